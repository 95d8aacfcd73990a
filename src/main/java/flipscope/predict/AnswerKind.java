package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.trace.DisplayFormat;

/** How an answer is entered. */
public enum AnswerKind {
    /** Squares of a board of any size, toggled or typed by name. */
    SQUARES,
    /** The lanes of a register, toggled bit by bit or typed as one number each. */
    LANES,
    /** The bits of a word, toggled, or typed by number or in hex. */
    BITS,
    /** A typed number. */
    NUMBER,
    /** A choice of true or false. */
    TRUTH;

    /** The kind for a value of this width, in bits, with this view. */
    public static AnswerKind of(DisplayFormat view, int width) {
        if (width == 1) {
            return TRUTH;
        }
        if (BitNames.areSquares(view)) {
            return SQUARES;
        }
        return switch (view.shape()) {
            case LANES -> LANES;
            case WORD -> BITS;
            default -> NUMBER;
        };
    }

    /** Whether it is entered bit by bit in a grid. */
    public boolean isGrid() {
        return this == SQUARES || this == LANES || this == BITS;
    }
}
