package flipscope.web.play;

import flipscope.opening.Openings;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.text.Messages;
import flipscope.web.draw.BoardPicture;
import flipscope.web.figure.Card;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;

/** The preview cards of games: the board and the state of the game. */
public record GameCards(Messages words) {

    public Card of(GameState game) {
        Position board = game.shown().position();
        long last = game.last().map(Ply::square).map(square -> 1L << square).orElse(0L);
        return Card.of(
                game.ply() == 0
                        ? words.text("play.title")
                        : words.text("share.card.game", game.ply()),
                Openings.of(game.shown()).orElse(""),
                telling(game),
                BoardPicture.played(board, last));
    }

    /** The state of the game, without naming who plays. */
    String telling(GameState game) {
        Score score = game.shown().score();
        String discs = words.text("share.card.discs", score.black(), score.white());
        return discs + " " + next(game);
    }

    private String next(GameState game) {
        if (game.isOver()) {
            return new GameWords(words, game).standing() + ".";
        }
        String side = GameBoards.side(words, game.toMove());
        return words.text("share.card.moves", side, Long.bitCount(game.turn().legalMoves()));
    }
}
