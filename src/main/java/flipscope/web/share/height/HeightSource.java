package flipscope.web.share.height;

import flipscope.web.site.EmbedView;
import flipscope.web.site.Query;

/** Computes the height of a kind of page in a frame. */
@FunctionalInterface
public interface HeightSource {
    /**
     * The height of a page in pixels.
     *
     * @param name the part of the path after the kind, such as an algorithm; may be empty
     * @param options how it is shown
     * @param width the width of the frame
     */
    int of(String name, Query query, EmbedView options, int width);
}
