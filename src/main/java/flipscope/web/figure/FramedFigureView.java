package flipscope.web.figure;

import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;

/**
 * A figure inside an embed.
 *
 * @param src its address in the light theme
 * @param night its address in the dark theme
 * @param width in pixels, unscaled
 * @param height in pixels, unscaled
 * @param alt the text alternative
 */
public record FramedFigureView(
        PageContext frame, String src, String night, int width, int height, String alt)
        implements PageView {

    /** Whether it is always dark. */
    public boolean isDark() {
        return "dark".equals(frame.theme());
    }

    /** Whether it follows the reader's colour scheme. */
    public boolean isEither() {
        return !isDark() && !"light".equals(frame.theme());
    }
}
