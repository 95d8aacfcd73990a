package flipscope.web.draw;

import flipscope.rules.Position;

/** The discs drawn as rings under the bits of a board; bit 63 = a1. */
public record Discs(long black, long white) {
    /** For algorithms without a position. */
    public static final Discs NONE = new Discs(0, 0);

    public static Discs of(Position position) {
        return new Discs(position.black(), position.white());
    }

    /** {@code black}, {@code white} or empty. */
    String at(int square) {
        if ((black >>> square & 1) != 0) {
            return "black";
        }
        return (white >>> square & 1) != 0 ? "white" : "";
    }
}
