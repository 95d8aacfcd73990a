package flipscope.web.lesson;

/**
 * A page of this site in a frame.
 *
 * @param css its content, which determines its height: {@code stepping}, {@code game}, or {@code
 *     asking} with the kind of answer, such as {@code asking asks-board}
 * @param src its address
 * @param title the accessible name of the frame
 * @param height its height in pixels where no script adjusts it
 * @param paper its replacement in print
 */
public record FramePartView(
        BlockView block, String css, String src, String title, int height, PartView paper)
        implements PartView {

    /** Whether it asks a question; its caption then belongs to the question and stands above it. */
    public boolean isQuestion() {
        return css.startsWith("asking");
    }
}
