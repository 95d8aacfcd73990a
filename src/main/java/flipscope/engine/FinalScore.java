package flipscope.engine;

import flipscope.core.PopCount;

/** The score of a finished game. */
final class FinalScore {
    private FinalScore() {}

    /**
     * The difference in discs for {@code own}, with the empty squares added to the winner: -64 to
     * 64, even.
     */
    static int of(long own, long opponent) {
        int mine = PopCount.hardware(own);
        int theirs = PopCount.hardware(opponent);
        int empty = 64 - mine - theirs;
        return mine - theirs + empty * Integer.signum(mine - theirs);
    }
}
