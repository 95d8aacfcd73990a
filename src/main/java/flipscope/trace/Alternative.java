package flipscope.trace;

/**
 * What may stand in a token's place.
 *
 * @param text the text; empty where the token is left out
 * @param kind how it differs from the right one
 */
public record Alternative(String text, Kind kind) {
    /** How an alternative differs from what is right. */
    public enum Kind {
        /** Every bit of the mask is set, so that it masks nothing. */
        NO_MASK,
        /** Another mask. */
        OTHER_MASK,
        /** The mask with every bit turned. */
        INVERTED,
        ONE_MORE,
        ONE_LESS,
        /** The distance of another direction on the board. */
        OTHER_LINE,
        TWICE,
        HALF,
        /** The bits move the other way. */
        OTHER_WAY,
        /** The bits move to the right, and copies of the top bit move in. */
        SIGN_KEPT,
        /** The bits move to the right, and zeros move in. */
        SIGN_DROPPED,
        /** A neighbouring operator. */
        OTHER_OPERATOR,
        /** The token is left out. */
        LEFT_OUT
    }
}
