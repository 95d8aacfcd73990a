package flipscope.engine;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Side;

/**
 * Games between two players from the same openings, each opening twice with the sides exchanged.
 *
 * @param wins of the first player
 * @param discs by which the first player leads, all games together
 */
record Match(int wins, int losses, int discs) {

    /** Chooses a move in a position that has one. */
    interface Player {
        int move(Position at);
    }

    /** So many games, an even number, from openings of 8 to 15 discs. */
    static Match of(Player first, Player second, int games) {
        int wins = 0;
        int losses = 0;
        int discs = 0;
        for (int seed = 0; seed < games / 2; seed++) {
            Position opening = RandomPositions.reachable(seed, 8 + seed % 8);
            for (Side side : Side.values()) {
                int lead = lead(opening, side, first, second);
                wins += lead > 0 ? 1 : 0;
                losses += lead < 0 ? 1 : 0;
                discs += lead;
            }
        }
        return new Match(wins, losses, discs);
    }

    private static int lead(Position opening, Side side, Player first, Player second) {
        Game game = Game.from(opening);
        while (!game.isOver()) {
            Position turn = game.turn();
            Player player = turn.toMove() == side ? first : second;
            game = game.play(player.move(turn));
        }
        return Score.onBoard(game.position()).official().lead(side);
    }
}
