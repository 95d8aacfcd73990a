package flipscope.web.draw;

import java.util.List;

/**
 * A value as a line of bits, with wider gaps between bytes.
 *
 * @param sign the text before it: an operator or {@code =}
 * @param width the width in units of the picture
 * @param fields the fields of a register, above their bits
 */
public record RibbonView(
        String sign, String name, int width, List<Bit> bits, List<BracketView> fields) {

    public record Bit(int x, boolean on, String square) {}

    /** A bracket over the bits of a field, with its number. */
    public record BracketView(int x, int width, String number) {}
}
