package flipscope.engine;

import flipscope.rules.Position;
import java.util.concurrent.atomic.AtomicBoolean;

/** Solves positions to the last disc, however many squares are empty. */
public final class ExactSolver {
    /** A table with eight times the entries of the strongest level. */
    private static final Effort TO_THE_END =
            Effort.full(new PatternEvaluation(), 60, 1_000_000, 60, 22);

    private ExactSolver() {}

    /** The exact score of a position, and the best line; this may take hours. */
    public static SearchResult solve(Position at) {
        return Engine.best(at, TO_THE_END, 0, new AtomicBoolean(), soFar -> {});
    }
}
