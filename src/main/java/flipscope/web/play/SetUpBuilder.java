package flipscope.web.play;

import flipscope.notation.SquareText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.game.SquareView;
import flipscope.web.page.PageContext;
import java.util.List;
import java.util.Optional;

/**
 * Makes the page on which a position is set up by hand: choosing a square cycles it through empty,
 * black and white. Every state has its own address.
 */
final class SetUpBuilder {
    private final Messages words;
    private final GameState from;
    private final Position position;

    /**
     * @param from the game that the position is taken from
     */
    SetUpBuilder(Messages words, GameState from) {
        this.words = words;
        this.from = from;
        this.position = from.turn();
    }

    SetUpView of(PageContext frame) {
        GameState game = game();
        String side = GameBoards.side(words, position.toMove());
        return new SetUpView(
                frame,
                game,
                words.text("play.status.to-move", side),
                ScoreView.of(new GameWords(words, game)).saying(words.text("play.edit.title")),
                board(new GameBoards(words).of(game, false)),
                ways(),
                new GameTexts(from));
    }

    /** A game at the position in which the person plays both sides and the board takes no moves. */
    private GameState game() {
        return new GameState(url(position).playing(Player.BOTH), Game.from(position), 0);
    }

    private BoardView board(BoardView played) {
        String label = words.text("play.edit.board");
        return new BoardView(label, played.with(this::square).rows(), played.moves(), false);
    }

    private SquareView square(SquareView square) {
        int bit = SquareText.read(square.name());
        return SquareView.plain(
                square.name(),
                square.content(),
                Optional.of(setup(GameBoards.turned(position, bit))),
                words.text("inputs.square." + square.content(), square.name()));
    }

    private List<NamedLink> ways() {
        String other = GameBoards.side(words, position.toMove().other());
        Position cleared = new Position(0, 0, position.toMove());
        return List.of(
                way("done", url(position).play()),
                way("other-side", setup(position.passed()), other),
                way("clear", setup(cleared)),
                way("start-position", setup(Position.START)));
    }

    private NamedLink way(String id, String url, Object... arguments) {
        return new NamedLink(id, words.text("inputs.way." + id, arguments), url);
    }

    private String setup(Position changed) {
        return url(changed).link().with(PlayRequest.SETUP, 1).toString();
    }

    private GameUrl url(Position changed) {
        return from.url().from(GameReader.written(changed));
    }
}
