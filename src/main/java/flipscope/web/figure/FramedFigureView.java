package flipscope.web.figure;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;

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
        PageFrame frame, String src, String night, int width, int height, String alt)
        implements PageView {

    /** Whether it is light on dark whatever the reader prefers. */
    public boolean isDark() {
        return "dark".equals(frame.theme());
    }

    /** Whether the reader's system decides. */
    public boolean isEither() {
        return !isDark() && !"light".equals(frame.theme());
    }
}
