package flipscope.rules;

import java.util.List;

/**
 * Positions reached by random play from the start position.
 *
 * <p>A seed names the same position for everyone, on every machine, for ever, because addresses and
 * lessons contain seeds. So the generator is implemented here, and the results of this class must
 * never change.
 */
public final class RandomPositions {
    private RandomPositions() {}

    public static final int MIN_DISCS = 4;

    public static final int MAX_DISCS = 64;

    /**
     * Games that end too soon are discarded; about half are usable, so this many always suffice.
     */
    private static final int ATTEMPTS = 1000;

    /**
     * A position with 5 to 62 discs, every number equally likely, in which the side to move can
     * move.
     */
    public static Position reachable(long seed) {
        int discs = 5 + new Generator(~seed).below(58);
        return reachable(seed, discs);
    }

    /**
     * A position with exactly this many discs. Its side to move can move, unless all 64 squares are
     * full.
     *
     * @param discs 4 to 64
     * @throws IllegalArgumentException for another number of discs
     */
    public static Position reachable(long seed, int discs) {
        if (discs < MIN_DISCS || discs > MAX_DISCS) {
            throw new IllegalArgumentException(
                    "there are "
                            + MIN_DISCS
                            + " to "
                            + MAX_DISCS
                            + " discs on a board, not "
                            + discs);
        }
        Generator generator = new Generator(seed);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Position reached = playTo(discs, generator);
            if (reached.discs() == discs && (discs == MAX_DISCS || reached.canMove())) {
                return reached;
            }
        }
        throw new IllegalStateException(
                "seed " + seed + " reached no position of " + discs + " discs");
    }

    /**
     * The position of a seed for turn 0; for 1, 2, … replacements to use if the earlier ones are
     * unsuitable. Replacements have 20 to 61 discs, because positions of that size from different
     * seeds hardly ever coincide.
     */
    public static Position instead(long seed, int turn) {
        long other = other(seed, turn);
        return turn == 0 ? reachable(seed) : reachable(other, 20 + new Generator(~other).below(42));
    }

    /** The same with exactly this many discs. */
    public static Position instead(long seed, int turn, int discs) {
        return reachable(other(seed, turn), discs);
    }

    /** A derived seed, far from any that people type. */
    private static long other(long seed, int turn) {
        return seed ^ (turn * 0xD1B5_4A32_D192_ED03L);
    }

    /**
     * Random moves from the start, passing if forced, until there are this many discs or the game
     * is over.
     */
    private static Position playTo(int discs, Generator generator) {
        Position now = Position.START;
        long legal = now.legalMoves();
        while (now.discs() < discs && legal != 0) {
            List<Integer> moves = Squares.list(legal);
            int square = moves.get(generator.below(moves.size()));
            now = now.played(square, now.flips(square));
            legal = now.legalMoves();
            if (legal == 0) {
                now = now.passed();
                legal = now.legalMoves();
            }
        }
        return now;
    }

    /** SplitMix64 by Sebastiano Vigna, in the public domain: a counter and three mixing rounds. */
    private static final class Generator {
        private long state;

        Generator(long seed) {
            this.state = seed;
        }

        /** A number from 0 to {@code bound - 1}. */
        int below(int bound) {
            return (int) Long.remainderUnsigned(next(), bound);
        }

        private long next() {
            state += 0x9E37_79B9_7F4A_7C15L;
            long mixed = (state ^ state >>> 30) * 0xBF58_476D_1CE4_E5B9L;
            mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
            return mixed ^ mixed >>> 31;
        }
    }
}
