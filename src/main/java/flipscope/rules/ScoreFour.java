package flipscope.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game of score four: the columns into which balls were dropped, in order. {@code X} begins.
 * Cells and columns are numbered as in {@link NaiveScoreFour}.
 *
 * @param columns 0 for a1 to 15 for d4, in the order of play
 * @param mover the balls of the player who has just moved
 * @param other the balls of the player to move
 */
public record ScoreFour(List<Integer> columns, long mover, long other) {
    public static final ScoreFour START = new ScoreFour(List.of(), 0, 0);

    public ScoreFour {
        columns = List.copyOf(columns);
    }

    public boolean isFull(int column) {
        return NaiveScoreFour.drop(mover | other, column) < 0;
    }

    /** Whether the last ball made four in a row. */
    public boolean isWon() {
        return NaiveScoreFour.wins(mover);
    }

    /** Whether a line is complete or the cube is full. */
    public boolean isOver() {
        return isWon() || NaiveScoreFour.legal(mover | other) == 0;
    }

    /** The columns into which a ball can be dropped; none if the game is over. */
    public List<Integer> legal() {
        return isOver()
                ? List.of()
                : IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .filter(column -> !isFull(column))
                        .boxed()
                        .toList();
    }

    /** The game with one more ball; the column must have room. */
    public ScoreFour drop(int column) {
        int cell = NaiveScoreFour.drop(mover | other, column);
        List<Integer> more = new ArrayList<>(columns);
        more.add(column);
        return new ScoreFour(more, other | NaiveScoreFour.bit(cell), mover);
    }

    /** The cube as seen by the player to move. */
    public SmallBoardPieces toMove() {
        boolean black = columns.size() % 2 == 0;
        return black
                ? new SmallBoardPieces(other, mover, Side.BLACK)
                : new SmallBoardPieces(mover, other, Side.WHITE);
    }

    /** The cube as seen by the player who has just moved. */
    public SmallBoardPieces justMoved() {
        SmallBoardPieces pieces = toMove();
        return pieces.facing(pieces.side().other());
    }
}
