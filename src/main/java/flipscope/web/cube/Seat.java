package flipscope.web.cube;

import flipscope.rules.Side;
import flipscope.text.Slug;

/** The sides that the person plays in the cube; the engine plays the other. Black begins. */
public enum Seat {
    FIRST,
    SECOND,
    BOTH;

    /** The value in an address. */
    public String word() {
        return Slug.of(this);
    }

    /** Whether the person plays this side. */
    public boolean plays(Side side) {
        return this == BOTH || (this == FIRST) == (side == Side.BLACK);
    }

    /** Whether the person plays that side, and the engine the other: it is then “you”. */
    public boolean isAlone(Side side) {
        return this != BOTH && plays(side);
    }
}
