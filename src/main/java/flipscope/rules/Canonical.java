package flipscope.rules;

/** Maps all eight rotations and reflections of a position to one canonical form. */
public final class Canonical {
    private Canonical() {}

    /**
     * The canonical form of a position: of all eight, the one with the smallest {@code own}, then
     * the smallest {@code opponent}, compared unsigned. The side to move stays the same.
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

    /** A quarter turn: reflected in the diagonal from a1 to h8, then upside down. */
    private static Position turned(Position position) {
        return upsideDown(
                new Position(
                        BoardSymmetry.transposed(position.own()),
                        BoardSymmetry.transposed(position.opponent()),
                        position.toMove()));
    }

    private static Position upsideDown(Position position) {
        return new Position(
                BoardSymmetry.upsideDown(position.own()),
                BoardSymmetry.upsideDown(position.opponent()),
                position.toMove());
    }
}
