package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.share.EmbedPanelView.CopyView;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Map;

/** Builds the panel that creates an embed. */
final class EmbedPanels {
    private final Messages words;

    EmbedPanels(Messages words) {
        this.words = words;
    }

    EmbedPanelView of(
            PageFrame frame,
            Card card,
            SharedPage shown,
            Map<String, String> typed,
            String problem) {
        String page = shown.page().toString();
        boolean painted = frame.place().pictured();
        return new EmbedPanelView(
                frame,
                card.title(),
                page,
                page,
                EmbedOptions.choices(shown.kind(), typed),
                EmbedOptions.texts(shown.kind(), typed),
                problem,
                shown.embed().toString(),
                shown.kind().height(),
                copies(frame, card, shown, picture(shown, painted ? "png" : "svg")),
                picture(shown, "svg").toString(),
                painted ? picture(shown, "png").toString() : null);
    }

    private List<CopyView> copies(PageFrame frame, Card card, SharedPage shown, Link picture) {
        Kind kind = shown.kind();
        String site = frame.origin();
        String page = site + shown.page();
        return List.of(
                copy(
                        "embed-frame",
                        Snippet.frame(
                                site + shown.embed(), card.title(), kind.width(), kind.height())),
                copy("embed-script", Snippet.script(site + Link.url("/static/embed-host.js"))),
                copy("embed-link", page),
                copy("embed-markdown", Snippet.markdown(card.title(), site + picture, page)),
                copy("embed-picture", site + picture));
    }

    private CopyView copy(String id, String text) {
        return new CopyView(id, words.text("share.panel." + id), text);
    }

    /** A trace has figures, other pages have cards. */
    private static Link picture(SharedPage shown, String form) {
        Link page = shown.page();
        boolean traced = page.path().startsWith("/trace/") && page.get("predict").isEmpty();
        return traced
                ? page.at("/figure" + page.path() + "." + form)
                : CardRoutes.address(shown, Card.WIDTH, form);
    }
}
