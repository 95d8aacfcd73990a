package flipscope.web.draw;

import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The grounds that a page defines once for all its pictures: where their cells are, and what they
 * are called. Other pictures have few cells.
 */
public enum Grounds {
    BOARD(64),
    UPPER(32),
    LOWER(32),
    CUBE(64),
    LANES(64);

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers and a text.
    private final Glyph square;

    private final String path;

    @SuppressWarnings("ImmutableEnumChecker") // Always an immutable list.
    private final List<String> names;

    Grounds(int bits) {
        Shape shape = Shape.valueOf(name());
        BitLayout layout = BitLayout.of(new ViewKind(shape, 0), bits);
        Canvas canvas = new Canvas(layout);
        this.square = Glyph.square(shape == Shape.LANES);
        StringBuilder squares = new StringBuilder();
        List<String> inOrder = new ArrayList<>();
        for (int bit = bits - 1; bit >= 0; bit--) {
            squares.append(square.at(canvas.x(layout.column(bit)), canvas.y(layout.row(bit))));
            inOrder.add(layout.name(bit));
        }
        this.path = squares.toString();
        this.names = List.copyOf(inOrder);
    }

    /** The ground of a picture; empty if it draws its own. */
    static Optional<Grounds> of(GridView view) {
        return Arrays.stream(values())
                .filter(each -> view.bits().drawn().isUsual())
                .filter(each -> view.css().equals("as-" + Slug.of(each)))
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
