package flipscope.web.draw;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import flipscope.web.draw.FallenBits.Fall;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.LaneFields.Field;
import java.util.List;
import java.util.Locale;

/**
 * Draws values: a bit is a cell of 22 units, two apart, with room around for names, hex digits and
 * fallen bits.
 */
public final class Grids {
    private Grids() {}

    /**
     * What is to be drawn beside the bits.
     *
     * @param marks what happened to the bits
     * @param discs what lies on the squares
     * @param fall what a shift pushed out
     * @param bitNumbers whether cells show the numbers of their bits
     * @param binary whether a number shows its bits below it
     * @param words the language
     */
    public record Picture(
            Marks marks,
            Discs discs,
            Fall fall,
            boolean bitNumbers,
            boolean binary,
            Messages words) {

        /** Just the discs. */
        public static Picture over(Discs discs, boolean bitNumbers, Messages words) {
            return new Picture(Marks.NONE, discs, Fall.NONE, bitNumbers, false, words);
        }

        /** The same with marks. */
        public Picture with(Marks other) {
            return new Picture(other, discs, fall, bitNumbers, binary, words);
        }

        /** The same with numbers in binary too, or not. */
        public Picture inBinary(boolean other) {
            return new Picture(marks, discs, fall, bitNumbers, other, words);
        }

        /**
         * The same after a shift.
         *
         * @param from how its operand is drawn
         * @param drift which way the bits moved on a board, or null
         * @param left whether they moved to the higher places
         */
        public Picture shifted(ViewKind from, ShiftDirection drift, boolean left) {
            Fall other = new Fall(marks.fell(), from, drift, left);
            return new Picture(marks, discs, other, bitNumbers, binary, words);
        }
    }

    /** Draws any value as its view asks. */
    public static GridView draw(Value value, ViewKind view, String alt, Picture picture) {
        if (value instanceof Table table) {
            return table.length() <= TableStrip.SHOWN
                    ? TableStrip.whole(table, view, alt)
                    : big("as-table", tableText(table), alt, "");
        }
        Word word = (Word) value;
        if (view.shape() == Shape.FLAG || word.type().width() == 1) {
            return big("as-flag " + word.text(), word.text(), alt, "");
        }
        return view.shape() == Shape.NUMBER
                ? big("as-number", number(word), alt, binary(word, picture))
                : grid(word, view, alt, picture);
    }

    private static GridView big(String css, String text, String alt, String note) {
        return GridView.big(css, Canvas.WIDTH, Canvas.HEIGHT, alt, text, note);
    }

    /** Numbers a person can read as numbers; anything longer stays hex. */
    private static String number(Word word) {
        return Math.abs(word.bits()) < 1_000_000 ? Long.toString(word.bits()) : word.text();
    }

    /** The bits of a number, in fours; empty for numbers that are too long for it. */
    private static String binary(Word word, Picture picture) {
        if (!picture.binary() || word.bits() < 0 || word.bits() > 0xFFFF) {
            return "";
        }
        String bits = Long.toBinaryString(word.bits());
        String whole = "0".repeat((4 - bits.length() % 4) % 4) + bits;
        return picture.words().text("stepper.binary", whole.replaceAll("(....)(?=.)", "$1 "));
    }

    private static String tableText(Table table) {
        return table.type().toString().replaceFirst("\\[]", "[" + table.length() + "]");
    }

    private static GridView grid(Word word, ViewKind view, String alt, Picture picture) {
        Canvas canvas = new Canvas(BitLayout.of(view, word.type().width()));
        Labels labels = new Labels(canvas, word, picture.words());
        return new GridView(
                "as-" + view.shape().name().toLowerCase(Locale.ROOT),
                canvas.width(),
                canvas.height(),
                alt,
                labels.all(),
                new GridCells(canvas, word, picture).all(),
                lanes(canvas, word),
                new FallenBits(canvas, picture.fall()).places(),
                labels.ghost(),
                "",
                "",
                null,
                List.of());
    }

    /** The fields of a register, each over its cells with the number that it holds. */
    private static List<LaneView> lanes(Canvas canvas, Word word) {
        return LaneFields.of(word, canvas.layout().view().lanes()).stream()
                .map(field -> lane(canvas, field))
                .toList();
    }

    private static LaneView lane(Canvas canvas, Field field) {
        BitLayout layout = canvas.layout();
        int y = canvas.y(layout.row(field.top()));
        int height = canvas.y(layout.row(field.low())) + Canvas.CELL - y;
        return new LaneView(
                canvas.x(layout.column(field.top())),
                y,
                Math.min(field.size(), layout.columns()) * Canvas.PITCH - 2,
                height,
                height == Canvas.CELL ? y + 11 : y + height / 2 + 4,
                Long.toString(field.number()));
    }
}
