package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.draw.CubeMarks;
import flipscope.web.draw.CubePicture;
import flipscope.web.game.GameBoards;
import flipscope.web.scorefour.CubeBoardView.CellView;
import flipscope.web.scorefour.CubeBoardView.ColumnView;
import flipscope.web.scorefour.CubeBoardView.LayerView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws the cube to be played on. */
final class CubeBoards {
    private static final int SIDE = 4;

    private final Messages words;

    CubeBoards(Messages words) {
        this.words = words;
    }

    /**
     * The board of a game, its columns as links if the person is to move.
     *
     * @param fresh whether the last ball has just been dropped
     */
    CubeBoardView of(CubeGame game, boolean fresh) {
        return board(game, game.isPersonToMove() ? Links.PLAY : Links.NONE, fresh);
    }

    /** The board on which every column links to its explanation. */
    CubeBoardView asking(CubeGame game) {
        return board(game, Links.ASK, false);
    }

    /** The board without links. */
    CubeBoardView still(CubeGame game) {
        return board(game, Links.NONE, false);
    }

    /** What is shown of a game. */
    static CubeMarks marks(CubeGame game) {
        boolean threats = game.url().threats() && !game.isOver();
        return new CubeMarks(
                game.balls().black(),
                game.balls().white(),
                game.last().map(NaiveScoreFour::bit).orElse(0L),
                game.won(),
                game.ground(),
                threats ? game.completing(Side.BLACK) : 0,
                threats ? game.completing(Side.WHITE) : 0);
    }

    /** Where the columns lead. */
    private enum Links {
        PLAY,
        ASK,
        NONE
    }

    private CubeBoardView board(CubeGame game, Links links, boolean fresh) {
        CubeMarks marks = marks(game);
        return new CubeBoardView(
                label(game),
                IntStream.range(0, SIDE).mapToObj(row -> row(game, links, row)).toList(),
                IntStream.range(0, SIDE).mapToObj(z -> layer(game, links, marks, z)).toList(),
                CubePicture.of(marks),
                moves(game),
                game.isPersonToMove() && game.ply() < 2 ? words.text("four.hint") : "",
                game.isOver() ? "nobody" : name(game.toMove()),
                game.last().map(cell -> SIDE - cell / 16).orElse(0),
                game.ply(),
                fresh);
    }

    private String label(CubeGame game) {
        return game.isOver()
                ? words.text("four.board.over")
                : words.text("four.board", GameBoards.side(words, game.toMove()));
    }

    private List<ColumnView> row(CubeGame game, Links links, int row) {
        return IntStream.range(SIDE * row, SIDE * row + SIDE)
                .mapToObj(column -> column(game, links, column))
                .toList();
    }

    private ColumnView column(CubeGame game, Links links, int column) {
        return new ColumnView(
                ColumnText.write(column),
                url(game, links, column),
                links != Links.NONE && hasRoom(game, column),
                game.column().filter(last -> last == column).isPresent(),
                label(game, column));
    }

    private static boolean hasRoom(CubeGame game, int column) {
        return !game.isOver() && !game.shown().isFull(column);
    }

    /** A column with room takes a ball; a full one explains itself. */
    private static Optional<String> url(CubeGame game, Links links, int column) {
        if (links == Links.PLAY && hasRoom(game, column)) {
            return Optional.of(game.after(column).play());
        }
        return links == Links.NONE
                ? Optional.empty()
                : Optional.of(ask(game, ColumnText.write(column)));
    }

    private static String ask(CubeGame game, String column) {
        return game.url().link().with(CubeRequest.WHY.name(), column).toString();
    }

    /** What lies in a column, and where a ball would lie. */
    private String label(CubeGame game, int column) {
        String name = ColumnText.write(column);
        String balls =
                IntStream.range(0, SIDE)
                        .map(layer -> 16 * layer + column)
                        .mapToObj(cell -> ball(game, cell))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(", "));
        int height = Long.bitCount(game.all() & 0x0001_0001_0001_0001L << column);
        String key = balls.isEmpty() ? "empty" : height == SIDE ? "full" : "some";
        String what = words.text("four.column." + key, name, balls, height + 1);
        boolean last = game.column().filter(each -> each == column).isPresent();
        return last ? words.text("four.column.last", what) : what;
    }

    private Optional<String> ball(CubeGame game, int cell) {
        long bit = NaiveScoreFour.bit(cell);
        if ((game.all() & bit) == 0) {
            return Optional.empty();
        }
        boolean black = (game.balls().black() & bit) != 0;
        return Optional.of(GameBoards.side(words, black ? Side.BLACK : Side.WHITE));
    }

    private LayerView layer(CubeGame game, Links links, CubeMarks marks, int layer) {
        String key = layer == 0 ? "floor" : layer == SIDE - 1 ? "top" : "middle";
        return new LayerView(
                words.text("stepper.layer." + key, layer + 1),
                IntStream.range(0, 16)
                        .mapToObj(column -> cell(game, links, marks, 16 * layer + column))
                        .toList());
    }

    private CellView cell(CubeGame game, Links links, CubeMarks marks, int cell) {
        int column = cell % 16;
        return new CellView(
                ColumnText.write(column),
                styles(game, links, marks, cell),
                marks.four(cell),
                marks.isLanding(cell),
                url(game, links, column));
    }

    private static String styles(CubeGame game, Links links, CubeMarks marks, int cell) {
        boolean playable = links != Links.NONE && marks.isLanding(cell);
        return "square "
                + marks.content(cell)
                + (marks.isLast(cell) ? " last" : "")
                + (marks.isWon(cell) ? " won" : "")
                + (playable ? " playable" : "")
                + passed(game, cell);
    }

    /** The cells that the last ball falls through, from the top down. */
    private static String passed(CubeGame game, int cell) {
        boolean above =
                game.last().filter(last -> cell > last && cell % 16 == last % 16).isPresent();
        return above
                ? " passed-" + (SIDE - 1 - cell / 16) + " by-" + name(game.toMove().other())
                : "";
    }

    private String moves(CubeGame game) {
        if (!game.isPersonToMove()) {
            return words.text("play.moves.none");
        }
        String columns =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(column -> hasRoom(game, column))
                        .mapToObj(ColumnText::write)
                        .collect(Collectors.joining(", "));
        return words.text("play.moves", GameBoards.side(words, game.toMove()), columns);
    }

    /** A side as CSS classes spell it. */
    static String name(Side side) {
        return Slug.of(side);
    }
}
