package flipscope.web.trace.why;

import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.rules.Way;
import flipscope.web.trace.why.WhyView.RayView;
import java.util.Locale;

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
        Way way = ray.way();
        boolean stub = ray.outcome() == Outcome.NO_NEIGHBOUR;
        boolean inside = !stub && ray.end().isPresent();
        int last =
                stub ? square : inside ? ray.end().getAsInt() : ray.run().get(ray.run().size() - 1);
        int further = inside ? 0 : HALF;
        return new RayView(
                ray.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                x(square),
                y(square),
                x(last) + way.files() * further,
                y(last) + way.rows() * further,
                -way.rows() * SQUARE / 4,
                way.files() * SQUARE / 4);
    }

    static String arrow(Way way) {
        return switch (way) {
            case UP -> "↑";
            case UP_RIGHT -> "↗";
            case RIGHT -> "→";
            case DOWN_RIGHT -> "↘";
            case DOWN -> "↓";
            case DOWN_LEFT -> "↙";
            case LEFT -> "←";
            case UP_LEFT -> "↖";
        };
    }
}
