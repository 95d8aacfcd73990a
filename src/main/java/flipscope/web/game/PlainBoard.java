package flipscope.web.game;

import flipscope.rules.Position;
import flipscope.rules.Side;
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
        long legal = position.legalMoves();
        String side = position.toMove() == Side.BLACK ? "X" : "O";
        String turn = legal == 0 ? "" : words.text("play.text.turn", side) + "\n";
        return IntStream.range(0, 8)
                .mapToObj(row -> row(position, legal, row))
                .collect(Collectors.joining("\n", FILES, "\n" + turn));
    }

    private static String row(Position position, long legal, int row) {
        return IntStream.range(0, 8)
                .mapToObj(file -> sign(position, legal, Squares.bit(Squares.at(file, row))))
                .collect(Collectors.joining(" ", row + 1 + " ", ""));
    }

    private static String sign(Position position, long legal, long square) {
        if ((position.black() & square) != 0) {
            return "X";
        }
        if ((position.white() & square) != 0) {
            return "O";
        }
        return (legal & square) != 0 ? "*" : "-";
    }
}
