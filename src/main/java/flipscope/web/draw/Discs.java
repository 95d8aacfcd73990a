package flipscope.web.draw;

import flipscope.rules.Position;

/** The discs that show as rings under the bits of a board. */
public record Discs(long black, long white) {
    /** For algorithms that look at no position. */
    public static final Discs NONE = new Discs(0, 0);

    public static Discs of(Position position) {
        return new Discs(position.black(), position.white());
    }

    /** What lies on a square: {@code black}, {@code white} or nothing. */
    String at(int square) {
        if ((black >>> square & 1) != 0) {
            return "black";
        }
        return (white >>> square & 1) != 0 ? "white" : "";
    }
}
