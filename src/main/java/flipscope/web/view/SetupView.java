package flipscope.web.view;

/**
 * The field that takes a position or a transcript, and what stands on the board now, to be copied.
 *
 * @param typed what was typed and could not be read; empty otherwise
 * @param problem what is wrong with it and what would be right; empty otherwise
 * @param position the position on the board as text
 * @param moves the moves so far as text
 */
public record SetupView(String typed, String problem, String position, String moves) {

    public boolean isWrong() {
        return !problem.isEmpty();
    }
}
