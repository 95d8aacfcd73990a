package flipscope.notation;

import flipscope.text.DataFile;
import flipscope.text.Slug;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;

/**
 * Everything that can be wrong with a text.
 *
 * <p>Each problem has a stable code, under which {@code notation.properties} has an English message
 * that says what is wrong and what is expected. A translation is a {@link MessageFormat} pattern
 * for the same arguments. Places are counted from 1; sides are 0 for Black, 1 for White.
 */
public enum NotationProblem {
    /** Arguments: the length, the limit. */
    TEXT_TOO_LONG,

    /** Arguments: the text found, its place. */
    SQUARE_UNKNOWN,

    /** No arguments. */
    POSITION_EMPTY,

    /** Arguments: the text found, its place. */
    POSITION_CHARACTER,

    /** Arguments: the digit, its place. */
    POSITION_DIGIT,

    /** Arguments: the row, from 1; how many squares it has, and how many it needs. */
    POSITION_ROW,

    /** Arguments: the number, its place, the expected number. */
    POSITION_ROW_NUMBER,

    /** Arguments: the number of squares; the place where one is missing or of the 65th. */
    POSITION_COUNT,

    /** No arguments. */
    POSITION_SIDE_MISSING,

    /** Arguments: the text found, its place. */
    POSITION_SIDE_UNKNOWN,

    /** Arguments: the squares with stars; the side to move, or 2 if they fit neither side. */
    POSITION_STARS,

    /** Arguments: the text found, its place. */
    POSITION_MORE,

    /** Arguments: the number of cells, the expected number. */
    BOARD_COUNT,

    /** Arguments: the text found, its place. */
    COLUMN_UNKNOWN,

    /** Arguments: the number of the ball, its column, its place. */
    COLUMN_FULL,

    /** Arguments: the number of the ball, its column, its place. */
    COLUMN_OVER,

    /** Arguments: the text found, its place. */
    HEX_WORD,

    /** No arguments. */
    HEX_WHITE_MISSING,

    /** Arguments: the squares occupied twice. */
    HEX_OVERLAP,

    /** Arguments: the text found, its place, the longest word. */
    RANDOM_SEED,

    /** Arguments: the text found, its place, the fewest discs, the most. */
    RANDOM_DISCS,

    /** Arguments: the text found, its place. */
    TRANSCRIPT_CHARACTER,

    /** Arguments: the letter, its place, its code. */
    TRANSCRIPT_LETTER,

    /** Arguments: the text found, its place. */
    TRANSCRIPT_REMARK,

    /** Arguments: the number as written, its place. */
    TRANSCRIPT_NUMBER,

    /** Arguments: the number of the move, its square, its place, the side, the legal squares. */
    TRANSCRIPT_OCCUPIED,

    /** Arguments: the number of the move, its square, its place, the side, the legal squares. */
    TRANSCRIPT_NO_FLIPS,

    /** Arguments: the number of the move, the text found, its place. */
    TRANSCRIPT_OVER,

    /** Arguments: the number of the next move, its place, the side, the legal squares. */
    TRANSCRIPT_PASS,

    /** Arguments: the place where the text ends. */
    RECORD_OPEN,

    /** Arguments: the text found, its place. */
    RECORD_TAG,

    /** Arguments: the tag, the place of its bracket. */
    RECORD_BRACKET,

    /** Arguments: the missing sign, the place of the one it should close. */
    RECORD_CLOSE,

    /** Arguments: the text found, its place. */
    RECORD_MORE,

    /** Arguments: the text found, its place. */
    RECORD_GAME,

    /** Arguments: the text found, its place. */
    RECORD_SIZE,

    /** Arguments: the square, its place. */
    RECORD_OVERLAP,

    /** Arguments: the number of the move, its square, its place, the side stated. */
    RECORD_SIDE,

    /** Arguments: the text found, its place. */
    FEN_LETTER,

    /** Arguments: the text found, its place. */
    CHESS_LETTER,

    /** Arguments: the text found, its place, the row, how many squares it has. */
    CHESS_ROW_SHORT,

    /** Arguments: the text found, its place, the row. */
    CHESS_ROW_LONG,

    /** Arguments: the text found, its place, the row before, the row that is missing. */
    CHESS_ROWS,

    /** No arguments. */
    CHESS_SIDE_MISSING,

    /** Arguments: the text found, its place. */
    CHESS_SIDE,

    /** Arguments: the text found, its place. */
    CHESS_MORE,

    /** Arguments: the size of the file in bytes, the number of games it states. */
    FILE_SIZE,

    /** Arguments: the size of its boards, in squares on a side. */
    FILE_BOARD,

    /** Arguments: the number of the game, what is wrong with it. */
    FILE_GAME,

    /** Arguments: the number of the move, its byte. */
    FILE_MOVE,

    /** Arguments: the text found, its place. */
    GAME_UNKNOWN,

    /** No arguments. */
    GAME_EMPTY;

    private static final Properties ENGLISH = DataFile.properties("/notation.properties");

    /** The stable name: the kind of text and the problem, as in {@code position.digit}. */
    public String code() {
        return Slug.of(this).replaceFirst("-", ".");
    }

    String message(Object... arguments) {
        return new MessageFormat(ENGLISH.getProperty(code()), Locale.ENGLISH).format(arguments);
    }
}
