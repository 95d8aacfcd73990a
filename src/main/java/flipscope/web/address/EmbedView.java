package flipscope.web.address;

/**
 * How an embed is displayed, as templates ask for it: all that they need to know of the site that
 * it stands in.
 *
 * @param theme {@code light}, {@code dark} or {@code auto}; empty to follow the reader's own
 *     setting
 * @param controls which controls are shown
 * @param code how much of the source is shown
 * @param from the name of the first step that can be reached, or empty
 * @param to the name of the last step that can be reached, or empty
 * @param open the address of the page of its own
 */
public record EmbedView(
        String theme, Controls controls, Code code, String from, String to, String open) {

    /** A page of its own. */
    public static final EmbedView NONE = new EmbedView("", Controls.FULL, Code.FULL, "", "", "");

    /** Which controls are shown. */
    public enum Controls {
        /** All that fit in a frame. */
        FULL,
        /** Back, forward and a link to the full page. */
        SMALL,
        /** None: a picture with a sentence. */
        NONE
    }

    public enum Code {
        /** As on a page of its own. */
        FULL,
        /** The executed line and its neighbours. */
        LINES,
        NONE
    }

    /** Whether there are no controls. */
    public boolean isPicture() {
        return controls == Controls.NONE;
    }

    /** Whether all controls are shown. */
    public boolean isFull() {
        return controls == Controls.FULL;
    }

    /** Whether all of the source is shown. */
    public boolean hasWholeCode() {
        return code == Code.FULL;
    }

    /** A copy whose link to the full page has another address. */
    public EmbedView opening(String url) {
        return new EmbedView(theme, controls, code, from, to, url);
    }
}
