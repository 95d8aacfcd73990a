package flipscope.command;

import flipscope.engine.Perft;
import flipscope.engine.scorefour.CubePerft;
import flipscope.text.Slug;

/** The games whose trees can be counted, and how deep before nobody could wait. */
enum CountedGame {
    /** Deeper counts take days; beyond about 24 plies they would overflow a long. */
    REVERSI(20, 9),
    /** Sixteen times as many leaves with every ply. */
    SCORE_FOUR(12, 5);

    private final int deepest;
    private final int warmUp;

    CountedGame(int deepest, int warmUp) {
        this.deepest = deepest;
        this.warmUp = warmUp;
    }

    long leaves(long own, long opponent, int depth) {
        return this == REVERSI
                ? Perft.leaves(own, opponent, depth)
                : CubePerft.leaves(own, opponent, depth);
    }

    /** The depth that nobody could wait for is one more. */
    int deepest() {
        return deepest;
    }

    /** Deep enough to exercise all code: a million leaves or more from the start. */
    int warmUp() {
        return warmUp;
    }

    /** As it is typed. */
    @Override
    public String toString() {
        return Slug.of(this);
    }
}
