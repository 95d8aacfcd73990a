package flipscope.web.figure;

import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.EquationView.TermView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** An equation in a row: values with their names above, operators between them. */
final class EquationRow {
    private static final int LONG_OPERATOR = 4;
    private static final int ROOM = 18;

    /** The maximum width of a picture when two stand side by side on a phone. */
    private static final int NARROW = 160;

    private static final int PAIR = 2;

    private interface Column {
        int width();

        /**
         * Draws it: its names start at {@code top}, and {@code middle} is the centre line of its
         * picture.
         */
        void draw(Drawing drawing, int centre, int top, int middle);

        default int above() {
            return 0;
        }

        default int tall() {
            return 0;
        }

        default int below() {
            return 0;
        }
    }

    private record Sign(String text, String arrow) implements Column {
        private FontStyle face() {
            return text.length() > LONG_OPERATOR ? FontStyle.WORD : FontStyle.OPERATOR;
        }

        @Override
        public int width() {
            return Math.max(face().width(text), arrow.isEmpty() ? 0 : 24) + 2 * ROOM;
        }

        @Override
        public void draw(Drawing drawing, int centre, int top, int middle) {
            int first = middle - face().leading() / 2 - (arrow.isEmpty() ? 0 : 14);
            int below = drawing.centred(face(), List.of(text), centre, first);
            if (!arrow.isEmpty()) {
                drawing.centred(FontStyle.ARROW, List.of(arrow), centre, below - 4);
            }
        }
    }

    private final List<Column> columns;

    private EquationRow(List<Column> columns) {
        this.columns = columns;
    }

    static EquationRow of(EquationView view) {
        int widest = view.terms().size() > PAIR + 1 ? NARROW + 20 : FigurePicture.WIDEST;
        return of(view.terms(), widest);
    }

    /** A smaller layout: if it is too wide for the room, at most two pictures in a row. */
    static List<EquationRow> narrow(EquationView view, int room) {
        EquationRow whole = of(view.terms(), NARROW);
        if (whole.width() <= room) {
            return List.of(whole);
        }
        List<TermView> terms = view.terms();
        int second = Math.min(PAIR, terms.size() - 1);
        return List.of(
                of(terms.subList(0, second), NARROW),
                of(terms.subList(second, terms.size()), NARROW));
    }

    private static EquationRow of(List<TermView> terms, int widest) {
        List<Column> columns = new ArrayList<>();
        for (TermView term : terms) {
            if (term.sign() != null && !term.sign().inText().isEmpty()) {
                columns.add(new Sign(term.sign().text(), term.sign().arrow()));
            }
            if (term.slot() != null) {
                columns.add(new ValueColumn(term.slot(), widest));
            }
        }
        return new EquationRow(columns);
    }

    int width() {
        return columns.stream().mapToInt(Column::width).sum();
    }

    /** Draws it. Returns the y of its lower end. */
    int draw(Drawing drawing, int left, int top) {
        int pictures = top + most(Column::above);
        int tall = most(Column::tall);
        int x = left;
        for (Column column : columns) {
            column.draw(drawing, x + column.width() / 2, top, pictures + tall / 2);
            x += column.width();
        }
        return pictures + tall + most(Column::below);
    }

    private int most(ToIntFunction<Column> length) {
        return columns.stream().mapToInt(length).max().orElse(0);
    }

    /** A value: its name, role, picture and hex. */
    private record ValueColumn(SlotView slot, int widest) implements Column {
        private static final int HEX = 18;

        private FigurePicture picture() {
            return new FigurePicture(slot.grid(), slot.mask(), widest);
        }

        private List<String> name() {
            return FontStyle.NAME.wrap(slot.text(), inner(), 2);
        }

        private List<String> role() {
            return FontStyle.ROLE.wrap(slot.role(), inner(), 2);
        }

        private int inner() {
            int text =
                    Math.max(FontStyle.NAME.width(slot.text()), FontStyle.ROLE.width(slot.role()));
            return Math.max(picture().width(), Math.min(widest, text) + 8);
        }

        @Override
        public int width() {
            return inner();
        }

        @Override
        public int above() {
            return name().size() * FontStyle.NAME.leading()
                    + role().size() * FontStyle.ROLE.leading()
                    + 4;
        }

        @Override
        public int tall() {
            return picture().height();
        }

        private List<String> note() {
            return FontStyle.ROLE.wrap(slot.note(), inner(), 3);
        }

        @Override
        public int below() {
            int note = note().size() * FontStyle.ROLE.leading();
            return slot.hex().isEmpty() ? note : HEX;
        }

        @Override
        public void draw(Drawing drawing, int centre, int top, int middle) {
            int y = drawing.centred(FontStyle.NAME, name(), centre, top);
            drawing.centred(FontStyle.ROLE, role(), centre, y);
            picture().draw(drawing, centre, middle);
            int below = middle + picture().height() / 2;
            if (!slot.hex().isEmpty()) {
                drawing.centred(FontStyle.HEX, List.of(slot.hex()), centre, below);
            } else {
                drawing.centred(FontStyle.ROLE, note(), centre, below);
            }
        }
    }
}
