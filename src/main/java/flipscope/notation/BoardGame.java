package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.regex.Pattern;

/** A board as people paste it: drawn in some way, perhaps among words, with moves behind it. */
final class BoardGame {
    /** What programs write before a board: the command that sets it, or its size. */
    private static final Pattern BEFORE =
            Pattern.compile(
                    "(?i)(\\s*(?:set-?\\s?board|position)\\s*:?\\s*|\\s*\\[?\\s*8\\s+)(?=\\S{8})|\\s*\\[\\s*8\\s+");

    /**
     * A game, and whether nothing told the side to move.
     *
     * @param assumed whether Black was taken for the side to move
     */
    record Found(Game game, boolean assumed) {}

    private BoardGame() {}

    /**
     * Reads a board and the moves behind it.
     *
     * @param assume whether Black is to move where nothing tells the side
     * @throws NotationException if the board is not whole, the side is missing, or what follows is
     *     no game
     */
    static Found read(String text, boolean assume) {
        DrawnBoard drawn = DrawnBoard.of(withoutCommand(text));
        Cursor cursor = new Cursor(text, drawn.text());
        cursor.skipBlanksAndComments();
        BoardText board = BoardText.at(cursor);
        boolean missing = !board.hasSide();
        Side side = drawn.side().orElse(Side.BLACK);
        boolean told = drawn.side().isPresent();
        Position position = missing && (told || assume) ? board.position(side) : board.position();
        boolean assumed = missing && !told && !board.impliesSide();
        Game game = MoveReader.rest(cursor, drawn.text(), position, false);
        return new Found(game, assumed && assume);
    }

    private static String withoutCommand(String text) {
        var before = BEFORE.matcher(text);
        if (!before.lookingAt()) {
            return text;
        }
        String rest = text.substring(before.end());
        boolean bracket = before.group().contains("[");
        return " ".repeat(before.end()) + (bracket ? rest.replaceFirst("\\]", " ") : rest);
    }
}
