package flipscope.web.draw;

import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Marks;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.BitsView;
import flipscope.web.draw.GridView.ForkView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.LaneFields.Field;
import java.util.List;
import java.util.Set;

/**
 * Draws values. A cell is 22 units wide, with gaps of 2 and a margin for names, hex digits and
 * fallen bits.
 */
public final class Grids {
    /** The baseline of a lane's number in its row: the bits lie flat below it. */
    private static final int ABOVE_BITS = 11;

    private Grids() {}

    /** The names of cells that are outlined, and how: {@code asked} or {@code took}. */
    public record Outline(Set<String> cells, String css) {
        public static final Outline NONE = new Outline(Set.of(), "");
    }

    /**
     * What is drawn besides the bits.
     *
     * @param marks what happened to the bits
     * @param discs the discs on the squares
     * @param shift how far a shift pushed bits out to the left; negative is to the right, 0 for no
     *     shift
     * @param trail what the motion of the step leaves behind
     * @param bitNumbers whether cells show their bit numbers
     * @param binary whether a number is shown in binary too
     * @param outline the cells that are outlined
     * @param words the texts in the reader's language
     */
    public record Picture(
            Marks marks,
            Discs discs,
            int shift,
            Trail trail,
            boolean bitNumbers,
            boolean binary,
            Outline outline,
            Messages words) {

        /** With discs only; none over bit numbers, which could not be read then. */
        public static Picture over(Discs discs, boolean bitNumbers, Messages words) {
            return new Picture(
                    Marks.NONE,
                    bitNumbers ? Discs.NONE : discs,
                    0,
                    Trail.NONE,
                    bitNumbers,
                    false,
                    Outline.NONE,
                    words);
        }

        /** Draws a value, told by its name and its squares. */
        public GridView of(String name, Value value, DisplayFormat view) {
            return draw(value, view, Values.alt(words, name, value, view), this);
        }

        /** A copy with marks. */
        public Picture with(Marks other) {
            return new Picture(other, discs, shift, trail, bitNumbers, binary, outline, words);
        }

        /** A copy with numbers in binary too, or not, and with cells outlined. */
        public Picture with(boolean inBinary, Outline cells) {
            return new Picture(marks, discs, shift, trail, bitNumbers, inBinary, cells, words);
        }

        /** A copy with what a motion leaves behind. */
        public Picture trailing(Trail other) {
            return new Picture(marks, discs, shift, other, bitNumbers, binary, outline, words);
        }

        /** A copy after a shift by so many places to the left; negative is to the right. */
        public Picture shifted(int places) {
            return new Picture(marks, discs, places, trail, bitNumbers, binary, outline, words);
        }
    }

    /** Draws a value in a view. */
    public static GridView draw(Value value, DisplayFormat view, String alt, Picture picture) {
        if (value instanceof Table table) {
            String type = table.type().toString().replaceFirst("\\[]", "[" + table.length() + "]");
            return table.length() <= TableStrip.SHOWN
                    ? TableStrip.draw(table, -1, view, alt, "")
                    : GridView.big("as-table", alt, type, "", null);
        }
        Word word = (Word) value;
        if (view.shape() == Shape.FLAG || word.type().width() == 1) {
            return flag(word, alt, null);
        }
        return view.shape() == Shape.NUMBER
                ? GridView.big(
                        "as-number", alt, ShortValue.number(word), binary(word, picture), null)
                : grid(word, view, alt, picture);
    }

    /** Draws a truth value, perhaps with the two branches after it. */
    public static GridView flag(Word word, String alt, ForkView branches) {
        return GridView.big("as-flag " + word.text(), alt, word.text(), "", branches);
    }

    /** A number in binary, in groups of four; empty if it is too long. */
    private static String binary(Word word, Picture picture) {
        if (!picture.binary() || word.bits() < 0 || word.bits() > 0xFFFF) {
            return "";
        }
        String bits = Long.toBinaryString(word.bits());
        String whole = "0".repeat((4 - bits.length() % 4) % 4) + bits;
        return picture.words().text("stepper.binary", whole.replaceAll("(....)(?=.)", "$1 "));
    }

    private static GridView grid(Word word, DisplayFormat view, String alt, Picture picture) {
        BitLayout layout = BitLayout.of(view, word);
        Canvas canvas = new Canvas(layout);
        Labels labels = new Labels(layout, canvas, word, picture.words());
        GridCells cells = new GridCells(layout, canvas, word, picture);
        BitsView bits =
                new BitsView(
                        word,
                        view,
                        picture.marks(),
                        labels.all(),
                        cells.all(),
                        lanes(canvas, word, picture.trail()),
                        cells.fallen(),
                        labels.ghost());
        String css = "as-" + Slug.of(view.shape());
        return GridView.of(css, canvas.width(), canvas.height(), alt, bits);
    }

    /** The fields of a register, each with its number above its cells. */
    private static List<LaneView> lanes(Canvas canvas, Word word, Trail trail) {
        return LaneFields.of(word, canvas.layout().view().lanes()).stream()
                .map(field -> lane(canvas, field, trail.sum(field)))
                .toList();
    }

    private static LaneView lane(Canvas canvas, Field field, String sum) {
        BitLayout layout = canvas.layout();
        int y = canvas.y(layout.row(field.top()));
        int height = canvas.y(layout.row(field.low())) + Canvas.CELL - y;
        return new LaneView(
                canvas.x(layout.column(field.top())),
                y,
                Math.min(field.size(), layout.columns()) * Canvas.PITCH - 2,
                height,
                y + (height + 2) / Canvas.PITCH / 2 * Canvas.PITCH + ABOVE_BITS,
                Long.toString(field.number()),
                sum);
    }
}
