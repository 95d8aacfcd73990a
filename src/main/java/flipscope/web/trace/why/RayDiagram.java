package flipscope.web.trace.why;

import flipscope.rules.Direction;
import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.text.Slug;
import flipscope.web.trace.why.WhyView.RayView;

/** Draws the eight directions from a square over a board 800 units wide. */
final class RayDiagram {
    private static final int SQUARE = 100;

    /** From the centre of a square to just inside its border. */
    private static final int HALF = 44;

    private RayDiagram() {}

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
        int last =
                stub ? square : inside ? ray.end().getAsInt() : ray.run().get(ray.run().size() - 1);
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
