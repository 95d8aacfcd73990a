package flipscope.web.game;

import flipscope.notation.SquareText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Messages;
import flipscope.web.address.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * Sets up a position by hand: choosing a square cycles it through empty, black and white. Every
 * state has its own address.
 */
public final class PositionEditor {
    private final Messages words;
    private final GameUrl settings;
    private final Position position;

    public PositionEditor(Messages words, GameState game) {
        this.words = words;
        this.settings = game.url();
        this.position = game.turn();
    }

    /** A game at the position in which the person plays both sides and the board takes no moves. */
    public GameState game() {
        return new GameState(url(position).playing(Player.BOTH), Game.from(position), 0);
    }

    /** Which side will be to move. */
    public String status() {
        return words.text("play.status.to-move", GameBoards.side(words, position.toMove()));
    }

    public BoardView board(BoardView still) {
        String label = words.text("play.edit.board");
        return new BoardView(label, still.with(this::square).rows(), still.moves(), false);
    }

    private SquareView square(SquareView square) {
        int bit = SquareText.read(square.name());
        return SquareView.plain(
                square.name(),
                square.content(),
                Optional.of(setup(changed(position, bit))),
                words.text("inputs.square." + square.content(), square.name()));
    }

    /** The position with one square changed: empty to black, black to white, white to empty. */
    public static Position changed(Position position, int square) {
        SmallBoardPieces next = SmallBoardPieces.of(position).turned(square);
        return Position.of(next.black(), next.white(), next.side());
    }

    public List<NamedLink> ways() {
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
        return url(changed).link().with("setup", "1").toString();
    }

    private GameUrl url(Position from) {
        return settings.from(GameReader.written(from));
    }
}
