package flipscope.engine;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Side;

/**
 * Games between two players.
 *
 * @param wins of the first player
 * @param discs by which the first player leads, all games together
 */
record Match(int games, int wins, int losses, int discs) {

    /** Chooses a move in a position that has one. */
    interface Player {
        int move(Position at);
    }

    /** The player of each game, by its number, which counts from 1. */
    interface Players {
        Player of(int game);
    }

    /** Where each game begins, by its number. */
    private interface Openings {
        Position of(int game);
    }

    /** So many games between the same players. */
    static Match of(Player first, Player second, int games) {
        return between(game -> first, game -> second, games);
    }

    /**
     * So many games, an even number, from openings of 8 to 15 discs, each opening twice with the
     * sides exchanged.
     */
    static Match between(Players first, Players second, int games) {
        return of(Match::opening, first, second, games);
    }

    /** The same from the standard position. */
    static Match fromTheStart(Players first, Players second, int games) {
        return of(game -> Position.START, first, second, games);
    }

    /** An engine whose games have their numbers as seeds, where its level varies. */
    static Players level(int number) {
        Level level = new Level(number);
        return game -> at -> Engine.best(at, level, game).square();
    }

    /** The first player's part of the points, a draw being half a point. */
    double share() {
        return (wins + (games - wins - losses) / 2.0) / games;
    }

    private static Match of(Openings openings, Players first, Players second, int games) {
        Match all = new Match(0, 0, 0, 0);
        for (int game = 1; game <= games; game++) {
            Side side = game % 2 == 1 ? Side.BLACK : Side.WHITE;
            all = all.and(lead(openings.of(game), side, first.of(game), second.of(game)));
        }
        return all;
    }

    private static Position opening(int game) {
        int seed = (game - 1) / 2;
        return RandomPositions.reachable(seed, 8 + seed % 8);
    }

    private Match and(int lead) {
        return new Match(
                games + 1, wins + (lead > 0 ? 1 : 0), losses + (lead < 0 ? 1 : 0), discs + lead);
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
