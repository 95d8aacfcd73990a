package flipscope.server;

/** Rasterises drawings. Thread-safe. */
@FunctionalInterface
public interface Painter {

    /**
     * A drawing as PNG.
     *
     * @param svg one of our figures
     * @param width in pixels
     * @param height in pixels
     */
    byte[] paint(String svg, int width, int height);
}
