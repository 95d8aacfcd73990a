package flipscope.web.draw;

import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The grounds that a page defines once for all its pictures: where their cells are, and what they
 * are called. Other pictures have few cells.
 */
public enum Grounds {
    BOARD(Shape.BOARD, Numbering.A1_HIGH),
    /** As chess numbers it, White below. */
    CHESS(Shape.BOARD, Numbering.A1_LOW),
    UPPER(Shape.UPPER, Numbering.A1_HIGH),
    LOWER(Shape.LOWER, Numbering.A1_HIGH),
    CUBE(Shape.CUBE, Numbering.A1_HIGH),
    LANES(Shape.LANES, Numbering.A1_HIGH);

    @SuppressWarnings("ImmutableEnumChecker") // A record of enums and a number.
    private final DisplayFormat layout;

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers and a text.
    private final Glyph square;

    private final String path;

    @SuppressWarnings("ImmutableEnumChecker") // Always an immutable list.
    private final List<String> names;

    Grounds(Shape shape, Numbering numbering) {
        this.layout = new DisplayFormat(shape, 0).numbered(numbering);
        BitLayout cells = BitLayout.of(layout, Long.SIZE);
        Canvas canvas = new Canvas(cells);
        this.square = Glyph.square(shape == Shape.LANES);
        StringBuilder squares = new StringBuilder();
        List<String> inOrder = new ArrayList<>();
        for (int bit = cells.bits() - 1; bit >= 0; bit--) {
            squares.append(square.at(canvas.x(cells.column(bit)), canvas.y(cells.row(bit))));
            inOrder.add(cells.name(bit));
        }
        this.path = squares.toString();
        this.names = List.copyOf(inOrder);
    }

    /** The ground of a picture; empty if it draws its own. */
    static Optional<Grounds> of(GridView view) {
        return Arrays.stream(values())
                .filter(each -> view.bits().drawn().isLaidOutAs(each.layout))
                .filter(each -> each.names.size() == view.cells().size())
                .findFirst();
    }

    public String id() {
        return "ground-" + Slug.of(this);
    }

    public String path() {
        return path;
    }

    /** How far below the top of its cell a square begins. */
    public int inset() {
        return (int) square.y();
    }

    /** The names of the cells, in the order of the path. */
    public String names() {
        return String.join(",", names);
    }
}
