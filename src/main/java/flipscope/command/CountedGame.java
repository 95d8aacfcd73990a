package flipscope.command;

import flipscope.engine.Perft;
import flipscope.engine.scorefour.CubePerft;

/** The games whose trees can be counted. */
enum CountedGame {
    /** Deeper counts take days; beyond about 24 plies they would overflow a long. */
    REVERSI("reversi", 20, 9) {
        @Override
        long leaves(long own, long opponent, int depth) {
            return Perft.leaves(own, opponent, depth);
        }
    },
    /** Sixteen times as many leaves with every ply. */
    SCORE_FOUR("score-four", 12, 5) {
        @Override
        long leaves(long own, long opponent, int depth) {
            return CubePerft.leaves(own, opponent, depth);
        }
    };

    private final String word;
    private final int deepest;
    private final int warmUp;

    CountedGame(String word, int deepest, int warmUp) {
        this.word = word;
        this.deepest = deepest;
        this.warmUp = warmUp;
    }

    abstract long leaves(long own, long opponent, int depth);

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
        return word;
    }
}
