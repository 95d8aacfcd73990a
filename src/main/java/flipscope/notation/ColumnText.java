package flipscope.notation;

import flipscope.rules.ScoreFour;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import java.util.stream.Collectors;

/**
 * Reads and writes columns of score four, {@code a1} to {@code d4}, and games as the columns into
 * which balls were dropped: {@code a1b2a1}. Case and blanks between columns are ignored.
 */
public final class ColumnText {
    private static final BitLayout COLUMNS =
            BitLayout.of(new DisplayFormat(Shape.MINI, 0).numbered(Numbering.A1_FIRST), 16);

    private ColumnText() {}

    /** Whether the whole text is the name of a column. */
    public static boolean isName(String text) {
        return COLUMNS.named(text).isPresent();
    }

    /** The column with this name: {@code 4y + x}, 0 for a1 to 15 for d4. */
    public static int read(String name) {
        return COLUMNS.named(name).orElseThrow();
    }

    /** The name of a column in lower case. */
    public static String write(int column) {
        return COLUMNS.name(column);
    }

    /**
     * Reads a game of score four.
     *
     * @throws NotationException if the text has anything but columns, a column is full, or a ball
     *     follows four in a row
     */
    public static ScoreFour readGame(String text) {
        Cursor cursor = new Cursor(text);
        ScoreFour game = ScoreFour.START;
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            game = drop(game, cursor);
            cursor.skipBlanks();
        }
        return game;
    }

    /** The columns of a game, without blanks. */
    public static String writeGame(ScoreFour game) {
        return game.columns().stream().map(ColumnText::write).collect(Collectors.joining());
    }

    private static ScoreFour drop(ScoreFour game, Cursor cursor) {
        int start = cursor.offset();
        cursor.skip();
        if (!cursor.atEnd()) {
            cursor.skip();
        }
        String name = cursor.readSince(start);
        if (!isName(name)) {
            throw cursor.problemWordAt(start, NotationProblem.COLUMN_UNKNOWN);
        }
        int ball = game.columns().size() + 1;
        if (game.isWon() || game.isFull(read(name))) {
            NotationProblem wrong =
                    game.isWon() ? NotationProblem.COLUMN_OVER : NotationProblem.COLUMN_FULL;
            throw cursor.problem(wrong, start, cursor.offset(), ball, name, start + 1);
        }
        return game.drop(read(name));
    }
}
