package flipscope.web.draw;

import flipscope.story.BitLayout;
import flipscope.text.Slug;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The grounds that a page defines once for all its pictures: where their cells are, and what they
 * are called. Other pictures have few cells.
 */
public enum Grounds {
    BOARD(Shape.BOARD, 64),
    UPPER(Shape.UPPER, 32),
    LOWER(Shape.LOWER, 32),
    CUBE(Shape.CUBE, 64),
    LANES(Shape.LANES, 64);

    private final String css;
    private final String path;
    private final int inset;

    @SuppressWarnings("ImmutableEnumChecker") // Always an immutable list.
    private final List<String> names;

    Grounds(Shape shape, int bits) {
        BitLayout layout = BitLayout.of(new ViewKind(shape, 0), bits);
        Canvas canvas = new Canvas(layout);
        boolean flat = shape == Shape.LANES;
        StringBuilder squares = new StringBuilder();
        for (int bit = bits - 1; bit >= 0; bit--) {
            int x = canvas.x(layout.column(bit));
            CellPaths.square(squares, x, canvas.y(layout.row(bit)), flat);
        }
        this.css = "as-" + Slug.of(shape);
        this.path = squares.toString();
        this.inset = CellPaths.inset(flat);
        this.names =
                IntStream.rangeClosed(1, bits)
                        .mapToObj(place -> layout.name(bits - place))
                        .toList();
    }

    /** The ground of a picture; empty if it draws its own. */
    static Optional<Grounds> of(GridView view) {
        return Arrays.stream(values())
                .filter(each -> each.css.equals(view.css()))
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
        return inset;
    }

    /** The names of the cells, in the order of the path. */
    public String names() {
        return names.stream().collect(Collectors.joining(","));
    }
}
