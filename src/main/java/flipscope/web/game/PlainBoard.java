package flipscope.web.game;

import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The board as plain text: X black, O white, * a legal move, - empty, and the side to move. It can
 * be pasted as a position.
 */
public final class PlainBoard {
    private static final String FILES = "  a b c d e f g h\n";

    private PlainBoard() {}

    public static String of(Position position, Messages words) {
        StringBuilder squares = new StringBuilder(PositionText.write(position));
        long legal = position.legalMoves();
        Squares.list(legal).forEach(square -> squares.setCharAt(63 - square, '*'));
        String side = squares.substring(65);
        String turn = legal == 0 ? "" : words.text("play.text.turn", side) + "\n";
        return IntStream.range(0, 8)
                .mapToObj(row -> row + 1 + " " + row(squares.substring(8 * row, 8 * row + 8)))
                .collect(Collectors.joining("\n", FILES, "\n" + turn));
    }

    private static String row(String squares) {
        return String.join(" ", squares.split(""));
    }
}
