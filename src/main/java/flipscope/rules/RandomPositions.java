package flipscope.rules;

import java.util.List;

/**
 * Positions reached by random play from the start position.
 *
 * <p>A seed names the same position for everyone, on every machine, for ever, because addresses and
 * lessons contain seeds: the results of this class must never change.
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
        int discs = 5 + new RandomNumbers(~seed).nextInt(58);
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
        RandomNumbers numbers = new RandomNumbers(seed);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Position reached = playTo(discs, numbers);
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
        long other = RandomNumbers.derived(seed, turn);
        return turn == 0
                ? reachable(seed)
                : reachable(other, 20 + new RandomNumbers(~other).nextInt(42));
    }

    /** The position of a seed for a turn, with exactly this many discs. */
    public static Position instead(long seed, int turn, int discs) {
        return reachable(RandomNumbers.derived(seed, turn), discs);
    }

    /**
     * Random moves from the start, passing if forced, until there are this many discs or the game
     * is over.
     */
    private static Position playTo(int discs, RandomNumbers numbers) {
        Position now = Position.START;
        long legal = now.legalMoves();
        while (now.discs() < discs && legal != 0) {
            List<Integer> moves = Squares.list(legal);
            int square = moves.get(numbers.nextInt(moves.size()));
            now = now.played(square, now.flips(square));
            legal = now.legalMoves();
            if (legal == 0) {
                now = now.passed();
                legal = now.legalMoves();
            }
        }
        return now;
    }
}
