package flipscope.core;

/** Discs on the edges that can never be flipped again. */
public final class StableEdges {
    private StableEdges() {}

    /** a1, h1, a8, h8. */
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    private static final long TOP = 0xFF00_0000_0000_0000L;
    private static final long BOTTOM = 0x0000_0000_0000_00FFL;
    private static final long FILE_A = 0x8080_8080_8080_8080L;
    private static final long FILE_H = 0x0101_0101_0101_0101L;

    /**
     * The discs of {@code own} on the edges that are safe for good: those joined to a corner of
     * ours by discs of ours, and all on an edge that is full.
     *
     * <p>Technique: a disc on an edge can be flipped along that edge only. From the corners, runs
     * go along the edges both ways, six squares at most; an edge without an empty square cannot
     * change any more. Cost: 78 operations. Source: beyond the articles; a classic of Reversi
     * programs. Oracle: a walk along each edge, square by square.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a subset of {@code own}
     */
    @Algorithm(
            id = "reversi/stable/edges",
            title = "Safe discs on the edges",
            family = "position-stable",
            path = 811,
            summary = "Runs from the corners, and edges that are full",
            origin = "beyond",
            example = "position=XXXOOOXXX-XXO-OOX-XXOOOXXXXOOOOX-XOOOXXO--OXX--X---O---XO--OO--X+X")
    public static long edges(long own, long opponent) {
        // Which corners are ours? No line goes on beyond them.
        long stable = own & CORNERS;

        // Run along the edges. A disc of ours beside a safe one on its edge is safe too. Six
        // rounds: six squares lie between two corners.
        for (int round = 1; round <= 6; round++) {
            long sideways = (stable << 1 | stable >>> 1) & (TOP | BOTTOM);
            long upright = (stable << 8 | stable >>> 8) & (FILE_A | FILE_H);
            stable |= own & (sideways | upright);
        }

        // Which edges are full? On a full edge nobody can play any more.
        long empty = ~(own | opponent);
        long full = ifFull(empty, TOP) | ifFull(empty, BOTTOM);
        full |= ifFull(empty, FILE_A) | ifFull(empty, FILE_H);

        // Add our discs on them
        return stable | own & full;
    }

    /** The edge if it has no empty square, else nothing. */
    private static long ifFull(long empty, long edge) {
        return (empty & edge) == 0 ? edge : 0;
    }
}
