package flipscope.web.view.lesson;

/**
 * A page of ours in a frame.
 *
 * @param src its address
 * @param title what it is, for those who hear the page
 * @param height its height where no script follows it, in pixels
 */
public record FramePartView(BlockView block, String src, String title, int height)
        implements PartView {}
