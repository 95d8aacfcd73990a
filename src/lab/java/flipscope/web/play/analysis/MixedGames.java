package flipscope.web.play.analysis;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Random;

/** Games of players of all strengths, who now and then play a move drawn by lot. */
final class MixedGames {
    private MixedGames() {}

    /** The transcript of the game of a seed. */
    static String played(long seed) {
        Random random = new Random(seed);
        Level black = level(random);
        Level white = level(random);
        int rarity = 2 + random.nextInt(9);
        Game game = Game.from(Position.START);
        while (!game.isOver()) {
            Position turn = game.turn();
            List<Integer> moves = Squares.list(turn.legalMoves());
            Level level = turn.toMove() == Side.BLACK ? black : white;
            boolean drawn = game.plies().size() < 4 || random.nextInt(rarity) == 0;
            game =
                    game.play(
                            drawn
                                    ? moves.get(random.nextInt(moves.size()))
                                    : Engine.best(turn, level).square());
        }
        return TranscriptText.write(game);
    }

    private static Level level(Random random) {
        return new Level(1 + random.nextInt(8));
    }
}
