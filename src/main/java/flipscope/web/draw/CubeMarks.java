package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import java.util.List;

/**
 * What a picture of score four shows, as sets of cells: bit {@code 16z + 4y + x}.
 *
 * @param black the first player's balls
 * @param white the second player's balls
 * @param last the last ball
 * @param won the rows that have won, four cells each
 * @param lands where a ball would lie
 * @param blackFour the free cells that complete four for Black, if they are to be shown
 * @param whiteFour the same for White
 */
public record CubeMarks(
        long black,
        long white,
        long last,
        List<Long> won,
        long lands,
        long blackFour,
        long whiteFour) {

    /** {@code black}, {@code white} or {@code empty}. */
    public String content(int cell) {
        return new SmallBoardPieces(black, white, Side.BLACK).content(cell);
    }

    public boolean isLast(int cell) {
        return has(last, cell);
    }

    public boolean isWon(int cell) {
        return won.stream().anyMatch(row -> has(row, cell));
    }

    /** Whether a ball would lie in this cell. */
    public boolean isLanding(int cell) {
        return has(lands, cell);
    }

    /** Whose four this cell completes: {@code black}, {@code white}, {@code both}, or nothing. */
    public String four(int cell) {
        if (has(blackFour, cell)) {
            return has(whiteFour, cell) ? "both" : "black";
        }
        return has(whiteFour, cell) ? "white" : "";
    }
}
