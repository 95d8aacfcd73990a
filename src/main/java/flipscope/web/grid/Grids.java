package flipscope.web.grid;

import flipscope.trace.Marks;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.View;
import flipscope.trace.Word;
import flipscope.web.view.GridView;
import flipscope.web.view.GridView.CellView;
import flipscope.web.view.GridView.FallenView;
import flipscope.web.view.GridView.LabelView;
import flipscope.web.view.GridView.LaneView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Draws values: a bit is a cell of 22 units, two apart, with room around for names, hex digits and
 * fallen bits.
 */
public final class Grids {
    private static final int CELL = 22;
    private static final int PITCH = 24;
    private static final int GAP = 14;
    private static final int LEFT = 32;
    private static final int TOP = 14;
    private static final int RIGHT = 36;
    private static final int BOTTOM = 24;

    private Grids() {}

    /**
     * What is to be drawn beside the bits. {@code shift} says which way a shift moved them, or is
     * null.
     */
    public record Picture(Marks marks, Discs discs, Drift shift, boolean bitNumbers) {
        public static final Picture PLAIN = new Picture(Marks.NONE, Discs.NONE, null, false);

        /** Just the discs. */
        public static Picture over(Discs discs, boolean bitNumbers) {
            return new Picture(Marks.NONE, discs, null, bitNumbers);
        }
    }

    /** Draws any value as its view asks. */
    public static GridView draw(Value value, View view, String alt, Picture picture) {
        if (value instanceof Table table) {
            return big("as-table", tableText(table), alt);
        }
        Word word = (Word) value;
        return switch (view.shape()) {
            case FLAG -> big("as-flag " + word.text(), word.text(), alt);
            case NUMBER -> big("as-number", number(word), alt);
            default ->
                    word.type().width() == 1
                            ? big("as-flag " + word.text(), word.text(), alt)
                            : grid(word, view, alt, picture);
        };
    }

    private static GridView big(String css, String text, String alt) {
        int width = LEFT + 8 * PITCH + RIGHT;
        int height = TOP + 8 * PITCH + BOTTOM;
        return new GridView(
                css, width, height, alt, List.of(), List.of(), List.of(), List.of(), text);
    }

    /** Numbers a person can read as numbers; anything longer stays hex. */
    private static String number(Word word) {
        return Math.abs(word.bits()) < 1_000_000 ? Long.toString(word.bits()) : word.text();
    }

    private static String tableText(Table table) {
        return table.type().toString().replace("[]", "[" + table.length() + "]");
    }

    private static GridView grid(Word word, View view, String alt, Picture picture) {
        Layout layout = Layout.of(view, word.type().width());
        int width = LEFT + x(layout, layout.columns() - 1) + PITCH + RIGHT;
        int height = TOP + y(layout, layout.rows() - 1) + PITCH + BOTTOM;
        return new GridView(
                "as-" + view.shape().name().toLowerCase(Locale.ROOT),
                width,
                height,
                alt,
                labels(layout, word),
                cells(layout, word, picture),
                lanes(layout, word),
                fallen(layout, picture),
                "");
    }

    private static int x(Layout layout, int column) {
        return column * PITCH + layout.gapsBefore(column) * GAP;
    }

    private static int y(Layout layout, int row) {
        return row * PITCH + layout.gapsAbove(row) * GAP;
    }

    private static List<LabelView> labels(Layout layout, Word word) {
        List<LabelView> labels = new ArrayList<>();
        int bottom = TOP + y(layout, layout.rows() - 1) + PITCH + 14;
        for (int column = 0; layout.hasFiles() && column < layout.columns(); column++) {
            int center = LEFT + x(layout, column) + CELL / 2;
            labels.add(new LabelView(center, bottom, "file", layout.fileName(column)));
        }
        int right = LEFT + x(layout, layout.columns() - 1) + PITCH + 12;
        for (int row = 0; row < layout.rows(); row++) {
            int middle = TOP + y(layout, row) + 15;
            labels.add(new LabelView(14, middle, "row", layout.rowName(row)));
            labels.add(new LabelView(right, middle, "hex", hex(layout, word, row)));
        }
        for (int layer = 0; layout.isCube() && layer < 4; layer++) {
            int center = LEFT + x(layout, layer % 2 * 4) + 2 * PITCH - 1;
            int above = TOP + y(layout, layer / 2 * 4) - 4;
            labels.add(new LabelView(center, above, "layer", layout.layerName(layer)));
        }
        return labels;
    }

