package flipscope.web.game;

import static flipscope.trace.Word.has;

import flipscope.notation.SquareText;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

public record GameBoards(Messages words) {
    /**
     * The board of a game, its legal moves as links if the person is to move.
     *
     * @param fresh whether the last move has just been played, so that its flips are animated
     */
    public BoardView of(GameState game, boolean fresh) {
        long playable = game.isPersonToMove() ? game.turn().legalMoves() : 0;
        return board(game, playable, fresh);
    }

    /** The board on which every square links to why it is legal or not. */
    public BoardView asking(GameState game) {
        return board(game, game.turn().legalMoves(), false).asking(name -> ask(game, name));
    }

    /** The board without links, its legal moves and other squares marked. */
    public BoardView differing(GameState game, long squares) {
        return board(game, game.turn().legalMoves(), false)
                .with(square -> square.differing(has(squares, SquareText.read(square.name()))));
    }

    private static String ask(GameState game, String square) {
        return game.url().link().with("why", square).toString();
    }

    /** The board without links. */
    public BoardView still(GameState game) {
        return board(game, 0, false);
    }

    /** The position with one square changed: empty to black, black to white, white to empty. */
    public static Position turned(Position position, int square) {
        SmallBoardPieces next = SmallBoardPieces.of(position).turned(square);
        return Position.of(next.black(), next.white(), next.side());
    }

    private BoardView board(GameState game, long playable, boolean fresh) {
        List<List<SquareView>> rows =
                IntStream.range(0, 8).mapToObj(row -> row(game, playable, row)).toList();
        return new BoardView(label(game), rows, moves(game.turn(), playable), fresh);
    }

    private List<SquareView> row(GameState game, long playable, int row) {
        return IntStream.range(0, 8)
                .mapToObj(file -> square(game, playable, Squares.at(file, row)))
                .toList();
    }

    private SquareView square(GameState game, long playable, int square) {
        boolean legal = has(playable, square);
        return new SquareView(
                Squares.name(square),
                content(game.turn(), square),
                url(game, playable, square),
                legal,
                game.last().filter(ply -> ply.square() == square).isPresent(),
                game.last().map(ply -> turned(ply, square)).orElse(0),
                false,
                label(game, square, legal),
                Optional.empty());
    }

    /**
     * The link of a square: a legal move is played; another empty square explains why it is not
     * legal.
     */
    private static Optional<String> url(GameState game, long playable, int square) {
        if (has(playable, square)) {
            return Optional.of(game.after(square).play());
        }
        boolean asks = playable != 0 && has(game.turn().empty(), square);
        return asks ? Optional.of(ask(game, Squares.name(square))) : Optional.empty();
    }

    /** How many squares away from the move a disc was flipped; 0 if it was not. */
    private static int turned(Ply ply, int square) {
        int files = Math.abs(Squares.file(ply.square()) - Squares.file(square));
        int rows = Math.abs(Squares.row(ply.square()) - Squares.row(square));
        return has(ply.flips(), square) ? Math.max(files, rows) : 0;
    }

    /** What lies on a square: {@code black}, {@code white} or {@code empty}. */
    public static String content(Position position, int square) {
        return SmallBoardPieces.of(position).content(square);
    }

    private String label(GameState game) {
        return game.isOver()
                ? words.text("play.board.over")
                : words.text("play.board", side(words, game.turn().toMove()));
    }

    private String label(GameState game, int square, boolean legal) {
        String name = Squares.name(square);
        if (legal) {
            int flips = Long.bitCount(game.turn().flips(square));
            return words.text("play.square.legal", name, flips);
        }
        String what = words.text("play.square." + content(game.turn(), square), name);
        if (game.last().filter(ply -> ply.square() == square).isPresent()) {
            return words.text("play.square.last", what);
        }
        boolean turned = game.last().filter(ply -> turned(ply, square) > 0).isPresent();
        return turned ? words.text("play.square.turned", what) : what;
    }

    private String moves(Position turn, long playable) {
        return playable == 0
                ? words.text("play.moves.none")
                : words.text(
                        "play.moves",
                        side(words, turn.toMove()),
                        Squares.names(playable).replace(" ", ", "));
    }

    public static String side(Messages words, Side side) {
        return words.text(side == Side.BLACK ? "play.side.black" : "play.side.white");
    }

    /** The same, or “you” for the side that the person plays against the engine. */
    public static String who(Messages words, PlayedGame game, Side side) {
        return game.url().player().isAlone(side) ? words.text("play.you") : side(words, side);
    }
}
