package flipscope.engine.scorefour;

import flipscope.engine.scorefour.CubeResult.Reason;
import java.util.Optional;

/** Moves that need no search: a win, a stop; and for levels that do not look ahead, any other. */
final class AtOnce {
    private AtOnce() {}

    /** The move that a level plays without a search. */
    static Optional<CubeResult> move(SearchCube cube, CubeLevel level) {
        long ground = cube.ground();
        long wins = ground & cube.ownThreats() & level.seen();
        if (wins != 0) {
            return Optional.of(CubeResult.atOnce(SearchCube.column(wins), Reason.WIN, 1));
        }
        long stops = ground & cube.opponentThreats() & level.seen();
        if (stops != 0) {
            int forced = Long.bitCount(stops) > 1 ? -2 : 0;
            return Optional.of(CubeResult.atOnce(SearchCube.column(stops), Reason.STOP, forced));
        }
        return level.ahead() > 0
                ? Optional.empty()
                : Optional.of(
                        CubeResult.atOnce(SearchCube.column(mostWorth(cube)), Reason.SEARCH, 0));
    }

    /** The cell in which a ball gains most by its lines. */
    private static long mostWorth(SearchCube cube) {
        long best = 0;
        int least = CubeValues.INFINITE;
        for (long rest = cube.ground(); rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            cube.drop(cell);
            int theirs = cube.lines();
            cube.takeBack(cell);
            if (theirs < least) {
                least = theirs;
                best = cell;
            }
        }
        return best;
    }
}
