package flipscope.web.lesson;

/**
 * A picture of a step or of a storyboard.
 *
 * @param src its address
 * @param night its address by night
 * @param narrow the same for a narrow screen, or null where there is no other
 * @param alt what it shows, in words
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

    /** As a telephone shows it. */
    public record NarrowView(String src, String night, int width, int height) {}
}
