package flipscope.scratch;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** Boards as people paste them, each of which becomes one or two literals. */
enum DrawnBoard {
    /** Eight lines of dots or noughts, and ones, the top line first. */
    DOTS("(?m)(?:^[ \\t]*(?:[1-8|][ \\t]*)?(?:[.01][ \\t]*){8}(?:\\n|$)){8}") {
        @Override
        String words(String whole) {
            String bits = whole.replaceAll("(?m)^[ \\t]*[1-8|](?=[ \\t]*(?:[.01][ \\t]*){8}$)", "");
            return "line{line} = " + set(bits.replaceAll("[^.01]", ""), letter -> letter == '1');
        }
    },
    /** A position of Reversi: 64 squares, then perhaps the side to move. */
    REVERSI("(?m)^[ \\t]*[-.XOxo*]{64}(?:[ \\t]+[XOxo])?[ \\t]*(?:\\n|$)") {
        @Override
        String words(String whole) {
            String text = whole.strip();
            Position position = PositionText.read(text.length() > 64 ? text : text + " X");
            return "own = %s, opponent = %s"
                    .formatted(Literal.text(position.own()), Literal.text(position.opponent()));
        }
    },
    /** A position of chess, its eighth row first. */
    FEN(
            "(?m)^[ \\t]*(?:[pnbrqkPNBRQK1-8]{1,8}/){7}[pnbrqkPNBRQK1-8]{1,8}(?:[ \\t][^\\n;]*)?(?:\\n|$)") {
        @Override
        String words(String whole) {
            StringBuilder board = new StringBuilder();
            for (String row : whole.strip().split(" ", 2)[0].split("/")) {
                StringBuilder squares = new StringBuilder();
                row.chars()
                        .forEach(
                                each ->
                                        squares.append(
                                                Character.isDigit(each)
                                                        ? ".".repeat(each - '0')
                                                        : Character.toString(each)));
                board.insert(0, squares);
            }
            return "white = %s, black = %s"
                    .formatted(
                            set(board.toString(), Character::isUpperCase),
                            set(board.toString(), Character::isLowerCase));
        }
    };

    private final Pattern pattern;

    DrawnBoard(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    Pattern pattern() {
        return pattern;
    }

    /** The names and values of its sets; the text itself where it is none after all. */
    abstract String words(String whole);

    /** The declaration of its sets, on as many lines as it has. */
    String literals(String whole) {
        try {
            String lines = "\n".repeat((int) whole.chars().filter(each -> each == '\n').count());
            return "long " + words(whole) + ";" + lines;
        } catch (NotationException noPosition) {
            return whole;
        }
    }

    /** The squares, from a1 on in reading order, whose letters are in a set. */
    private static String set(String board, IntPredicate isSet) {
        long set = 0;
        for (int at = 0; at < Math.min(64, board.length()); at++) {
            set |= isSet.test(board.charAt(at)) ? Squares.bit(63 - at) : 0;
        }
        return Literal.text(set);
    }
}
