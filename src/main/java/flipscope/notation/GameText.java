package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads anything that a person may enter as a game: moves ({@link TranscriptText}), a game record
 * with headers ({@link RecordText}, {@link PgnText}) or a position ({@link PositionText}, {@link
 * FenText}). Moves may stand among other text ({@link MoveReader}), as may a board ({@link
 * BoardGame}).
 *
 * <p>A text that begins with a letter and a digit is read as moves, everything else as a position.
 * Sixteen characters such as {@code f5d6c3d3c4b3d2f4} are also valid hex; they are read as moves if
 * possible. {@code 0x} in front makes hex unambiguous.
 */
public final class GameText {
    /** The most characters that are read. */
    public static final int LONGEST = Cursor.LIMIT;

    /** A record, perhaps behind what servers and people write before it. */
    private static final Pattern RECORD =
            Pattern.compile("\\(\\s*;\\s*(?:GM|FF)\\[|(?m:^\\[\\p{javaLetter}+ \")");

    private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

    /** A start position whose header is not whole. */
    private static final Pattern FEN =
            Pattern.compile("(?i)FEN[\\s\"]*(?=[1-8p]{1,8}/[1-8p]{1,8}/)");

    /** Moves where an OBF file has the scores of moves. */
    private static final Pattern MOVES_BEHIND =
            Pattern.compile("(?m)^[^%\\r\\n]*;\\s*[a-hA-H][1-8](?!\\s*:)");

    private static final Pattern EIGHT_SQUARES = Pattern.compile("(?:[a-hA-H][1-8]){8}");

    private GameText() {}

    /**
     * What was pasted.
     *
     * @param followed whether something that is no move was skipped behind the last one
     * @param assumed whether it is a board on which nothing tells the side to move, so that it is
     *     Black
     */
    public record Pasted(Game game, boolean followed, boolean assumed) {
        private static Pasted of(Game game) {
            return new Pasted(game, false, false);
        }
    }

    /**
     * Reads moves or a position.
     *
     * @return the game; for a position, a game that starts there without moves
     * @throws NotationException if it is neither
     */
    public static Game read(String text) {
        return read(text, false).game();
    }

    /**
     * Reads what a person has pasted: the same, and boards on which nothing tells the side to move.
     *
     * @throws NotationException if it is no game
     */
    public static Pasted paste(String text) {
        return read(text, true);
    }

    private static Pasted read(String text, boolean assume) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        skipHead(text, cursor);
        if (TagScanner.isAt(cursor)) {
            return Pasted.of(RecordText.take(text, cursor));
        }
        if (PgnText.isAt(cursor)) {
            return Pasted.of(new PgnText(cursor, text).take());
        }
        if (FenText.isAt(cursor)) {
            return Pasted.of(Game.from(FenText.read(cursor, cursor.offset())));
        }
        try {
            return Pasted.of(plain(text, cursor));
        } catch (NotationException wrong) {
            return among(cursor, text, assume, wrong);
        }
    }

    /** Goes to a record if only words stand before it. */
    private static void skipHead(String text, Cursor cursor) {
        Matcher record = RECORD.matcher(text);
        if (record.find() && !SQUARE.matcher(text).region(0, record.start()).find()) {
            cursor.goTo(record.start());
        }
    }

    /** Moves or a board among other text; {@code wrong} where there are none. */
    private static Pasted among(
            Cursor cursor, String text, boolean assume, NotationException wrong) {
        if (QuestText.isOne(text)) {
            return Pasted.of(QuestText.read(text));
        }
        if (DrawnBoard.isIn(text)) {
            BoardGame.Found found = BoardGame.read(text, assume);
            return new Pasted(found.game(), false, found.assumed());
        }
        Matcher fen = FEN.matcher(text);
        if (fen.find()) {
            String written = fen.group();
            throw cursor.problem(
                    NotationProblem.RECORD_TAG, fen.start(), fen.end(), written, fen.start() + 1);
        }
        MoveReader.Found found = MoveReader.find(text).orElseThrow(() -> wrong);
        return new Pasted(found.game(), found.followed(), false);
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
        Position position = PositionText.read(text);
        if (MOVES_BEHIND.matcher(text).find()) {
            throw cursor.problemWord(NotationProblem.POSITION_MORE);
        }
        return Game.from(position);
    }

    private static boolean isTranscript(Cursor cursor) {
        return TranscriptText.isAt(cursor) && (!HexText.isAt(cursor) || cursor.isAt(EIGHT_SQUARES));
    }
}
