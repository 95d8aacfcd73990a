package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A game with headers in square brackets and numbered moves, following chess PGN:
 *
 * <pre>
 * [Black "Alice"]
 * [White "Bob"]
 *
 * 1. f5 d6 2. c3 d3 {a comment} 0-1
 * </pre>
 *
 * <p>A header {@code FEN} sets another start position. Comments in braces or after a semicolon,
 * variations in round brackets, annotations such as {@code $1} and the result are ignored.
 */
final class PgnText {
    private static final Pattern HEADER = Pattern.compile("\\[\\p{javaLetter}+\\s+");

    /** Its value in quotes, which may have brackets in it, or without quotes. */
    private static final Pattern WHOLE =
            Pattern.compile(
                    "\\[\\p{javaLetter}+\\s+(?:\"(?:[^\"\\\\\\r\\n]|\\\\.)*+\"\\s*\\]"
                            + "|\"[^\\r\\n]*\"\\][ \\t]*(?=[\\r\\n]|\\z)|[^\"\\]\\r\\n]*\\])");

    private static final Pattern FEN = Pattern.compile("(?i)\\[FEN\\s|[^/]*(?:/[1-8pP]+){6}.*");

    private final Cursor cursor;
    private final String text;
    private Optional<Position> start = Optional.empty();

    PgnText(Cursor cursor, String text) {
        this.cursor = cursor;
        this.text = text;
    }

    /** Whether headers begin here. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(HEADER);
    }

    /**
     * Reads headers and moves to the end of the text.
     *
     * @throws NotationException if a header or comment is not closed, or a move is not legal
     */
    Game take() {
        cursor.skipBlanks();
        while (isAt(cursor)) {
            takeHeader();
            cursor.skipBlanks();
        }
        return MoveReader.rest(cursor, text, start.orElse(Position.START), true);
    }

    private void takeHeader() {
        int from = cursor.offset();
        if (!cursor.take(WHOLE)) {
            throw cursor.problemAt(from, NotationProblem.RECORD_CLOSE, ']', from + 1);
        }
        String header = cursor.readSince(from);
        if (FEN.matcher(header).lookingAt()) {
            int value = header.replaceFirst("(?s)(\\[\\p{L}+\\s+\"?\\s*).*", "$1").length();
            start = Optional.of(FenText.read(cursor, from + value));
        }
    }
}
