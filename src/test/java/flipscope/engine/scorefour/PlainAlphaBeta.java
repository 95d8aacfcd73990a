package flipscope.engine.scorefour;

import flipscope.core.ScoreFourWin;
import flipscope.engine.SearchBudget;
import flipscope.engine.TranspositionTable;
import flipscope.rules.ScoreFour;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Alpha-beta that knows no threats: it sees a line when it is complete, and otherwise counts open
 * lines. Table, order of moves and nodes are those of the engine.
 */
final class PlainAlphaBeta implements CubeMatch.Player {
    private static final int COLUMNS = 16;

    private final long nodes;

    private SearchCube cube;
    private SearchBudget budget;
    private CubeMemory memory;
    private CubeMoveOrder order;
    private int deepest;

    /** Visits so many positions for every move. */
    PlainAlphaBeta(long nodes) {
        this.nodes = nodes;
    }

    @Override
    public int column(ScoreFour game) {
        cube = new SearchCube(game.other(), game.mover());
        budget = new SearchBudget(new AtomicBoolean());
        memory = new CubeMemory(20);
        order = new CubeMoveOrder();
        long best = cube.ground() & -cube.ground();
        budget.limit(nodes);
        try {
            for (int depth = 1; depth <= 64 - game.columns().size(); depth++) {
                deepest = depth;
                value(depth, -CubeValues.INFINITE, CubeValues.INFINITE);
                best = CubeMemory.best(memory.find(cube), cube);
            }
        } catch (SearchBudget.BudgetSpent spent) {
            // The best move of the depth before stands.
        }
        return Long.numberOfTrailingZeros(best) % COLUMNS;
    }

    private int value(int depth, int alpha, int beta) {
        budget.count();
        if (ScoreFourWin.wins(cube.opponent())) {
            return -CubeValues.winWith(cube.balls());
        }
        if (cube.ground() == 0) {
            return CubeValues.DRAW;
        }
        if (depth == 0) {
            return cube.lines();
        }
        long known = memory.find(cube);
        boolean deep = TranspositionTable.depth(known) >= depth && depth < deepest;
        if (deep && TranspositionTable.lower(known) >= beta) {
            return TranspositionTable.lower(known);
        }
        if (deep && TranspositionTable.upper(known) <= alpha) {
            return TranspositionTable.upper(known);
        }
        long[] moves = new long[COLUMNS];
        int count = order.fill(moves, cube.ground(), cube.player(), CubeMemory.best(known, cube));
        int best = -CubeValues.INFINITE;
        long cell = 0;
        for (int i = 0; i < count && best < beta; i++) {
            cube.drop(moves[i]);
            int value = -value(depth - 1, -beta, -Math.max(alpha, best));
            cube.takeBack(moves[i]);
            if (value > best) {
                best = value;
                cell = moves[i];
            }
        }
        order.cut(cell, cube.player(), depth);
        memory.store(cube, depth, alpha, beta, best, cell);
        return best;
    }
}