    /** The hex digits of one row: a row of eight is a byte. */
    private static String hex(Layout layout, Word word, int row) {
        if (layout.isCube() || layout.columns() < 4) {
            return "";
        }
        long bits =
                word.bits() >>> (layout.rows() - 1 - row) * layout.columns()
                        & (1L << layout.columns()) - 1;
        return String.format("%0" + layout.columns() / 4 + "X", bits);
    }

    private static List<CellView> cells(Layout layout, Word word, Picture picture) {
        List<CellView> cells = new ArrayList<>(layout.bits());
        for (int bit = layout.bits() - 1; bit >= 0; bit--) {
            cells.add(cell(layout, word, picture, bit));
        }
        return cells;
    }

    private static CellView cell(Layout layout, Word word, Picture picture, int bit) {
        Marks marks = picture.marks();
        boolean on = has(word.bits(), bit);
        boolean lost = has(marks.lost(), bit) && !on;
        boolean carry = has(marks.carry(), bit);
        boolean fresh = has(marks.fresh(), bit) && on;
        boolean wrapped = has(marks.wrapped(), bit) && on;
        String digit = on ? "1" : lost || carry ? "0" : "";
        return new CellView(
                LEFT + x(layout, layout.column(bit)),
                TOP + y(layout, layout.row(bit)),
                css(on, fresh, lost, wrapped),
                layout.name(bit),
                picture.bitNumbers() ? Integer.toString(bit) : digit,
                ring(layout, picture.discs(), bit),
                fresh,
                lost,
                wrapped,
                carry);
    }

    private static boolean has(long set, int bit) {
        return (set >>> bit & 1) != 0;
    }

    private static String css(boolean on, boolean fresh, boolean lost, boolean wrapped) {
        return "c"
                + (on ? " on" : "")
                + (fresh ? " new" : "")
                + (lost ? " lost" : "")
                + (wrapped ? " wrap" : "");
    }

    private static String ring(Layout layout, Discs discs, int bit) {
        return switch (layout.view().shape()) {
            case BOARD, LOWER -> discs.at(bit);
            case UPPER -> discs.at(bit + 32);
            default -> "";
        };
    }

    /** The fields of a register, each over its cells with the number that it holds. */
    private static List<LaneView> lanes(Layout layout, Word word) {
        int size = layout.view().lanes();
        List<LaneView> lanes = new ArrayList<>();
        for (int low = layout.bits() - size; size > 0 && low >= 0; low -= size) {
            int top = low + size - 1;
            int width = Math.min(size, layout.columns()) * PITCH - 2;
            int height = (layout.row(low) - layout.row(top) + 1) * PITCH - 2;
            String number =
                    Long.toString(
                            size == 64 ? word.bits() : word.bits() >>> low & (1L << size) - 1);
            int y = TOP + layout.row(top) * PITCH;
            int baseline = height < PITCH ? y + 11 : y + height / 2 + 3;
            lanes.add(
                    new LaneView(
                            LEFT + x(layout, layout.column(top)),
                            y,
                            width,
                            height,
                            baseline,
                            number));
        }
        return lanes;
    }

    /** Fallen bits stand one cell outside the edge, where they would have gone. */
    private static List<FallenView> fallen(Layout layout, Picture picture) {
        Drift shift = picture.shift();
        if (shift == null || picture.marks().fell() == 0) {
            return List.of();
        }
        Set<FallenView> places = new HashSet<>();
        for (int bit = 0; bit < layout.bits(); bit++) {
            if (has(picture.marks().fell(), bit)) {
                int column =
                        Math.max(
                                -1, Math.min(layout.columns(), layout.column(bit) + shift.right()));
                int row = Math.max(-1, Math.min(layout.rows(), layout.row(bit) + shift.down()));
                places.add(
                        new FallenView(
                                outside(column, layout.columns(), LEFT),
                                outside(row, layout.rows(), TOP)));
            }
        }
        return List.copyOf(places);
    }

    /** The middle of a cell along one axis; just outside the edge for -1 and for {@code count}. */
    private static int outside(int place, int count, int start) {
        if (place < 0) {
            return start - 7;
        }
        return place >= count ? start + count * PITCH + 4 : start + place * PITCH + CELL / 2;
    }
}
