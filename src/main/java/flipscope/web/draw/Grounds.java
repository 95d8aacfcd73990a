package flipscope.web.draw;

import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

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
    LANES(Shape.LANES, Numbering.A1_HIGH),
    WORD(Shape.WORD, Numbering.A1_HIGH);

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers and a view.
    private final BitLayout layout;

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers and a text.
    private final Glyph square;

    private final String path;
    private final String names;

    Grounds(Shape shape, Numbering numbering) {
        DisplayFormat view = new DisplayFormat(shape, 0).numbered(numbering);
        this.layout = BitLayout.of(view, Long.SIZE);
        this.square = Glyph.square(shape == Shape.LANES);
        Canvas at = new Canvas(layout);
        this.path = inOrder("", bit -> square.at(at.x(layout.column(bit)), at.y(layout.row(bit))));
        this.names = inOrder(",", layout::name);
    }

    private String inOrder(String between, IntFunction<String> text) {
        return layout.inOrder().mapToObj(text).collect(Collectors.joining(between));
    }

    /** The ground of a picture; empty if it draws its own. */
    static Optional<Grounds> of(GridView view) {
        return Arrays.stream(values())
                .filter(each -> view.bits().isLaidOutAs(each.layout.view()))
                .filter(each -> each.layout.bits() == view.cells().size())
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
        return names;
    }
}
