package flipscope.web.view;

/**
 * A figure inside somebody else's page.
 *
 * @param src its address, by day
 * @param night its address by night
 * @param width in pixels, at its own size
 * @param height in pixels, at its own size
 * @param alt what it shows, in words
 */
public record FramedFigureView(
        Frame frame, String src, String night, int width, int height, String alt) implements Shown {

    /** Whether it may be looked at by day. */
    public boolean isLight() {
        return !"dark".equals(frame.theme());
    }

    /** Whether it may be looked at by night. */
    public boolean isDark() {
        return !"light".equals(frame.theme());
    }
}
