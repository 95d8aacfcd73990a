package flipscope.rules;

/**
 * Positions that are the same but for how the board is turned or mirrored: each has one form that
 * stands for all eight.
 */
public final class Canonical {
    private Canonical() {}

    /**
     * The form that stands for a position and its seven likenesses: the one with the least {@code
     * own}, and the least {@code opponent} among equals. The side to move stays.
     */
    public static Position of(Position position) {
        Position least = position;
        Position each = position;
        for (int form = 1; form < 8; form++) {
            each = form == 4 ? upsideDown(turned(each)) : turned(each);
            least = lesser(least, each);
        }
        return least;
    }

    private static Position lesser(Position a, Position b) {
        int order = Long.compareUnsigned(a.own(), b.own());
        int tie = Long.compareUnsigned(a.opponent(), b.opponent());
        return order < 0 || order == 0 && tie <= 0 ? a : b;
    }

    /** A quarter turn: mirrored at the diagonal from a1 to h8, then upside down. */
    private static Position turned(Position position) {
        return upsideDown(
                new Position(
                        transposed(position.own()),
                        transposed(position.opponent()),
                        position.toMove()));
    }

    private static Position upsideDown(Position position) {
        // A row is a byte.
        return new Position(
                Long.reverseBytes(position.own()),
                Long.reverseBytes(position.opponent()),
                position.toMove());
    }

    private static long transposed(long set) {
        long other = 0;
        for (int square : Squares.list(set)) {
            other |= Squares.bit(Squares.at(Squares.row(square), Squares.file(square)));
        }
        return other;
    }
}
