package flipscope.notation;

import flipscope.text.Slug;
import java.text.MessageFormat;
import java.util.Locale;

/**
 * Everything that can be wrong with a text.
 *
 * <p>Each problem has a stable code and an English message that says what is wrong and what is
 * expected. A translation is a {@link MessageFormat} pattern for the same arguments. Places are
 * counted from 1; sides are 0 for Black, 1 for White.
 */
public enum NotationProblem {
    /** Arguments: the length, the limit. */
    TEXT_TOO_LONG("The text has {0} characters; at most {1} are read."),

    /** Arguments: the text found, its place. */
    SQUARE_UNKNOWN(
            "\"{0}\" is not a square: write a letter from a to h and a digit from 1 to 8, as in"
                    + " c4."),

    /** No arguments. */
    POSITION_EMPTY(
            "There is no board: write 64 squares from a1 to h8, X for black, O for white, - for"
                    + " empty, then a blank and the side to move, X or O."),

    /** Arguments: the text found, its place. */
    POSITION_CHARACTER(
            "\"{0}\" (character {1}) is not a square of a board: write X for black, O for white, -"
                    + " for empty."),

    /** Arguments: the digit, its place. */
    POSITION_DIGIT(
            "Digits are not read as discs, because 0 is black in some programs and white in others:"
                    + " instead of \"{0}\" (character {1}) write X for black, O for white, - for"
                    + " empty."),

    /** Arguments: the row, from 1; how many squares it has, and how many it needs. */
    POSITION_ROW(
            "Row {0} has {1,choice,0#no squares|1#1 square|1<{1} squares}; every row needs {2}."),

    /** Arguments: the number, its place, the expected number. */
    POSITION_ROW_NUMBER(
            "Row {0} (character {1}) stands where row {2} is due: write the rows from 1, at the"
                    + " top, to 8."),

    /** Arguments: the number of squares; the place where one is missing or of the 65th. */
    POSITION_COUNT(
            "The board has {0,choice,0#no squares|1#1 square|1<{0} squares} where it needs 64:"
                    + " character {1}"
                    + " {0,choice,0#is where the next one should stand|64<is the first too many}."),

    /** No arguments. */
    POSITION_SIDE_MISSING(
            "The board does not say who is to move: add a blank and X for black or O for white at"
                    + " its end."),

    /** Arguments: the text found, its place. */
    POSITION_SIDE_UNKNOWN(
            "\"{0}\" (character {1}) is not a side to move: write X for black or O for white."),

    /** Arguments: the squares with stars; the side to move, or 2 if they fit neither side. */
    POSITION_STARS(
            "The stars are on {0}, which are not the moves of {1,choice,0#Black|1#White|2#either"
                    + " side}: beside X a star is a legal move. Write - for an empty square, X"
                    + " for a black disc."),

    /** Arguments: the text found, its place. */
    POSITION_MORE("The position ends before \"{0}\" (character {1}): give one position at a time."),

    /** Arguments: the number of cells, the expected number. */
    BOARD_COUNT(
            "The board has {0,choice,0#no cells|1#1 cell|1<{0} cells} where it needs {1}: write X,"
                    + " O or - for each, then a blank and the side, X or O."),

    /** Arguments: the text found, its place. */
    COLUMN_UNKNOWN(
            "\"{0}\" (character {1}) is not a column: write a letter from a to d and a digit from 1"
                    + " to 4, one column after the other, as in a1b3a1."),

    /** Arguments: the number of the ball, its column, its place. */
    COLUMN_FULL(
            "Ball {0}, {1} (character {2}), has no room: there are four balls on that column"
                    + " already."),

    /** Arguments: the number of the ball, its column, its place. */
    COLUMN_OVER(
            "Ball {0}, {1} (character {2}), comes too late: the one before it made four in a row."
                    + " Leave out the rest."),

    /** Arguments: the text found, its place. */
    HEX_WORD(
            "\"{0}\" (character {1}) is not a board in hex: write 0x and 1 to 16 hex digits, or"
                    + " exactly 16 hex digits."),

    /** No arguments. */
    HEX_WHITE_MISSING(
            "One hex word is only half a position: after Black''s discs write White''s in hex,"
                    + " then the side to move, X or O."),

    /** Arguments: the squares occupied twice. */
    HEX_OVERLAP(
            "Black and white both claim {0}: the two hex words must not share a bit. Bit 63 is a1,"
                    + " bit 0 is h8."),

    /** Arguments: the text found, its place, the longest word. */
    RANDOM_SEED(
            "\"{0}\" is not a seed: write a number or a word of at most {2} characters, as in"
                    + " random:7 or random:anna:20."),

    /** Arguments: the text found, its place, the fewest discs, the most. */
    RANDOM_DISCS("\"{0}\" is not a number of discs: write one from {2} to {3}, as in random:7:20."),

    /** Arguments: the text found, its place. */
    TRANSCRIPT_CHARACTER(
            "\"{0}\" (character {1}) is not a move: write squares one after the other, as in"
                    + " f5d6c3. Passes can be left out."),

    /** Arguments: the number of the move, its square, its place, the side, the legal squares. */
    TRANSCRIPT_OCCUPIED(
            "Move {0}, {1} (character {2}), is not legal: there is already a disc on it."
                    + " {3,choice,0#Black|1#White} can play {4}."),

    /** Arguments: the number of the move, its square, its place, the side, the legal squares. */
    TRANSCRIPT_NO_FLIPS(
            "Move {0}, {1} (character {2}), is not legal: it flips nothing for"
                    + " {3,choice,0#Black|1#White}, who can play {4}."),

