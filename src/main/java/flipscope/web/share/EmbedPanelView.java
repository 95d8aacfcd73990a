package flipscope.web.share;

import flipscope.web.address.EmbedKind;
import flipscope.web.address.Link;
import flipscope.web.draw.Pen;
import flipscope.web.figure.Card;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The panel that creates an embed, with a preview and snippets to copy.
 *
 * @param card the preview card of what is embedded
 * @param problem the error in an option, or empty
 */
public record EmbedPanelView(
        PageContext frame, Card card, SharedPage shared, EmbedOptions options, String problem)
        implements PageView {

    @Override
    public String spoken() {
        return problem.isEmpty() ? text("share.panel.spoken") : problem;
    }

    /** The snippets to copy, by id. */
    public Map<String, String> copies() {
        EmbedKind kind = shared.kind();
        String site = frame.origin();
        String page = site + shared.page();
        String picture = site + png().orElseGet(this::svg);
        Map<String, String> all = new LinkedHashMap<>();
        all.put("embed-frame", shared.frame(site, card.title(), kind.width(), kind.height()));
        all.put("embed-script", script(site + Link.url("/static/embed-host.js")));
        if (areAnswered()) {
            all.put("embed-link", page);
            all.put("embed-markdown", markdown(picture, page));
            all.put("embed-picture", picture);
        }
        return all;
    }

    /**
     * Behind the # of a site of files an address is answered in a browser that runs it, not for
     * other sites.
     */
    private boolean areAnswered() {
        return !frame.origin().endsWith("#");
    }

    /** The script that fits frames to what is in them. */
    private static String script(String url) {
        return "<script src=\"" + Pen.escaped(url) + "\" defer></script>";
    }

    /** A picture that links to the page. */
    private String markdown(String picture, String url) {
        String safe = card.title().replaceAll("[\\[\\]\\\\]", "\\\\$0");
        return "[![" + safe + "](" + picture + ")](" + url + ")";
    }

    /** The address of the picture. */
    public String svg() {
        return picture("svg");
    }

    /** The address of the picture as PNG, where pictures can be painted. */
    public Optional<String> png() {
        return Optional.of(picture("png")).filter(picture -> frame.place().pictured());
    }

    /** A trace has figures, other pages have cards. */
    private String picture(String form) {
        Link page = shared.page();
        boolean traced = page.path().startsWith("/trace/") && page.get("predict").isEmpty();
        Link picture =
                traced
                        ? page.at("/figure" + page.path() + "." + form)
                        : ShareSite.cardAddress(shared, Card.WIDTH, form);
        return picture.toString();
    }
}
