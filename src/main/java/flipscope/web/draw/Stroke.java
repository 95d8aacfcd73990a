package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a cell's mark, in units of the cell.
 *
 * @param css its class
 * @param turn how it is turned, as SVG's {@code transform}, or null
 * @param path as SVG draws it
 */
public record Stroke(String css, String turn, String path) {
    private static final Stroke HATCH =
            new Stroke("hatch", null, "M1 8 8 1M1 15 15 1M1 22 22 1M8 22 22 8M15 22 22 15");
    private static final Stroke WRAPPED =
            new Stroke("m-wrap", null, "M20 14.4v3.8h-5.6m2.1-2.2-2.1 2.2 2.1 2.2");
    private static final Stroke FRESH = new Stroke("m-new", null, "M15.4 5h5M17.9 2.5v5");
    private static final Stroke LOST = new Stroke("m-lost", null, "M7 11h8");

    private static final String ROUND = "M7 15h6.5a3.5 3.5 0 0 0 0-7H11m-2 5-2.5 2L9 17.5";
    private static final String AWAY = "M16 11H6m4-4-4 4 4 4";

    /** The strokes of a cell's marks; a clear cell has room for one. */
    static List<Stroke> of(CellView cell) {
        List<Stroke> strokes = new ArrayList<>();
        if (cell.wrapped()) {
            strokes.add(HATCH);
            strokes.add(WRAPPED);
        }
        if (cell.fresh()) {
            strokes.add(FRESH);
        }
        if (cell.carry() && !cell.meets()) {
            strokes.add(new Stroke("m-carry", null, carry(cell)));
        } else if (cell.lost() && !cell.meets()) {
            strokes.add(LOST);
        } else if (cell.arrow() != null && !cell.meets()) {
            strokes.add(new Stroke("m-origin", cell.arrow(), cell.goesRound() ? ROUND : AWAY));
        }
        return strokes;
    }

    /** In the middle of a clear cell, at the foot of a set one. */
    private static String carry(CellView cell) {
        if (cell.on()) {
            return cell.borrows() ? "M4.8 20.6l3.2-5.6h-6.4z" : "M4.8 15l3.2 5.6h-6.4z";
        }
        return cell.borrows() ? "M11 15l4-7.5h-8z" : "M11 7l4 7.5h-8z";
    }
}
