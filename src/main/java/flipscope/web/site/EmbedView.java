package flipscope.web.site;

import java.util.Locale;

/**
 * How a page shows itself inside somebody else's.
 *
 * @param theme {@code light}, {@code dark} or {@code auto}; empty where the reader's own choice
 *     holds
 * @param controls how much there is to press
 * @param code how much of the source is shown
 * @param from the name of the first step that the reader is kept to, or empty
 * @param to the name of the last one, or empty
 * @param open the address of the same thing on a page of its own
 */
public record EmbedView(
        String theme, Controls controls, Code code, String from, String to, String open) {

    /** How much there is to press. */
    public enum Controls {
        /** Everything that fits in a frame. */
        FULL,
        /** Back, forward, and out. */
        SMALL,
        /** A picture with a sentence. */
        NONE
    }

    /** How much of the source is shown. */
    public enum Code {
        /** As much as on a page of its own. */
        FULL,
        /** The executed line and its neighbours. */
        LINES,
        NONE
    }

    /** Whether there is nothing to press. */
    public boolean isPicture() {
        return controls == Controls.NONE;
    }

    /** Whether everything that fits is there. */
    public boolean isFull() {
        return controls == Controls.FULL;
    }

    /** Whether the whole of the source is shown. */
    public boolean hasWholeCode() {
        return code == Code.FULL;
    }

    /** The same, leading out to another address. */
    public EmbedView opening(String url) {
        return new EmbedView(theme, controls, code, from, to, url);
    }

    /** The words of an option, as an address has them. */
    public static String word(Enum<?> option) {
        return option.name().toLowerCase(Locale.ROOT);
    }
}
