package flipscope.web.view;

import java.util.List;

/**
 * The field that takes a position or a transcript, and what stands on the board now, to be copied.
 *
 * @param typed what was typed and could not be read; empty otherwise
 * @param problem what is wrong with it and what would be right; empty otherwise
 * @param position the position on the board as text
 * @param moves the moves so far as text
 * @param records the moves so far as other programs read them
 */
public record SetupView(
        String typed, String problem, String position, String moves, List<RecordView> records) {

    /** The game in a format of other programs. */
    public record RecordView(String format, String text) {}

    public boolean isWrong() {
        return !problem.isEmpty();
    }
}
