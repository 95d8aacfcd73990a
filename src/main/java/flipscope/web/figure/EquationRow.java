package flipscope.web.figure;

import flipscope.web.step.EquationView;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import java.util.List;

/** An equation in a row: values with their names above, operators between them. */
record EquationRow(List<Column> columns) {
    private static final int LONG_OPERATOR = 4;
    private static final int ROOM = 18;
    private static final int HEX = 18;

    /** The maximum width of a picture when two stand side by side on a phone. */
    private static final int NARROW = 160;

    private static final int PAIR = 2;

    /** A sign or a value, and the room that it takes: above its picture, for that, and below it. */
    private record Column(int width, int above, int tall, int below, Drawn drawn) {}

    @FunctionalInterface
    private interface Drawn {
        /**
         * Draws it: its names start at {@code top}, and {@code middle} is the centre line of its
         * picture.
         */
        void in(Drawing drawing, int centre, int top, int middle);
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

    /** A part of an equation; no picture is wider than this. */
    static EquationRow of(List<TermView> terms, int widest) {
        return new EquationRow(OneStep.row(terms, EquationRow::sign, slot -> value(slot, widest)));
    }

    private static Column sign(SignView sign) {
        boolean arrow = !sign.arrow().isEmpty();
        FontStyle face = sign.text().length() > LONG_OPERATOR ? FontStyle.WORD : FontStyle.OPERATOR;
        int width = Math.max(face.width(sign.text()), arrow ? 24 : 0) + 2 * ROOM;
        Drawn drawn =
                (drawing, centre, top, middle) -> {
                    int first = middle - face.leading() / 2 - (arrow ? 14 : 0);
                    int below = drawing.centred(face, List.of(sign.text()), centre, first);
                    if (arrow) {
                        drawing.centred(FontStyle.ARROW, List.of(sign.arrow()), centre, below - 4);
                    }
                };
        return new Column(width, 0, 0, 0, drawn);
    }

    /** Its name, role, picture, and hex or note. */
    private static Column value(SlotView slot, int widest) {
        FigurePicture picture = new FigurePicture(slot.grid(), slot.mask(), widest);
        int text = Math.max(FontStyle.NAME.width(slot.text()), FontStyle.ROLE.width(slot.told()));
        int width = Math.max(picture.width(), Math.min(widest, text) + 8);
        List<String> name = FontStyle.NAME.wrap(slot.text(), width, 2);
        List<String> role = FontStyle.ROLE.wrap(slot.told(), width, 2);
        boolean hex = !slot.hex().isEmpty();
        FontStyle face = hex ? FontStyle.HEX : FontStyle.ROLE;
        List<String> foot = hex ? List.of(slot.hex()) : face.wrap(slot.note(), width, 3);
        return new Column(
                width,
                FontStyle.NAME.height(name) + FontStyle.ROLE.height(role) + 4,
                picture.height(),
                hex ? HEX : face.height(foot),
                (drawing, centre, top, middle) -> {
                    int y = drawing.centred(FontStyle.NAME, name, centre, top);
                    drawing.centred(FontStyle.ROLE, role, centre, y);
                    picture.draw(drawing, centre, middle);
                    drawing.centred(face, foot, centre, middle + picture.height() / 2);
                });
    }

    int width() {
        return columns.stream().mapToInt(Column::width).sum();
    }

    /** Draws it. Returns the y of its lower end. */
    int draw(Drawing drawing, int left, int top) {
        int pictures = top + Drawing.most(columns, Column::above);
        int tall = Drawing.most(columns, Column::tall);
        int x = left;
        for (Column column : columns) {
            column.drawn().in(drawing, x + column.width() / 2, top, pictures + tall / 2);
            x += column.width();
        }
        return pictures + tall + Drawing.most(columns, Column::below);
    }
}
