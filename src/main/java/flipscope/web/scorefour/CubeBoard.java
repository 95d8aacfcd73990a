package flipscope.web.scorefour;

import static flipscope.trace.Word.has;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.draw.CubeMarks;
import flipscope.web.draw.CubePicture;
import flipscope.web.game.GameBoards;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cube as it is played on: at an angle, with its columns to choose, and layer by layer.
 *
 * @param fresh whether the last ball has just been dropped, so that it falls
 */
public record CubeBoard(
        Messages words, CubeGame game, Links links, boolean fresh, CubeMarks marks) {
    private static final int SIDE = 4;

    /** Where the columns lead. */
    enum Links {
        PLAY,
        ASK,
        NONE
    }

    /** Its accessible name. */
    public String label() {
        return game.isOver()
                ? words.text("four.board.over")
                : words.text("four.board", GameBoards.side(words, game.toMove()));
    }

    /** The cube at an angle. */
    public CubePicture picture() {
        return new CubePicture(marks);
    }

    /** What to do, until the person has dropped a ball; then empty. */
    public String hint() {
        return game.isPersonToMove() && game.ply() < 2 ? words.text("four.hint") : "";
    }

    /** Through how many layers the last ball fell. */
    public int falls() {
        return game.last().map(cell -> SIDE - cell / 16).orElse(0);
    }

    /** The columns with room as text, for the key that announces them. */
    public String moves() {
        if (!game.isPersonToMove()) {
            return words.text("play.moves.none");
        }
        String columns =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(this::hasRoom)
                        .mapToObj(ColumnText::write)
                        .collect(Collectors.joining(", "));
        return words.text("play.moves", GameBoards.side(words, game.toMove()), columns);
    }

    /** The name of a column: {@code b2}. */
    public String name(int column) {
        return ColumnText.write(column);
    }

    private boolean hasRoom(int column) {
        return !game.isOver() && !game.shown().isFull(column);
    }

    /** Whether a ball can be dropped into a column. */
    public boolean isPlayable(int column) {
        return links != Links.NONE && hasRoom(column);
    }

    private boolean isLast(int column) {
        return game.column().filter(last -> last == column).isPresent();
    }

    /** The CSS classes of a column. */
    public String column(int column) {
        return "column" + (isPlayable(column) ? " playable" : "") + (isLast(column) ? " last" : "");
    }

    /** Where a column leads: one with room takes a ball, a full one explains itself. */
    public Optional<String> url(int column) {
        if (links == Links.PLAY && hasRoom(column)) {
            return Optional.of(game.after(column).play());
        }
        return links == Links.NONE ? Optional.empty() : Optional.of(game.asking(name(column)));
    }

    /** What lies in a column, and where a ball would lie. */
    public String label(int column) {
        String balls =
                IntStream.range(0, SIDE)
                        .map(layer -> 16 * layer + column)
                        .filter(cell -> has(game.all(), cell))
                        .mapToObj(this::ball)
                        .collect(Collectors.joining(", "));
        int height = game.height(column);
        String key = balls.isEmpty() ? "empty" : height == SIDE ? "full" : "some";
        String what = words.text("four.column." + key, name(column), balls, height + 1);
        return isLast(column) ? words.text("four.column.last", what) : what;
    }

    private String ball(int cell) {
        boolean black = has(game.balls().black(), cell);
        return GameBoards.side(words, black ? Side.BLACK : Side.WHITE);
    }

    /** The name of a layer: {@code 1 floor}. */
    public String layer(int layer) {
        String key = layer == 0 ? "floor" : layer == SIDE - 1 ? "top" : "middle";
        return words.text("stepper.layer." + key, layer + 1);
    }

    /** The CSS classes of a cell. */
    public String cell(int cell) {
        boolean playable = links != Links.NONE && marks.isLanding(cell);
        return "square "
                + marks.content(cell)
                + (marks.isLast(cell) ? " last" : "")
                + (marks.isWon(cell) ? " won" : "")
                + (playable ? " playable" : "")
                + passed(cell);
    }

    /** The cells that the last ball falls through, from the top down. */
    private String passed(int cell) {
        String by = " by-" + Slug.of(game.toMove().other());
        return game.last()
                .filter(last -> cell > last && cell % 16 == last % 16)
                .map(last -> " passed-" + (SIDE - 1 - cell / 16) + by)
                .orElse("");
    }
}
