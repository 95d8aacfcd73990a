package flipscope.notation;

import flipscope.rules.Game;
import java.util.regex.Pattern;

/**
 * Reads anything that a person may enter as a game: moves ({@link TranscriptText}), a game record
 * with headers ({@link RecordText}, {@link PgnText}) or a position ({@link PositionText}, {@link
 * FenText}). Moves may stand among other text ({@link FoundMoves}).
 *
 * <p>A text that begins with a letter and a digit is read as moves, everything else as a position.
 * Sixteen characters such as {@code f5d6c3d3c4b3d2f4} are also valid hex; they are read as moves if
 * possible. {@code 0x} in front makes hex unambiguous.
 */
public final class GameText {
    /** The most characters that are read. */
    public static final int LONGEST = Cursor.LIMIT;

    private static final Pattern EIGHT_SQUARES = Pattern.compile("(?:[a-hA-H][1-8]){8}");

    private GameText() {}

    /**
     * Reads moves or a position.
     *
     * @return the game; for a position, a game that starts there without moves
     * @throws NotationException if it is neither
     */
    public static Game read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        if (TagScanner.isAt(cursor)) {
            return RecordText.take(text, cursor);
        }
        if (PgnText.isAt(cursor)) {
            return new PgnText(cursor).take();
        }
        if (FenText.isAt(cursor)) {
            return Game.from(FenText.read(cursor, cursor.offset()));
        }
        try {
            return plain(text, cursor);
        } catch (NotationException wrong) {
            String moves = FoundMoves.in(text).orElseThrow(() -> wrong);
            return TranscriptText.read(moves);
        }
    }

    /** Whether a result, and perhaps names, follow the last of some moves, and are skipped. */
    public static boolean isFollowed(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        String narrow = NarrowText.of(text);
        return isTranscript(cursor) && FoundMoves.end(narrow) < narrow.length();
    }

    private static Game plain(String text, Cursor cursor) {
        if (isTranscript(cursor)) {
            return TranscriptText.read(text);
        }
        cursor.skipBlanksAndComments();
        if (cursor.atEnd()) {
            throw cursor.problemAt(cursor.offset(), NotationProblem.GAME_EMPTY);
        }
        if (!PositionText.isAt(cursor)) {
            throw cursor.problemWord(NotationProblem.GAME_UNKNOWN);
        }
        return Game.from(PositionText.read(text));
    }

    private static boolean isTranscript(Cursor cursor) {
        return TranscriptText.isAt(cursor) && (!HexText.isAt(cursor) || cursor.isAt(EIGHT_SQUARES));
    }
}
