package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The stars of a board whose black discs are written {@code X}: each stands where a move is legal.
 * On a board without {@code X} a star is a black disc, and these are none.
 *
 * @param first where the first of them is written
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
     * The position where a board does not say who is to move, if the stars do.
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
     * The position, if the stars stand where its moves are.
     *
     * @throws NotationException if they do not
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
