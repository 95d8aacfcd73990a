package flipscope.web;

import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.view.BesideView.WayView;
import flipscope.web.view.BoardView;
import flipscope.web.view.SquareView;
import java.util.List;
import java.util.Optional;

/**
 * Sets up a position by hand: choosing a square changes what lies there, empty, black, white, and
 * every state of it is an address.
 */
public final class Editor {
    private final Messages words;
    private final GameUrl settings;
    private final Position position;

    Editor(Messages words, GameState game) {
        this.words = words;
        this.settings = game.url();
        this.position = game.turn();
    }

    /** A game of two people at the position, which takes no moves while it is set up. */
    GameState game() {
        return new GameState(url(position).playing(Player.BOTH), Game.from(position), 0);
    }

    /** Whose turn it will be. */
    String status() {
        return words.text("play.status.to-move", Boards.side(words, position.toMove()));
    }

    BoardView board(BoardView still) {
        return new BoardView(
                words.text("play.edit.board"),
                still.rows().stream().map(row -> row.stream().map(this::square).toList()).toList(),
                still.moves(),
                false);
    }

    private SquareView square(SquareView square) {
        int bit = SquareText.read(square.name());
        return new SquareView(
                square.name(),
                square.content(),
                Optional.of(setup(changed(position, bit))),
                false,
                false,
                0,
                false,
                words.text("inputs.square." + square.content(), square.name()));
    }

    /** A position with one square changed: empty, black, white, and empty again. */
    public static Position changed(Position position, int square) {
        long bit = Squares.bit(square);
        boolean black = (position.black() & bit) != 0;
        boolean empty = (position.empty() & bit) != 0;
        return Position.of(
                empty ? position.black() | bit : position.black() & ~bit,
                black ? position.white() | bit : position.white() & ~bit,
                position.toMove());
    }

    List<WayView> ways() {
        String other = Boards.side(words, position.toMove().other());
        return List.of(
                new WayView("done", words.text("inputs.way.done"), url(position).play()),
                new WayView(
                        "other-side",
                        words.text("inputs.way.other-side", other),
                        setup(position.passed())),
                new WayView(
                        "clear",
                        words.text("inputs.way.clear"),
                        setup(new Position(0, 0, position.toMove()))),
                new WayView(
                        "start-position",
                        words.text("inputs.way.start-position"),
                        setup(Position.START)));
    }

    private String setup(Position changed) {
        return url(changed).link().with("setup", "1").toString();
    }

    private GameUrl url(Position from) {
        return settings.from(
                from.equals(Position.START)
                        ? Optional.empty()
                        : Optional.of(PositionText.write(from).replace(' ', '_')));
    }
}
