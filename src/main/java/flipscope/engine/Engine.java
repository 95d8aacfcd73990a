package flipscope.engine;

import flipscope.core.MobilityCore;
import flipscope.core.PopCount;
import flipscope.rules.Position;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Finds the best move of a position. The answer is a function of the position and the level: no
 * clock, no chance, no memory of earlier requests.
 */
public final class Engine {
    /** A search by estimate before the exact one leaves so many moves to it. */
    private static final int LEFT_TO_SOLVER = 10;

    private final Effort effort;
    private final Meter meter;
    private final Progress progress;
    private final RootMoves roots = new RootMoves();

    private Engine(Effort effort, Cancellation cancellation, Progress progress) {
        this.effort = effort;
        this.progress = progress;
        meter = new Meter(cancellation);
    }

    /** The answer to a position at a level. See {@link #best(Position, Level, Cancellation)}. */
    public static SearchResult best(Position at, Level level) {
        return best(at, level, new Cancellation());
    }

    /**
     * The answer to a position at a level. Where the side to move must pass, the score and the line
     * are those after the pass; where the game is over, the score is the final one.
     *
     * @throws CancellationException soon after {@code cancellation} was requested
     */
    public static SearchResult best(Position at, Level level, Cancellation cancellation) {
        return best(at, level, cancellation, Progress.UNSEEN);
    }

    /** The same, while somebody watches. */
    static SearchResult best(
            Position at, Level level, Cancellation cancellation, Progress progress) {
        return best(at, level.effort(), cancellation, progress);
    }

    /** The answer to a position with some other effort than that of a level. */
    static SearchResult best(
            Position at, Effort effort, Cancellation cancellation, Progress progress) {
        Progress seen =
                at.legalMoves() != 0 ? progress : soFar -> progress.found(soFar.beforePass());
        return new Engine(effort, cancellation, seen).answer(at.own(), at.opponent());
    }

    private SearchResult answer(long own, long opponent) {
        if (MobilityCore.mobility(own, opponent) != 0) {
            return search(own, opponent);
        }
        if (MobilityCore.mobility(opponent, own) != 0) {
            return search(opponent, own).beforePass();
        }
        return SearchResult.gameOver(FinalScore.of(own, opponent));
    }

    private SearchResult search(long own, long opponent) {
        int empties = PopCount.hardware(~(own | opponent));
        TranspositionTable table = new TranspositionTable(effort.tableBits());
        Deepening deepening = new Deepening(effort, meter, table, roots, progress);
        if (empties > effort.exact()) {
            return deepening.answer(own, opponent, Math.min(effort.depth(), empties));
        }
        if (empties > LEFT_TO_SOLVER) {
            int depth = Math.min(effort.depth(), empties - LEFT_TO_SOLVER);
            progress.found(deepening.answer(own, opponent, depth));
        }
        return solve(own, opponent, empties, table);
    }

    /**
     * Plays the game out with best play on both sides, trying first what the table calls best. The
     * bounds of the estimates in it say nothing here: none looked as far as the end.
     */
    private SearchResult solve(long own, long opponent, int empties, TranspositionTable table) {
        meter.unlimited();
        EndgameScout scout = new EndgameScout(table, meter, empties);
        PrincipalVariation search = new PrincipalVariation(scout, meter, empties, roots);
        int score = search.value(own, opponent, empties);
        roots.finished(MobilityCore.mobility(own, opponent), 1);
        List<Integer> line = search.line(empties);
        List<RootMove> moves = roots.list(line.get(0));
        return new SearchResult(line.get(0), score, empties, true, meter.nodes(), line, moves);
    }
}
