package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.CubeRows;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.ScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.web.address.Embedding;
import flipscope.web.cube.CubeUrl;
import flipscope.web.draw.CubeMarks;
import flipscope.web.game.PlayedGame;
import java.util.List;
import java.util.Optional;

/**
 * A game of score four as a page shows it, at one of its plies.
 *
 * @param url its address; the moves are those of {@code whole}
 * @param whole the game with all balls, including those for redo
 * @param shown the game up to the shown ball
 */
public record CubeGame(CubeUrl url, ScoreFour whole, ScoreFour shown) implements PlayedGame {
    public static CubeGame of(CubeUrl url) {
        ScoreFour whole = ColumnText.readGame(url.moves());
        int shown = url.ply().orElse(whole.columns().size());
        return new CubeGame(url, whole, replayed(whole, shown));
    }

    private static ScoreFour replayed(ScoreFour whole, int balls) {
        ScoreFour game = ScoreFour.START;
        for (int column : whole.columns().subList(0, balls)) {
            game = game.drop(column);
        }
        return game;
    }

    /** The same game in an embed. */
    CubeGame within(Embedding host) {
        return new CubeGame(url.within(host), whole, shown);
    }

    /** The same game when some balls had been dropped. */
    CubeGame at(int balls) {
        return new CubeGame(url.atPly(balls), whole, replayed(whole, balls));
    }

    @Override
    public int ply() {
        return shown.columns().size();
    }

    @Override
    public int plies() {
        return whole.columns().size();
    }

    @Override
    public boolean isOver() {
        return shown.isOver();
    }

    @Override
    public Side side(int at) {
        return at % 2 == 0 ? Side.BLACK : Side.WHITE;
    }

    @Override
    public String move(int at) {
        return ColumnText.write(whole.columns().get(at));
    }

    /** The game without the balls after this one. */
    public CubeUrl fromHere() {
        return url.withMoves(ColumnText.writeGame(shown));
    }

    /** The game after another ball; drops those for redo. */
    CubeUrl after(int column) {
        return url.withMoves(ColumnText.writeGame(shown) + ColumnText.write(column));
    }

    /** The page that asks about a column. */
    String asking(String column) {
        return url.link().with(CubeWhy.PARAMETER.name(), column).toString();
    }

    @Override
    public Side toMove() {
        return side(ply());
    }

    SmallBoardPieces balls() {
        return shown.toMove();
    }

    long all() {
        return shown.mover() | shown.other();
    }

    /** The cell of the last ball, if any. */
    Optional<Integer> last() {
        return column().map(column -> 16 * (height(column) - 1) + column);
    }

    /** The column of the last ball, if any. */
    Optional<Integer> column() {
        List<Integer> columns = shown.columns();
        return ply() == 0 ? Optional.empty() : Optional.of(columns.get(ply() - 1));
    }

    /** How many balls lie on a column. */
    int height(int column) {
        return Long.bitCount(all() & 0x0001_0001_0001_0001L << column);
    }

    /** The rows that have won; none while nobody has. */
    List<Long> won() {
        return last().map(cell -> CubeRows.through(shown.mover(), cell)).orElse(List.of());
    }

    /** The cells where a ball would lie; none after the end. */
    long ground() {
        return isOver() ? 0 : NaiveScoreFour.ground(all());
    }

    /** The free cells that complete four of a side, whether a ball can lie there or not. */
    long completing(Side side) {
        return CubeRows.completing(side == Side.BLACK ? balls().black() : balls().white(), all());
    }

    /** What is shown of the game. */
    CubeMarks marks() {
        boolean threats = url.threats() && !isOver();
        return new CubeMarks(
                balls().black(),
                balls().white(),
                last().map(NaiveScoreFour::bit).orElse(0L),
                won(),
                ground(),
                threats ? completing(Side.BLACK) : 0,
                threats ? completing(Side.WHITE) : 0);
    }
}
