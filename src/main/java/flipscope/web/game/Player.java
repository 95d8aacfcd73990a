package flipscope.web.game;

import flipscope.rules.Side;
import flipscope.text.Slug;

/** The sides that the person plays; the engine plays the others. */
public enum Player {
    BLACK,
    WHITE,
    BOTH,
    NONE;

    /** The value in a URL. */
    public String word() {
        return Slug.of(this);
    }

    /** Whether the person plays a side. */
    public boolean plays(Side side) {
        return this == BOTH || name().equals(side.name());
    }

    /** Whether the person plays that side, and the engine the other: it is then “you”. */
    public boolean isAlone(Side side) {
        return this != BOTH && plays(side);
    }
}
