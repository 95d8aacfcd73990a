package flipscope.web.view.lesson;

/**
 * What every live part has.
 *
 * @param name its anchor
 * @param caption below it, as HTML that is safe; may be empty
 * @param url where it can be looked at more closely, or null
 * @param link what that is called
 */
public record BlockView(String name, String caption, String url, String link) {
    /** Whether anything stands below it. */
    public boolean hasFoot() {
        return !caption.isEmpty() || url != null;
    }
}
