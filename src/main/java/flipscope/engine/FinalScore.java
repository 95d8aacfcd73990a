package flipscope.engine;

import flipscope.core.PopCount;

/** The score of a finished game. */
final class FinalScore {
    private FinalScore() {}

    /** More than any score. */
    static final int INFINITE = 65;

    /**
     * Difference in discs for {@code own}, the empty squares counted for the winner: -64 to 64,
     * even.
     */
    static int of(long own, long opponent) {
        int mine = PopCount.hardware(own);
        int theirs = PopCount.hardware(opponent);
        int empty = 64 - mine - theirs;
        return mine - theirs + empty * Integer.signum(mine - theirs);
    }
}
