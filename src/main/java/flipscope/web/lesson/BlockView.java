package flipscope.web.lesson;

import flipscope.web.site.Link;

/**
 * What all live parts have in common.
 *
 * @param name its anchor
 * @param caption safe HTML; may be empty
 * @param url its full page, or null
 * @param link the text of that link
 */
public record BlockView(String name, String caption, String url, String link) {
    /** The address of the page that creates an embed of it. */
    public String share() {
        return Link.to("/share").with("url", url).toString();
    }

    /** Whether it has a caption or links. */
    public boolean hasFoot() {
        return !caption.isEmpty() || url != null;
    }
}
