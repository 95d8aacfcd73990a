package flipscope.web.game;

/**
 * One move of the transcript.
 *
 * @param number its number, from 1
 * @param name its square
 * @param side {@code black} or {@code white}
 * @param url the game after it
 * @param current whether it is the last one shown
 * @param label its accessible name
 */
public record MoveView(
        int number, String name, String side, String url, boolean current, String label) {}
