package flipscope.web.lesson;

/**
 * A picture of a step or of a storyboard.
 *
 * @param src its address
 * @param night its address in the dark theme
 * @param narrow the version for narrow screens, or null if there is none
 * @param alt a description
 */
public record FigurePartView(
        BlockView block,
        String src,
        String night,
        int width,
        int height,
        NarrowView narrow,
        String alt)
        implements PartView {

    /** The version for narrow screens. */
    public record NarrowView(String src, String night, int width, int height) {}
}
