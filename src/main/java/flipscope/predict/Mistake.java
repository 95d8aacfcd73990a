package flipscope.predict;

import java.util.Locale;

/** What a student may have thought. Those that come first go before others that fit as well. */
public enum Mistake {
    /** The mask of an {@code &} is forgotten. */
    MASK,
    /** A shift goes another way. */
    DIRECTION,
    /** A shift is left out. */
    STILL,
    /** Bits that a shift takes round an edge are left out. */
    EDGE,
    /** {@code |} in place of {@code &}. */
    OR_FOR_AND,
    /** {@code &} in place of {@code |}. */
    AND_FOR_OR,
    /** {@code |} in place of {@code ^}. */
    OR_FOR_XOR,
    /** {@code &} in place of {@code ^}. */
    AND_FOR_XOR,
    /** The complement is forgotten. */
    COMPLEMENT,
    /** What {@code |} adds to is forgotten. */
    REPLACED,
    /** What {@code |} adds is left out: a step of a run too few. */
    STEP,
    /** The last round that changes anything is left out. */
    ROUND,
    /** All rounds are left out. */
    ROUNDS,
    /** Digits are added without a carry. */
    CARRY,
    /** The carry sets the place past a run, and the run stays. */
    RUN_KEPT,
    /** Digits are subtracted without a borrow. */
    BORROW,
    /** Minus turns the bits over and adds nothing. */
    MINUS,
    /** Bits came round an edge, for want of a mask some steps before. */
    WRAPPED;

    /** As messages have it: {@code or-for-and}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
