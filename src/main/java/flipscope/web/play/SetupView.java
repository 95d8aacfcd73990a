package flipscope.web.play;

import flipscope.notation.GameText;
import java.util.List;
import java.util.Optional;

/**
 * The fields that take a position or a game, and what stands on the board now, to be copied.
 *
 * @param typed what was typed and could not be read; empty otherwise
 * @param problem what is wrong with it and what would be right; empty otherwise
 * @param now the moves so far and the position on the board, in our own way
 * @param records the same as other programs read them
 * @param file where a file is sent
 * @param edit the board whose squares can be changed
 * @param database the game as a {@code .wtb} file, where it can be one
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

        /** Stays the same from page to page. */
        public String id() {
            return "as-" + format;
        }
    }

    /** How many characters a text may have. */
    public int longest() {
        return GameText.LONGEST;
    }

    public boolean isWrong() {
        return !problem.isEmpty();
    }
}