    /** Arguments: the number of the move, the text found, its place. */
    TRANSCRIPT_OVER(
            "Move {0}, \"{1}\" (character {2}), comes too late: the game is over, neither side"
                    + " can move. Leave out the rest."),

    /** Arguments: the number of the next move, its place, the side, the legal squares. */
    TRANSCRIPT_PASS(
            "The pass before move {0} (character {1}) is not forced: {2,choice,0#Black|1#White}"
                    + " can play {3}. Leave it out."),

    /** Arguments: the place where the text ends. */
    RECORD_OPEN(
            "The game record breaks off (character {0}): it ends with a round bracket, as in"
                    + " (;GM[Othello]B[f5]W[d6];)."),

    /** Arguments: the text found, its place. */
    RECORD_TAG(
            "\"{0}\" (character {1}) is not a tag of a game record: write letters and a value in"
                    + " square brackets, as in B[f5]."),

    /** Arguments: the tag, the place of its bracket. */
    RECORD_BRACKET("The bracket of {0} (character {1}) is not closed: write ] after it."),

    /** Arguments: the missing sign, the place of the one it should close. */
    RECORD_CLOSE("What begins at character {1} has no end: write {0} after it."),

    /** Arguments: the text found, its place. */
    RECORD_MORE("The game ends before \"{0}\" (character {1}): give one game at a time."),

    /** Arguments: the text found, its place. */
    RECORD_GAME(
            "\"{0}\" (character {1}) is not a Reversi record: it needs GM[Othello], or GM[2] in"
                    + " SGF."),

    /** Arguments: the text found, its place. */
    RECORD_SIZE(
            "\"{0}\" (character {1}) is a board of another size: only games on 8 by 8 squares are"
                    + " read."),

    /** Arguments: the square, its place. */
    RECORD_OVERLAP("{0} (character {1}) already has a black disc; it cannot have both."),

    /** Arguments: the number of the move, its square, its place, the side stated. */
    RECORD_SIDE(
            "Move {0}, {1} (character {2}), is given to {3,choice,0#Black|1#White}, but it is"
                    + " {3,choice,0#White|1#Black}''s turn."),

    /** Arguments: the text found, its place. */
    FEN_LETTER(
            "\"{0}\" (character {1}) does not belong in a start position: write p for a black disc,"
                    + " P for a white one, a digit for so many empty squares."),

    /** Arguments: the text found, its place. */
    CHESS_LETTER(
            "\"{0}\" (character {1}) is no piece: P is a pawn, N a knight, B a bishop, R a rook, Q"
                    + " a queen, K a king; capitals are White''s, a digit is so many empty squares."),

    /** Arguments: the text found, its place, the row, how many squares it has. */
    CHESS_ROW_SHORT(
            "Row {2} ends at character {1} with {3,choice,0#no squares|1#1 square|1<{3} squares};"
                    + " every row needs 8."),

    /** Arguments: the text found, its place, the row. */
    CHESS_ROW_LONG("Row {2} has more than 8 squares: \"{0}\" (character {1}) is too many."),

    /** Arguments: the text found, its place, the row before, the row that is missing. */
    CHESS_ROWS(
            "After row {2} a / and row {3} must follow (character {1}): write all eight rows, row 8"
                    + " first."),

    /** No arguments. */
    CHESS_SIDE_MISSING(
            "The position does not say who is to move: add a blank and w for White or b for Black at"
                    + " its end."),

    /** Arguments: the text found, its place. */
    CHESS_SIDE(
            "\"{0}\" (character {1}) is not a side to move: after the board write a blank and w for"
                    + " White or b for Black."),

    /** Arguments: the text found, its place. */
    CHESS_MORE(
            "\"{0}\" (character {1}) does not belong there: after the side to move may follow the"
                    + " castling rights, the en passant square and two numbers, as in KQkq - 0 1."),

    /** Arguments: the size of the file in bytes, the number of games it states. */
    FILE_SIZE(
            "The .wtb file is damaged: with {1,choice,0#no games|1#1 game|1<{1} games} it"
                    + " needs 16 bytes and 68 for each game, but it has {0,number,#}."),

    /** Arguments: the size of its boards, in squares on a side. */
    FILE_BOARD("The .wtb file holds games on {0} by {0} squares: only games on 8 by 8 are read."),

    /** Arguments: the number of the game, what is wrong with it. */
    FILE_GAME("Game {0,number,#}: {1}"),

    /** Arguments: the number of the move, its byte. */
    FILE_MOVE("Move {0} is the number {1}, which is not a square: a1 is 11, h1 is 18, h8 is 88."),

    /** Arguments: the text found, its place. */
    GAME_UNKNOWN(
            "\"{0}\" starts neither a list of moves nor a position: write moves as in f5d6c3, or 64"
                    + " squares (X, O, -), a blank and the side to move (X or O)."),

    /** No arguments. */
    GAME_EMPTY(
            "Nothing was entered: write moves as in f5d6c3, or 64 squares (X, O, -), a blank and"
                    + " the side to move (X or O).");

    private final String english;

    NotationProblem(String english) {
        this.english = english;
    }

    /** The stable name: the kind of text and the problem, as in {@code position.digit}. */
    public String code() {
        return Slug.of(this).replaceFirst("-", ".");
    }

    String message(Object... arguments) {
        return new MessageFormat(english, Locale.ENGLISH).format(arguments);
    }
}
