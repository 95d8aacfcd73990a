package flipscope.trace.edit;

/**
 * A replacement for a token.
 *
 * @param text empty to leave the token out
 * @param kind how it differs from the original
 */
public record Alternative(String text, Kind kind) {
    public enum Kind {
        /** A mask of ones, which masks nothing. */
        NO_MASK,
        OTHER_MASK,
        /** The mask with every bit inverted. */
        INVERTED,
        ONE_MORE,
        ONE_LESS,
        /** The shift distance of another direction. */
        OTHER_LINE,
        TWICE,
        HALF,
        /** A shift in the opposite direction. */
        OTHER_WAY,
        /** A shift to the right that copies the sign bit. */
        SIGN_KEPT,
        /** A shift to the right that fills with zeros. */
        SIGN_DROPPED,
        /** A similar operator. */
        OTHER_OPERATOR,
        LEFT_OUT
    }
}
