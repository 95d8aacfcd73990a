package flipscope.web.share;

import flipscope.web.Link;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Part;
import flipscope.web.Problem;
import flipscope.web.Query;
import flipscope.web.Refused;
import flipscope.web.figure.Card;
import flipscope.web.view.EmbedPanelView;
import flipscope.web.view.Frame;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;

/**
 * {@code GET /share?url=…}: the panel that makes an embed of a page, with a preview, options and
 * what is to be pasted. Pages show it in place where htmx asks for it.
 */
public final class SharePages {
    private static final int LONGEST_URL = 8_000;

    private final Pages pages;
    private final Sights sights;
    private final Link first;
    private final Panels panels;

    /**
     * @param first what stands for the first page
     */
    public SharePages(Pages pages, Sights sights, Heights heights, Link first) {
        this.pages = pages;
        this.sights = sights;
        this.first = first;
        this.panels = new Panels(heights, pages.words());
    }

    /** Answers with the panel. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        String url =
                query.string("url", LONGEST_URL)
                        .orElseThrow(() -> query.refusal("url", "share.oembed.missing"));
        Frame frame = frame(ctx);
        Target plain = Target.read(url, frame.origin(), first).orElseThrow(() -> unknown(url));
        Target wanted = plain.with(EmbedOptions.typed(plain.kind(), query));
        Card card = sights.of(plain.path(), plain.query(pages.words()));
        Optional<Problem> problem = problem(wanted);
        EmbedPanelView view =
                panels.of(
                        frame,
                        card,
                        problem.isPresent() ? plain : wanted,
                        EmbedOptions.typed(plain.kind(), query),
                        problem.map(Problem::message).orElse(""));
        problem.ifPresent(wrong -> ctx.status(wrong.status()));
        // On a page of its own the address is that of the panel; elsewhere it stays.
        if (isAlone(ctx)) {
            ctx.header("HX-Replace-Url", ctx.path() + "?" + ctx.queryString());
        }
        pages.send(ctx, Page.SHARE, Part.PANEL, view);
    }

    private Frame frame(Context ctx) {
        return pages.frame(ctx, pages.words().text("share.panel.title"))
                .standingAt("")
                .with("share.css", "share.js", "embed-host.js");
    }

    /** What is wrong with the options; the page itself has been looked at already. */
    private Optional<Problem> problem(Target wanted) {
        try {
            sights.of(wanted.embed().path(), wanted.query(pages.words()));
            return Optional.empty();
        } catch (Refused wrong) {
            return Optional.of(wrong.problem());
        }
    }

    private static boolean isAlone(Context ctx) {
        try {
            String current = Optional.ofNullable(ctx.header("HX-Current-URL")).orElse("");
            return "/share".equals(URI.create(current).getPath());
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }

    private Refused unknown(String url) {
        String message = pages.words().text("share.oembed.unknown", Query.excerpt(url), "").strip();
        return new Refused(new Problem(404, "not-found", message, "url"));
    }
}
