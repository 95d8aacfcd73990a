package flipscope.web.play;

import flipscope.notation.GameText;
import java.util.List;
import java.util.Optional;

/**
 * The fields for importing a position or a game, and the current one for copying.
 *
 * @param typed typed text that could not be read; empty otherwise
 * @param problem what is wrong with it, and what would be correct; empty otherwise
 * @param now the moves so far and the position, in this site's format
 * @param records the same in the formats of other programs
 * @param file where a file is sent
 * @param edit the board for changing squares
 * @param database the game as a {@code .wtb} file, if possible
 */
public record SetupView(
        String typed,
        String problem,
        List<RecordView> now,
        List<RecordView> records,
        String file,
        String edit,
        Optional<String> database) {

    /**
     * The game or the position in one format.
     *
     * @param format {@code moves}, {@code position}, {@code ggf}, …
     */
    public record RecordView(String format, String text) {

        /** The element id, the same on every page. */
        public String id() {
            return "as-" + format;
        }
    }

    /** The maximum length of a text. */
    public int longest() {
        return GameText.LONGEST;
    }

    public boolean isWrong() {
        return !problem.isEmpty();
    }
}
