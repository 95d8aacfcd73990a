package flipscope.story;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.List;

/** Names of bits, following the view that draws them. Reading order: a1 first. */
public final class BitNames {
    private static final int ROW = 8;

    private BitNames() {}

    /** Whether the view draws squares, so that its bits are named after squares. */
    public static boolean areSquares(DisplayFormat view) {
        return view.shape().isBoard();
    }

    /** Whether the view draws individual bits. */
    public static boolean areBits(DisplayFormat view) {
        return view.shape() != Shape.NUMBER && view.shape() != Shape.FLAG;
    }

    /** Masks a value to the bits that the view draws. */
    public static long drawn(long bits, DisplayFormat view) {
        return areBits(view) ? bits & view.cells(Type.LONG) : bits;
    }

    /** How many bits the view draws of a value that is {@code width} bits wide. */
    public static int size(int width, DisplayFormat view) {
        return Long.bitCount(drawn(Word.ones(width), view));
    }

    public static List<String> names(long bits, DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE)
                .set(drawn(bits, view))
                .mapToObj(bit -> name(bit, view))
                .toList();
    }

    /** Two sample bit names for input hints: {@code c4 f4}. */
    public static String example(DisplayFormat view) {
        return switch (view.shape()) {
            case BOARD, UPPER -> "c4 f4";
            case LOWER -> "c6 f6";
            case RANK -> "b d";
            case MINI, LINE3 -> "b1 c3";
            case CUBE -> "a1/1 b2/3";
            case LANES, WORD, NUMBER, FLAG -> "12 3";
        };
    }

    public static String name(int bit, DisplayFormat view) {
        return areSquares(view) ? BitLayout.of(view, Long.SIZE).name(bit) : Integer.toString(bit);
    }

    /**
     * The name of a lane: {@code a1–b1}, {@code row 3}, {@code rows 1 to 4}; of a register that is
     * no board its number.
     *
     * @param lane counted from the lowest bits
     * @param view how the register is cut
     * @param width the bits of the register
     */
    public static String lane(Messages messages, int lane, DisplayFormat view, int width) {
        if (width != Long.SIZE || !view.isUsual()) {
            return messages.text("story.lane", lane);
        }
        int size = view.lanes();
        int low = lane * size;
        int high = low + size - 1;
        if (size < ROW) {
            return messages.text("story.lane.squares", Squares.name(high), Squares.name(low));
        }
        return messages.text("story.lane.rows", row(high), row(low), size / ROW);
    }

    private static int row(int bit) {
        return ROW - bit / ROW;
    }
}
