package flipscope.web.view;

/**
 * A figure inside somebody else's page.
 *
 * @param src its address
 * @param width in pixels, at its own size
 * @param height in pixels, at its own size
 * @param alt what it shows, in words
 */
public record FramedFigureView(Frame frame, String src, int width, int height, String alt)
        implements Shown {}
