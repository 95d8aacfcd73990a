package flipscope.engine.scorefour;

import java.util.ArrayList;
import java.util.List;

/** The moves that a search expects, as far as its table remembers them. */
record ExpectedLine(CubeMemory memory) {
    /** The columns from a position on, beginning with the one that was chosen. */
    List<Integer> from(long own, long opponent, int column) {
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
        return moves & CubeMemory.best(memory.find(cube), cube);
    }
}
