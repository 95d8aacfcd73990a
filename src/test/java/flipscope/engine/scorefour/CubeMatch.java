package flipscope.engine.scorefour;

import flipscope.engine.SearchBudget;
import flipscope.rules.ScoreFour;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Games between two players from random openings, each opening twice with the sides exchanged.
 *
 * @param wins of the first player
 * @param draws full cubes without a line
 * @param games all of them
 */
record CubeMatch(int wins, int draws, int games) {
    /** How many balls the shortest opening has; some have up to four more. */
    private static final int OPENING = 2;

    /** Chooses a column in a game that is not over. */
    interface Player {
        int column(ScoreFour game);
    }

    static Player level(int number) {
        CubeLevel level = new CubeLevel(number);
        return game -> CubeSearches.best(game, level).column();
    }

    /** Plays like the strongest level, but with another effort. */
    static Player effort(CubeEffort effort) {
        return game -> {
            SearchCube cube = new SearchCube(game.other(), game.mover());
            SearchBudget budget = new SearchBudget(new AtomicBoolean());
            return AtOnce.move(cube, CubeLevel.STRONGEST)
                    .orElseGet(() -> new CubeDeepening(cube, effort, budget, soFar -> {}).answer())
                    .column();
        };
    }

    /** So many games, an even number, from the openings of these numbers on. */
    static CubeMatch of(Player first, Player second, int games, int from) {
        int wins = 0;
        int draws = 0;
        for (int seed = from; seed < from + games / 2; seed++) {
            ScoreFour opening = opening(seed);
            int result = result(opening, List.of(first, second));
            int other = -result(opening, List.of(second, first));
            wins += (result > 0 ? 1 : 0) + (other > 0 ? 1 : 0);
            draws += (result == 0 ? 1 : 0) + (other == 0 ? 1 : 0);
        }
        return new CubeMatch(wins, draws, games);
    }

    /** The part of the points that the first player has made; a draw is half a point for both. */
    double share() {
        return (wins + draws / 2.0) / games;
    }

    private static ScoreFour opening(int seed) {
        Random random = new Random(seed);
        ScoreFour game = ScoreFour.START;
        for (int ball = 0; ball < OPENING + seed % 5; ball++) {
            List<Integer> legal = game.legal();
            game = game.drop(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    /** 1 if the one who is to move first wins, -1 if the other, 0 for a draw. */
    private static int result(ScoreFour opening, List<Player> players) {
        ScoreFour game = opening;
        int turn = 0;
        while (!game.isOver()) {
            game = game.drop(players.get(turn).column(game));
            turn ^= 1;
        }
        return !game.isWon() ? 0 : turn == 1 ? 1 : -1;
    }
}
