package flipscope.web.share.height;

import flipscope.web.site.EmbedView;
import flipscope.web.site.Query;

/** Says how tall what pages of one kind draw in a frame comes out. */
@FunctionalInterface
public interface HeightSource {
    /**
     * The height of a page in pixels.
     *
     * @param name what follows the kind in its path: an algorithm; may be empty
     * @param look how it is shown
     * @param width of the frame
     */
    int of(String name, Query query, EmbedView look, int width);
}
