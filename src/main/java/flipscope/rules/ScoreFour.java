package flipscope.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A game of score four: the columns into which balls were dropped, one after the other. {@code X}
 * begins. Cells and columns are numbered as in {@link NaiveScoreFour}.
 *
 * @param columns 0 for a1 to 15 for d4, in the order of the balls
 * @param mover the balls of the player who has just moved
 * @param other the balls of the player who is to move
 */
public record ScoreFour(List<Integer> columns, long mover, long other) {
    /** The empty cube. */
    public static final ScoreFour START = new ScoreFour(List.of(), 0, 0);

    /** Takes a copy of the columns. */
    public ScoreFour {
        columns = List.copyOf(columns);
    }

    /** Whether there is no room left in a column. */
    public boolean isFull(int column) {
        return NaiveScoreFour.drop(mover | other, column) < 0;
    }

    /** Whether the last ball made four in a row. */
    public boolean isWon() {
        return NaiveScoreFour.wins(mover);
    }

    /** The game with one more ball. The column has room. */
    public ScoreFour drop(int column) {
        int cell = NaiveScoreFour.drop(mover | other, column);
        List<Integer> more = new ArrayList<>(columns);
        more.add(column);
        return new ScoreFour(more, other | NaiveScoreFour.bit(cell), mover);
    }

    /** What stands in the cube, seen by the player who is to move. */
    public SmallBoardPieces toMove() {
        boolean black = columns.size() % 2 == 0;
        return black
                ? new SmallBoardPieces(other, mover, Side.BLACK)
                : new SmallBoardPieces(mover, other, Side.WHITE);
    }

    /** What stands in the cube, seen by the player who has just moved. */
    public SmallBoardPieces justMoved() {
        SmallBoardPieces pieces = toMove();
        return new SmallBoardPieces(pieces.black(), pieces.white(), pieces.side().other());
    }
}
