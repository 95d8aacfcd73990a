package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.trace.ViewKind;

/** How a value is asked for. */
public enum AnswerKind {
    /** Squares of a board of any size, toggled or named. */
    SQUARES,
    /** The fields of a register, toggled bit by bit or typed as one number each. */
    LANES,
    /** The bits of a word, toggled or typed by their numbers or in hex. */
    BITS,
    /** A number, typed. */
    NUMBER,
    /** True or false, chosen. */
    TRUTH;

    /** How a value is asked for that is so wide and is drawn like this. */
    static AnswerKind of(ViewKind view, int width) {
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

    /** Whether it is answered bit by bit, in a grid. */
    public boolean isGrid() {
        return this == SQUARES || this == LANES || this == BITS;
    }
}
