package flipscope.rules;

import java.util.List;

/**
 * Positions reached by random play from the start position.
 *
 * <p>A seed names the same position for everyone, on every machine, for ever: addresses and lessons
 * hold such seeds. So the generator is spelled out here, and nothing in this class may change what
 * it answers.
 */
public final class RandomPositions {
    private RandomPositions() {}

    /** The fewest discs that can be asked for: those of the start position. */
    public static final int MIN_DISCS = 4;

    /** The most discs that can be asked for: a full board. */
    public static final int MAX_DISCS = 64;

    /**
     * Games that end too soon are thrown away; nearly every second one will do, so this many always
     * suffice.
     */
    private static final int ATTEMPTS = 1000;

    /**
     * A position with 5 to 62 discs, every count equally likely, in which the side to move can
     * move.
     *
     * @param seed any number
     */
    public static Position reachable(long seed) {
        int discs = 5 + new Generator(~seed).below(58);
        return reachable(seed, discs);
    }

    /**
     * A position with just so many discs. Its side to move can move; only with 64 discs the game is
     * over.
     *
     * @param seed any number
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
     * For 0 the position of a seed; for 1, 2, … others for the same seed, to be taken where the
     * ones before will not do. These have 20 to 61 discs: with so many, those of two seeds hardly
     * ever meet.
     */
    public static Position instead(long seed, int turn) {
        long other = other(seed, turn);
        return turn == 0 ? reachable(seed) : reachable(other, 20 + new Generator(~other).below(42));
    }

    /** The same with just so many discs. */
    public static Position instead(long seed, int turn, int discs) {
        return reachable(other(seed, turn), discs);
    }

    /** Far from every seed that somebody types. */
    private static long other(long seed, int turn) {
        return seed ^ turn * 0xD1B5_4A32_D192_ED03L;
    }

    /**
     * Random moves from the start, passing where that is forced, until so many discs stand or the
     * game is over.
     */
    private static Position playTo(int discs, Generator generator) {
        Position now = Position.START;
        while (now.discs() < discs && now.canMove()) {
            List<Integer> moves = Squares.list(now.legalMoves());
            Position next = now.play(moves.get(generator.below(moves.size())));
            now = next.canMove() ? next : next.passed();
        }
        return now;
    }

    /**
     * SplitMix64 by Sebastiano Vigna, in the public domain: a counter and three rounds of stirring.
     */
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
