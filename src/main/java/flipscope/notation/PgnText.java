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
    private static final Pattern HEADER = Pattern.compile("\\[\\p{javaLetter}+ ");

    /** A comment, an annotation or a result. */
    private static final Pattern REMARK =
            Pattern.compile(";[^\\r\\n]*+|\\$(?:(?!" + Cursor.BLANK + ").)*+|1-0|0-1|1/2-1/2|\\*");

    private final Cursor cursor;
    private Optional<Position> start = Optional.empty();

    PgnText(Cursor cursor) {
        this.cursor = cursor;
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
        TranscriptReplay replay = new TranscriptReplay(cursor, start.orElse(Position.START));
        skipRemarks();
        while (!cursor.atEnd()) {
            TranscriptText.takeMove(cursor, replay);
            skipRemarks();
        }
        return replay.game();
    }

    private void takeHeader() {
        int from = cursor.offset();
        boolean fen = cursor.isAt("[FEN ");
        skipPast(']', from);
        if (fen) {
            String header = cursor.readSince(from);
            int quote = header.indexOf('"') + 1;
            start = Optional.of(FenText.read(cursor, from + Math.max(quote, "[FEN ".length())));
        }
    }

    private void skipRemarks() {
        int before;
        do {
            before = cursor.offset();
            TranscriptText.skipBetweenMoves(cursor);
            skipRemark();
        } while (cursor.offset() != before);
    }

    private void skipRemark() {
        int from = cursor.offset();
        switch (cursor.peek()) {
            case '{' -> skipPast('}', from);
            case '(' -> skipPast(')', from);
            default -> cursor.take(REMARK);
        }
    }

    private void skipPast(char end, int from) {
        while (cursor.peek() != end) {
            if (cursor.atEnd()) {
                throw cursor.problemAt(from, NotationProblem.RECORD_CLOSE, end, from + 1);
            }
            cursor.skip();
        }
        cursor.skip();
    }
}
