package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An Othello Quest record, which writes each move as {@code "m":"f5"}. */
final class QuestText {
    private static final Pattern MOVE = Pattern.compile("\"m\"\\s*:\\s*\"([^\"]*)\"");
    private static final Pattern SQUARE = Pattern.compile("\"\\s*([a-hA-H][1-8])\\s*\"");

    private QuestText() {}

    static boolean isOne(String text) {
        return MOVE.matcher(text).find();
    }

    /**
     * Reads a record. Its passes, {@code "-"}, follow from the rules.
     *
     * @throws NotationException if a move is none, or not legal, or is not where moves are
     */
    static Game read(String text) {
        Cursor cursor = new Cursor(text);
        TranscriptReplay replay = new TranscriptReplay(cursor, Position.START);
        Matcher move = MOVE.matcher(text);
        int before = 0;
        try {
            while (move.find()) {
                refuseSquares(cursor, text, before, move.start());
                before = move.end();
                play(cursor, replay, move);
            }
            refuseSquares(cursor, text, before, text.length());
        } catch (NotationException wrong) {
            throw wrong.after(replay.game());
        }
        return replay.game();
    }

    private static void play(Cursor cursor, TranscriptReplay replay, Matcher move) {
        int from = move.start(1);
        cursor.goTo(from);
        boolean whole = move.end(1) == from + 2;
        if (whole && SquareText.isAt(cursor)) {
            replay.play(SquareText.take(cursor), from);
        } else if (!move.group(1).equals("-")) {
            String written = move.group(1);
            throw cursor.problem(
                    NotationProblem.TRANSCRIPT_CHARACTER, from, move.end(1), written, from + 1);
        }
    }

    /** A square that is a text of its own is a move whose name is damaged. */
    private static void refuseSquares(Cursor cursor, String text, int from, int to) {
        Matcher square = SQUARE.matcher(text).region(from, to);
        if (square.find()) {
            throw cursor.problem(
                    NotationProblem.TRANSCRIPT_REMARK,
                    square.start(1),
                    square.end(1),
                    square.group(1),
                    square.start(1) + 1);
        }
    }
}
