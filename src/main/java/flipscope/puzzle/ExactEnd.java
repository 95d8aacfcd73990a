package flipscope.puzzle;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.rules.Position;

/** The true end of positions with few empty squares. */
public final class ExactEnd {
    /** The lowest level that plays all puzzles perfectly. */
    private static final Level EXACT = new Level(8);

    private ExactEnd() {}

    /** By how many discs a move wins under best play; negative if it loses. */
    public static int lead(Position at, int square) {
        Position after = at.play(square);
        return -(int) Math.round(Engine.best(after, EXACT).score());
    }

    /** The best move of a position that has one. */
    public static int best(Position at) {
        return Engine.best(at, EXACT).square();
    }
}
