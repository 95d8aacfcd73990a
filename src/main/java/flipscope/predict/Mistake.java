package flipscope.predict;

/** Mistakes that students make. If several fit, the first one listed is preferred. */
public enum Mistake {
    /** The mask of an {@code &} is forgotten. */
    MASK,
    /** A shift goes in another direction. */
    DIRECTION,
    /** A shift is left out. */
    STILL,
    /** Bits that a shift wraps around an edge are left out. */
    EDGE,
    /** {@code |} instead of {@code &}. */
    OR_FOR_AND,
    /** {@code &} instead of {@code |}. */
    AND_FOR_OR,
    /** {@code |} instead of {@code ^}. */
    OR_FOR_XOR,
    /** {@code &} instead of {@code ^}. */
    AND_FOR_XOR,
    /** The complement is forgotten. */
    COMPLEMENT,
    /** The previous value of a variable is forgotten in {@code |}. */
    REPLACED,
    /** The bits that {@code |} adds are left out: a run is one step short. */
    STEP,
    /** The last round with a change is left out. */
    ROUND,
    /** All rounds are left out. */
    ROUNDS,
    /** Digits are added without carrying. */
    CARRY,
    /** The carry sets the bit after a run, but the run is not cleared. */
    RUN_KEPT,
    /** Digits are subtracted without borrowing. */
    BORROW,
    /** Minus only complements the bits, without adding one. */
    MINUS,
    /** Bits wrapped around an edge because a mask was forgotten some steps before. */
    WRAPPED
}
