package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The stars of a board whose black discs are written {@code X}; each marks a legal move. On a board
 * without {@code X} stars are black discs, and this is empty.
 *
 * @param first the place of the first star
 */
record LegalStars(Cursor cursor, long squares, int first) {

    static LegalStars of(Cursor cursor, List<Symbol> board) {
        long stars = 0;
        boolean otherBlack = false;
        int first = -1;
        for (Symbol square : board) {
            boolean star = cursor.at(square.offset()) == '*';
            first = star && first < 0 ? square.offset() : first;
            stars = stars << 1 | (star ? 1 : 0);
            otherBlack |= !star && square.content() == Symbol.BLACK;
        }
        return new LegalStars(cursor, otherBlack ? stars : 0, first);
    }

    /**
     * The position, if the board does not state the side to move but the stars imply it.
     *
     * @throws NotationException if the stars are not the legal moves of either side
     */
    Optional<Position> turn(long black, long white) {
        if (squares == 0) {
            return Optional.empty();
        }
        List<Position> told =
                Stream.of(Side.values())
                        .map(side -> Position.of(black, white, side))
                        .filter(turn -> turn.legalMoves() == squares)
                        .toList();
        if (told.isEmpty()) {
            throw misplaced(2);
        }
        return Optional.of(told.get(0)).filter(turn -> told.size() == 1);
    }

    /**
     * The position, checked against the stars.
     *
     * @throws NotationException if the stars are not its legal moves
     */
    Position confirm(Position turn) {
        if (squares != 0 && turn.legalMoves() != squares) {
            throw misplaced(turn.toMove() == Side.BLACK ? 0 : 1);
        }
        return turn;
    }

    private NotationException misplaced(int side) {
        return cursor.problemAt(
                first, NotationProblem.POSITION_STARS, Squares.names(squares), side);
    }
}
