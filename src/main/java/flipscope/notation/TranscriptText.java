package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A game as the squares played in order: {@code f5d6c3}.
 *
 * <p>Written like this, without passes, since they follow from the rules. Read in either case, with
 * blanks ({@code +}, {@code _} and {@code %20} are blanks too), line breaks, commas, a hyphen or
 * numbers such as {@code 1.} between the moves. A pass may be written {@code --}, {@code -}, {@code
 * pa}, {@code ps}, {@code pass} or {@code @@@@}, but only where it is forced.
 */
public final class TranscriptText {

    /** Longer ones first, so that {@code pass} is not read as {@code pa}. */
    private static final List<String> PASSES = List.of("pass", "pa", "ps", "@@@@", "--", "-");

    /** A number and up to three full stops, which some programs write if White moves next. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]++\\.{1,3}+");

    private TranscriptText() {}

    /**
     * Reads a game from the start position. A blank text is a game without moves.
     *
     * @throws NotationException if the text has anything but moves, or a move is not legal
     */
    public static Game read(String text) {
        return read(text, Position.START);
    }

    /**
     * Reads a game from any position.
     *
     * @throws NotationException if the text has anything but moves, or a move is not legal
     */
    public static Game read(String text, Position start) {
        Cursor cursor = new Cursor(text);
        TranscriptReplay replay = new TranscriptReplay(cursor, start);
        try {
            skipBetweenMoves(cursor);
            while (!cursor.atEnd()) {
                takeMove(cursor, replay);
                skipBetweenMoves(cursor);
            }
        } catch (NotationException wrong) {
            throw wrong.after(replay.game());
        }
        return replay.game();
    }

    /** The moves in lower case, without blanks and passes. */
    public static String write(Game game) {
        return Squares.names(game.moves(), "");
    }

    /** Whether moves begin here, rather than a board. */
    static boolean isAt(Cursor cursor) {
        int start = cursor.offset();
        skipBetweenMoves(cursor);
        char next = Character.toLowerCase(cursor.peek());
        boolean square = next >= 'a' && next <= 'z' && cursor.atDigit(1);
        boolean pass = next == '@' || next == 'p';
        cursor.goTo(start);
        return square || pass;
    }

    static void takeMove(Cursor cursor, TranscriptReplay replay) {
        int start = cursor.offset();
        if (SquareText.isAt(cursor)) {
            replay.play(SquareText.take(cursor), start);
            skipHyphen(cursor);
        } else if (PASSES.stream().anyMatch(cursor::take)) {
            replay.pass(start);
        } else {
            throw cursor.problemWord(NotationProblem.TRANSCRIPT_CHARACTER);
        }
    }

    /**
     * Skips a hyphen between two squares. It is not read as a pass, since passes need not be
     * written.
     */
    private static void skipHyphen(Cursor cursor) {
        int here = cursor.offset();
        cursor.skipBlanks();
        boolean hyphen = cursor.take("-");
        cursor.skipBlanks();
        if (!hyphen || !SquareText.isAt(cursor)) {
            cursor.goTo(here);
        }
    }

    static void skipBetweenMoves(Cursor cursor) {
        cursor.skipBlanksAnd(",");
        while (cursor.take(NUMBER)) {
            cursor.skipBlanksAnd(",");
        }
    }
}
