package flipscope.web.lesson;

/**
 * A page of ours in a frame.
 *
 * @param css what is in it, and so how tall it will be: {@code stepping}, {@code game}, or {@code
 *     asking} with what is asked for, such as {@code asking asks-board}
 * @param src its address
 * @param title what it is, for those who hear the page
 * @param height its height where no script follows it, in pixels
 * @param paper what stands in its place on paper
 */
public record FramePartView(
        BlockView block, String css, String src, String title, int height, PartView paper)
        implements PartView {

    /** Whether it asks something: then its caption is part of the question, and stands above it. */
    public boolean isQuestion() {
        return css.startsWith("asking");
    }
}
