package flipscope.web.share;

import flipscope.web.figure.Card;
import flipscope.web.site.BasePath;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;

/**
 * {@code GET /share?url=…}: the panel that creates an embed of a page, with a preview, options and
 * snippets. htmx opens it within the page.
 */
record SharePages(ShareSite share) {
    void addTo(RoutesConfig routes) {
        routes.get("/share", this::show);
    }

    /** Sends the panel. */
    private void show(Context ctx) {
        Query query = Query.of(ctx, share.words);
        String url = OEmbed.url(query);
        PageContext frame = frame(ctx);
        SharedPage plain = share.page(url, frame.origin());
        EmbedOptions options = EmbedOptions.read(plain.kind(), query);
        SharedPage wanted = plain.with(options.typed());
        Card card = share.card(plain);
        Optional<Problem> problem = problem(wanted);
        SharedPage shown = problem.isPresent() ? plain : wanted;
        String message = problem.map(Problem::message).orElse("");
        EmbedPanelView view = new EmbedPanelView(frame, card, shown, options, message);
        problem.ifPresent(wrong -> ctx.status(wrong.status()));
        // On a page of its own the address becomes that of the panel; elsewhere it stays.
        if (isAlone(ctx)) {
            ctx.header("HX-Replace-Url", ctx.path() + "?" + ctx.queryString());
        }
        share.pages.send(ctx, Page.SHARE, PagePart.PANEL, view);
    }

    private PageContext frame(Context ctx) {
        return share.pages
                .frame(ctx, share.words.text("share.panel.title"))
                .standingAt("")
                .with("share/share.css", "share/share.js", "embed-host.js");
    }

    /** The error in the options; the page itself was checked before. */
    private Optional<Problem> problem(SharedPage wanted) {
        try {
            share.card(wanted.embed().path(), wanted.query(share.words));
            return Optional.empty();
        } catch (ProblemException wrong) {
            return Optional.of(wrong.problem());
        }
    }

    private static boolean isAlone(Context ctx) {
        try {
            String current = Optional.ofNullable(ctx.header("HX-Current-URL")).orElse("");
            return URI.create(current).getPath().equals(BasePath.of(ctx) + Link.url("/share"));
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }
}
