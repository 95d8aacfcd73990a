package flipscope.web.draw;

import java.util.List;

/**
 * A value as its bits in a line, with wider gaps between bytes.
 *
 * @param sign stands before it: an operator or {@code =}
 * @param width in the units of the picture
 * @param fields the fields of a register that is cut into some, over their bits
 */
public record RibbonView(
        String sign, String name, int width, List<Bit> bits, List<BracketView> fields) {

    /** A bit of a ribbon. */
    public record Bit(int x, boolean on, String square) {}

    /** A bracket over the bits of a field, and the number in it. */
    public record BracketView(int x, int width, String number) {}
}
