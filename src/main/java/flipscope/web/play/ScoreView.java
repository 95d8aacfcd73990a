package flipscope.web.play;

/**
 * The number of discs of each side.
 *
 * @param toMove {@code black}, {@code white}, or {@code nobody} when the game is over
 */
public record ScoreView(int black, int white, String toMove) {}
