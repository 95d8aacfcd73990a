package flipscope.story.motion;

/**
 * One movement of a layer. Before the first movement of a kind a thing is as that one starts; after
 * a movement it is as that one ends.
 *
 * @param from how far from its place at first; of a slide or a hop only
 * @param to how far from its place at last
 * @param start when it begins
 * @param end when it ends
 */
public record Keyframe(Kind kind, Cell from, Cell to, int start, int end) {
    /** The ways to move. All but {@code HOP} ease in and out. */
    public enum Kind {
        SLIDE,
        /** A slide at an even pace. */
        HOP,
        FADE_IN,
        FADE_OUT,
        /** Each thing grows where it is. */
        GROW,
        /** Each thing shrinks where it is. */
        SHRINK,
        /** Each thing turns about its upright axis, from its edge to its face. */
        TURN_IN,
        /** From its face to its edge. */
        TURN_OUT;

        public boolean travels() {
            return this == SLIDE || this == HOP;
        }

        /** Whether a thing is there after it, and not before. */
        public boolean appears() {
            return this == FADE_IN || this == GROW || this == TURN_IN;
        }
    }

    static Keyframe of(Kind kind, int start, int end) {
        return new Keyframe(kind, Cell.NOWHERE, Cell.NOWHERE, start, end);
    }

    static Keyframe fadeIn(int start, int end) {
        return of(Kind.FADE_IN, start, end);
    }

    static Keyframe fadeOut(int start, int end) {
        return of(Kind.FADE_OUT, start, end);
    }

    static Keyframe slide(Cell from, Cell to, int start, int end) {
        return new Keyframe(Kind.SLIDE, from, to, start, end);
    }
}
