package flipscope.web.figure;

/** PNG images for link previews and figures, where they can be painted. */
public interface PaintedImages {
    /** Whether images can be painted. */
    boolean isOpen();

    /**
     * A drawing as PNG.
     *
     * @param width in pixels
     * @param height in pixels
     * @throws flipscope.web.address.ProblemException with 404 if they cannot be painted
     */
    byte[] png(String svg, int width, int height);
}
