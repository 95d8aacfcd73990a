package flipscope.engine.scorefour;

import flipscope.engine.TranspositionTable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search remembers of positions. In the opening a position and its turns and reflections are
 * remembered as one.
 */
final class CubeMemory {
    /** With more balls the same position is hardly ever met turned. */
    private static final int OPENING = 8;

    private final TranspositionTable table;

    /** A memory of {@code 1 << bits} entries. */
    CubeMemory(int bits) {
        table = new TranspositionTable(bits);
    }

    /** The entry of a position, or {@link TranspositionTable#UNKNOWN}; see {@link #best}. */
    long find(SearchCube cube) {
        int view = view(cube);
        return isOpening(cube)
                ? table.find(
                        CubeSymmetry.of(view, cube.own()), CubeSymmetry.of(view, cube.opponent()))
                : table.find(cube.hash(), cube.own(), cube.opponent());
    }

    /** The best cell in an entry, as a set, for a position; empty if none is known. */
    static long best(long entry, SearchCube cube) {
        int square = TranspositionTable.square(entry);
        return square == TranspositionTable.NO_SQUARE
                ? 0
                : CubeSymmetry.of(CubeSymmetry.back(view(cube)), 1L << square);
    }

    /** Stores what a search of a position with the window {@code alpha..beta} has found. */
    void store(SearchCube cube, int depth, int alpha, int beta, int value, long cell) {
        int view = view(cube);
        int square = Long.numberOfTrailingZeros(CubeSymmetry.of(view, cell));
        if (isOpening(cube)) {
            long own = CubeSymmetry.of(view, cube.own());
            long opponent = CubeSymmetry.of(view, cube.opponent());
            table.store(own, opponent, depth, alpha, beta, value, square);
        } else {
            long hash = cube.hash();
            table.store(hash, cube.own(), cube.opponent(), depth, alpha, beta, value, square);
        }
    }

    /**
     * The columns that a search expects from a position on, as far as it remembers them, beginning
     * with the one that was chosen.
     */
    List<Integer> line(long own, long opponent, int column) {
        SearchCube cube = new SearchCube(own, opponent);
        List<Integer> columns = new ArrayList<>();
        long cell = cube.ground() & 0x0001_0001_0001_0001L << column;
        while (cell != 0) {
            columns.add(SearchCube.column(cell));
            boolean wins = (cell & cube.ownThreats()) != 0;
            cube.drop(cell);
            cell = wins ? 0 : next(cube);
        }
        return columns;
    }

    /** The next cell: the one that wins, the only one, or the one remembered; 0 if none is. */
    private long next(SearchCube cube) {
        long ground = cube.ground();
        long wins = ground & cube.ownThreats();
        if (wins != 0) {
            return Long.lowestOneBit(wins);
        }
        long moves = NecessaryMoves.of(ground, cube.opponentThreats());
        if (moves == 0) {
            long stops = ground & cube.opponentThreats();
            return Long.lowestOneBit(stops != 0 ? stops : ground);
        }
        if ((moves & moves - 1) == 0) {
            return moves;
        }
        return moves & best(find(cube), cube);
    }

    private static boolean isOpening(SearchCube cube) {
        return cube.balls() <= OPENING;
    }

    private static int view(SearchCube cube) {
        return isOpening(cube) ? CubeSymmetry.canonical(cube.own(), cube.opponent()) : 0;
    }
}
