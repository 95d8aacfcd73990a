package flipscope.web.trace.why;

import flipscope.rules.Direction;
import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.text.Slug;
import flipscope.trace.Last;
import java.util.List;

/**
 * Why a square is legal or not, direction by direction: first where a reader chooses the square,
 * then with the reasons.
 *
 * @param title {@code Why is c4 legal?}, or an instruction if no square is chosen yet
 * @param outcome the outcome in words; may be empty
 * @param reasons the outcome of each direction, equal ones grouped
 * @param note which directions link to a step; empty if none
 * @param rays the directions as drawn over the board, 800 units wide
 * @param x the centre of the square, from the left
 * @param y the centre of the square, from the top
 * @param again asks about another square; empty if every square links to its own question
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

    /** While no square is chosen. */
    public static WhyView choose(String title, String close) {
        return new WhyView(title, "", List.of(), "", List.of(), 0, 0, "", close);
    }

    /** Directions with the same outcome. */
    public record ReasonView(String css, List<DirectionView> directions, String text) {}

    /**
     * One direction.
     *
     * @param url the step that decides it, or null
     * @param step its number, in words
     * @param away whether that step is in the unedited code while the page shows edited code
     */
    public record DirectionView(String arrow, String name, String url, String step, boolean away) {}

    /**
     * A direction as drawn.
     *
     * @param css {@code flips}, {@code empty}, {@code edge} or {@code no-neighbour}
     * @param endX the centre of the square that it ends on, or a point at the edge
     * @param acrossX an offset to the side, for the bar at the edge
     */
    public record RayView(String css, int x, int y, int endX, int endY, int acrossX, int acrossY) {
        private static final int SQUARE = 100;

        /** From the centre of a square to just inside its border. */
        private static final int HALF = 44;

        static int x(int square) {
            return SQUARE * Squares.file(square) + SQUARE / 2;
        }

        static int y(int square) {
            return SQUARE * Squares.row(square) + SQUARE / 2;
        }

        /** One direction: a line over the run, ending in a symbol for the outcome. */
        static RayView of(int square, Ray ray) {
            Direction direction = ray.direction();
            boolean stub = ray.outcome() == Outcome.NO_NEIGHBOUR;
            boolean inside = !stub && ray.end().isPresent();
            int last = stub ? square : inside ? ray.end().getAsInt() : Last.of(ray.run());
            int further = inside ? 0 : HALF;
            return new RayView(
                    Slug.of(ray.outcome()),
                    x(square),
                    y(square),
                    x(last) + direction.files() * further,
                    y(last) + direction.rows() * further,
                    -direction.rows() * SQUARE / 4,
                    direction.files() * SQUARE / 4);
        }
    }

    /** The whole text, for screen readers. */
    public String spoken() {
        return (title + " " + outcome).strip();
    }
}
