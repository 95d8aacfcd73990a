package flipscope.web.trace.why;

import java.util.List;

/**
 * Why a square is legal or not.
 *
 * @param title {@code Why is c4 legal?}, or what to do where no square is chosen yet
 * @param outcome what it comes to; may be empty
 * @param reasons what each way comes to, those alike together
 * @param note where the ways lead; empty where they lead nowhere
 * @param rays the ways as they are drawn over the board, eight hundred units wide
 * @param x the middle of the square
 * @param y the same, from the top
 * @param again the way to ask about another square; empty where every square is one
 * @param close the page without the question
 */
public record WhyView(
        String title,
        String outcome,
        List<ReasonView> reasons,
        String note,
        List<RayView> rays,
        int x,
        int y,
        String again,
        String close) {

    /** What to do while no square is chosen. */
    public static WhyView choose(String title, String close) {
        return new WhyView(title, "", List.of(), "", List.of(), 0, 0, "", close);
    }

    /** Ways with what they come to. */
    public record ReasonView(String css, List<WayView> ways, String text) {}

    /**
     * One way.
     *
     * @param url the step that decides it, or null
     * @param step its number, in words
     * @param away whether that step belongs to the code as it is, where the page shows changed code
     */
    public record WayView(String arrow, String name, String url, String step, boolean away) {}

    /**
     * A way as it is drawn.
     *
     * @param css {@code flips}, {@code empty}, {@code edge} or {@code no-neighbour}
     * @param endX the middle of the square that it ends on, or a place at the edge
     * @param acrossX a step to the side, for the bar at the edge
     */
    public record RayView(String css, int x, int y, int endX, int endY, int acrossX, int acrossY) {}

    /** All of it, to be spoken. */
    public String spoken() {
        return (title + " " + outcome).strip();
    }
}
