package flipscope.engine.scorefour;

import flipscope.engine.SearchBudget;
import flipscope.engine.TranspositionTable;

/**
 * Alpha-beta with a transposition table. Moves that lose at once are left out, and a forced reply
 * costs no depth.
 */
final class CubeSearch {
    private static final int CELLS = 64;

    private static final int COLUMNS = 16;

    private final SearchCube cube;
    private final SearchBudget budget;
    private final CubeMemory memory;
    private final CubeMoveOrder order = new CubeMoveOrder();

    /** {@code lists[balls]}: the moves of the position with so many balls that is looked at. */
    private final long[][] lists = new long[CELLS + 1][COLUMNS];

    CubeSearch(SearchCube cube, SearchBudget budget, CubeMemory memory) {
        this.cube = cube;
        this.budget = budget;
        this.memory = memory;
    }

    /**
     * The value of the position for the player to move.
     *
     * @return if at most {@code alpha}, an upper bound of the value; if at least {@code beta}, a
     *     lower bound; else the value
     */
    int value(int depth, int alpha, int beta) {
        budget.count();
        long ground = cube.ground();
        if (ground == 0) {
            return CubeValues.DRAW;
        }
        if ((ground & cube.ownThreats()) != 0) {
            return CubeValues.winWith(cube.balls() + 1);
        }
        long moves = NecessaryMoves.of(ground, cube.opponentThreats());
        if (moves == 0) {
            return -CubeValues.winWith(cube.balls() + 2);
        }
        boolean forced = (moves & moves - 1) == 0;
        if (forced) {
            return afterDrop(moves, depth, alpha, beta);
        }
        return depth <= 0 ? CubeEvaluation.of(cube) : remembered(moves, depth, alpha, beta);
    }

    private int remembered(long moves, int depth, int alpha, int beta) {
        long known = memory.find(cube);
        boolean deep = TranspositionTable.depth(known) >= depth;
        int lower = TranspositionTable.lower(known);
        int upper = TranspositionTable.upper(known);
        // A win or a loss that was proved stays one at every depth.
        if (lower >= beta && (deep || CubeValues.isWin(lower))) {
            return lower;
        }
        if (upper <= alpha && (deep || CubeValues.isWin(-upper))) {
            return upper;
        }
        return best(moves, CubeMemory.best(known, cube), depth, alpha, beta);
    }

    private int best(long moves, long remembered, int depth, int alpha, int beta) {
        long[] list = lists[cube.balls()];
        int count = order.fill(list, moves, cube.player(), remembered);
        int best = -CubeValues.INFINITE;
        long cell = 0;
        for (int i = 0; i < count && best < beta; i++) {
            int value = tried(list[i], i == 0, depth - 1, Math.max(alpha, best), beta);
            if (value > best) {
                best = value;
                cell = list[i];
            }
        }
        if (best >= beta) {
            order.cut(cell, cube.player(), depth);
        }
        memory.store(cube, depth, alpha, beta, best, cell);
        return best;
    }

    /** The first move with the whole window; of the others only whether they are better. */
    private int tried(long cell, boolean first, int depth, int alpha, int beta) {
        if (first) {
            return afterDrop(cell, depth, alpha, beta);
        }
        int value = afterDrop(cell, depth, alpha, alpha + 1);
        return value > alpha && value < beta ? afterDrop(cell, depth, alpha, beta) : value;
    }

    private int afterDrop(long cell, int depth, int alpha, int beta) {
        cube.drop(cell);
        int value = -value(depth, -beta, -alpha);
        cube.takeBack(cell);
        return value;
    }
}
