package flipscope.web.scorefour;

import flipscope.rules.Side;
import java.util.Locale;

/** The sides that the person plays in the cube; the engine plays the other. Black begins. */
enum Seat {
    FIRST,
    SECOND,
    BOTH;

    /** The value in an address. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean plays(Side side) {
        return this == BOTH || (this == FIRST) == (side == Side.BLACK);
    }
}
