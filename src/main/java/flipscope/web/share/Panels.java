package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.Link;
import flipscope.web.embed.EmbedAddress.Kind;
import flipscope.web.figure.Card;
import flipscope.web.view.EmbedPanelView;
import flipscope.web.view.EmbedPanelView.CopyView;
import flipscope.web.view.Frame;
import java.util.List;
import java.util.Map;

/** Builds the panel that makes an embed. */
final class Panels {
    private final Messages words;

    Panels(Messages words) {
        this.words = words;
    }

    /**
     * The panel.
     *
     * @param shown what is embedded, with the options that can be read
     * @param typed the options as they were typed
     * @param problem what is wrong with them, or empty
     */
    EmbedPanelView of(
            Frame frame, Card card, Target shown, Map<String, String> typed, String problem) {
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

    private List<CopyView> copies(Frame frame, Card card, Target shown, Link picture) {
        Kind kind = shown.kind();
        String site = frame.origin();
        String page = site + shown.page();
        return List.of(
                copy(
                        "embed-frame",
                        Snippet.frame(
                                site + shown.embed(), card.title(), kind.width(), kind.height())),
                copy("embed-link", page),
                copy("embed-markdown", Snippet.markdown(card.title(), site + picture, page)),
                copy("embed-picture", site + picture));
    }

    private CopyView copy(String id, String text) {
        return new CopyView(id, words.text("share.panel." + id), text);
    }

    /** A trace has figures, other pages have their cards. */
    private static Link picture(Target shown, String form) {
        Link page = shown.page();
        boolean traced = page.path().startsWith("/trace/") && page.get("predict").isEmpty();
        return traced
                ? page.at("/figure" + page.path() + "." + form)
                : CardRoutes.address(shown, Card.WIDTH, form);
    }
}
