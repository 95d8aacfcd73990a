package flipscope.web.view.lesson;

/**
 * A picture of a step or of a storyboard.
 *
 * @param src its address
 * @param alt what it shows, in words
 */
public record FigurePartView(BlockView block, String src, int width, int height, String alt)
        implements PartView {}
