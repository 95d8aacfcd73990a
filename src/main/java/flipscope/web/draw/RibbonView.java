package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import flipscope.web.draw.LaneFields.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * A value as a line of bits, highest first. A bit is 8 units wide with a gap of 1, and 6 more
 * between bytes. Words of equal width align exactly.
 *
 * @param sign the text before it: an operator or {@code =}
 * @param width the width in units of the picture
 * @param fields the fields of a register, above their bits
 */
public record RibbonView(
        String sign, String name, int width, List<Bit> bits, List<BracketView> fields) {

    private static final int BIT = 8;
    private static final int PITCH = 9;
    private static final int GAP = 6;
    private static final int BYTE = 8;

    public record Bit(int x, boolean on, String square) {}

    /** A bracket over the bits of a field, with its number. */
    public record BracketView(int x, int width, String number) {}

    /**
     * Draws a word.
     *
     * @param sign the text before it
     */
    public static RibbonView of(String sign, String name, Word word, DisplayFormat view) {
        BitLayout layout = BitLayout.of(view, word);
        int length = (layout.bits() + BYTE - 1) / BYTE * BYTE;
        List<Bit> bits = new ArrayList<>(length);
        for (int bit = length - 1; bit >= 0; bit--) {
            boolean on = has(word.unsigned(), bit);
            String square = bit < layout.bits() ? layout.name(bit) : "";
            bits.add(new Bit(x(length, bit), on, square));
        }
        List<BracketView> fields =
                LaneFields.of(word, view.lanes()).stream()
                        .map(each -> bracket(length, each))
                        .toList();
        return new RibbonView(sign, name, x(length, 0) + BIT, bits, fields);
    }

    /** The left edge of a bit. */
    private static int x(int length, int bit) {
        int place = length - 1 - bit;
        return place * PITCH + place / BYTE * GAP;
    }

    private static BracketView bracket(int length, Field field) {
        int left = x(length, field.top());
        int right = x(length, field.low()) + BIT;
        return new BracketView(left, right - left, Long.toString(field.number()));
    }
}
