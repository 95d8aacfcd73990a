package flipscope.web.share;

import flipscope.web.figure.Card;
import flipscope.web.site.BasePath;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Map;
import java.util.Optional;

/**
 * {@code GET /share?url=…}: the panel that creates an embed of a page, with a preview, options and
 * snippets. htmx opens it within the page.
 */
public final class SharePages {
    private final Pages pages;
    private final CardIndex cards;
    private final Link first;

    /**
     * @param first what is embedded for the home page
     */
    public SharePages(Pages pages, CardIndex cards, Link first) {
        this.pages = pages;
        this.cards = cards;
        this.first = first;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/share", this::show);
    }

    /** Sends the panel. */
    private void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        String url = ShareRequest.url(query);
        PageFrame frame = frame(ctx);
        SharedPage plain =
                SharedPage.read(url, frame.origin(), first).orElseThrow(() -> unknown(url));
        Map<String, String> typed = EmbedOptions.typed(plain.kind(), query);
        SharedPage wanted = plain.with(typed);
        Card card = cards.of(plain.path(), plain.query(pages.words()));
        Optional<Problem> problem = problem(wanted);
        SharedPage shown = problem.isPresent() ? plain : wanted;
        String message = problem.map(Problem::message).orElse("");
        EmbedPanelView view = new EmbedPanelView(frame, card, shown, typed, message);
        problem.ifPresent(wrong -> ctx.status(wrong.status()));
        // On a page of its own the address becomes that of the panel; elsewhere it stays.
        if (isAlone(ctx)) {
            ctx.header("HX-Replace-Url", ctx.path() + "?" + ctx.queryString());
        }
        pages.send(ctx, Page.SHARE, PagePart.PANEL, view);
    }

    private PageFrame frame(Context ctx) {
        return pages.frame(ctx, pages.words().text("share.panel.title"))
                .standingAt("")
                .with("share/share.css", "share/share.js", "embed-host.js");
    }

    /** The error in the options; the page itself was checked before. */
    private Optional<Problem> problem(SharedPage wanted) {
        try {
            cards.of(wanted.embed().path(), wanted.query(pages.words()));
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

    private ProblemException unknown(String url) {
        String message =
                pages.words().text("share.oembed.unknown", Problem.excerpt(url), "").strip();
        return new ProblemException(new Problem(404, "not-found", message, "url"));
    }
}
