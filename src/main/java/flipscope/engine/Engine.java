package flipscope.engine;

import flipscope.core.MobilityCore;
import flipscope.core.PopCount;
import flipscope.rules.Position;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Finds the best move of a position. The result depends only on the position, the level and the
 * seed of the game: not on time, chance or earlier requests.
 */
public final class Engine {
    /** How many moves before the end the search by estimate stops when an exact one follows. */
    private static final int LEFT_TO_SOLVER = 10;

    private final Effort effort;
    private final MoveNoise noise;
    private final SearchBudget budget;
    private final Consumer<SearchResult> progress;
    private final RootMoves roots = new RootMoves();

    private Engine(
            Effort effort, int seed, AtomicBoolean cancelled, Consumer<SearchResult> progress) {
        this.effort = effort;
        this.noise = new MoveNoise(seed, effort.spread());
        this.progress = progress;
        budget = new SearchBudget(cancelled);
    }

    /**
     * The result for a position at a level. If the side to move must pass, score and line are those
     * after the pass; if the game is over, the score is the final one.
     */
    public static SearchResult best(Position at, Level level) {
        return best(at, level, 0);
    }

    /** The result for a position at a level, in the game of a seed. */
    public static SearchResult best(Position at, Level level, int seed) {
        return best(at, level.effort(), seed, new AtomicBoolean(), soFar -> {});
    }

    /**
     * The result for a position with an effort of any kind.
     *
     * @throws CancellationException soon after {@code cancelled} was set
     */
    static SearchResult best(
            Position at,
            Effort effort,
            int seed,
            AtomicBoolean cancelled,
            Consumer<SearchResult> progress) {
        Consumer<SearchResult> seen =
                at.legalMoves() != 0 ? progress : soFar -> progress.accept(soFar.beforePass());
        return new Engine(effort, seed, cancelled, seen).answer(at.own(), at.opponent());
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
        Deepening deepening = new Deepening(effort, budget, table, roots, progress);
        if (empties > effort.exact()) {
            roots.prefer(noise, own, opponent, MobilityCore.mobility(own, opponent));
            return deepening.answer(own, opponent, Math.min(effort.depth(), empties));
        }
        if (empties <= LEFT_TO_SOLVER) {
            return solve(own, opponent, empties, table, 0);
        }
        int depth = Math.min(effort.depth(), empties - LEFT_TO_SOLVER);
        SearchResult estimate = deepening.answer(own, opponent, depth);
        progress.accept(estimate);
        table.forgetBounds();
        return solve(own, opponent, empties, table, estimate.score());
    }

    /**
     * Solves the game, trying the moves from the table first. Its bounds were forgotten, since they
     * came from searches that stopped before the end.
     *
     * @param guess the probable score
     */
    private SearchResult solve(
            long own, long opponent, int empties, TranspositionTable table, double guess) {
        budget.limit(Long.MAX_VALUE);
        // What orders the moves: the evaluations of the lower levels are no help.
        Evaluation judge =
                effort.uses(SearchTechnique.LOOKAHEAD)
                        ? effort.evaluation()
                        : new PositionEvaluation();
        EndgameScout scout =
                new EndgameScout(table, budget, empties, judge, effort.techniques(), 0);
        PrincipalVariation search = new PrincipalVariation(scout, budget, empties, roots);
        int even = 2 * (int) Math.round(guess / 2);
        int score =
                effort.uses(SearchTechnique.ASPIRATION)
                        ? Aspiration.value(search, 1, own, opponent, empties, even)
                        : search.value(own, opponent, empties);
        roots.finished(MobilityCore.mobility(own, opponent), 1);
        return search.result(score, empties, true);
    }
}
