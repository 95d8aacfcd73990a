package flipscope.web.play;

/**
 * The discs on the board.
 *
 * @param black Black's
 * @param white White's
 * @param toMove {@code black}, {@code white}, or {@code nobody} when the game is over
 */
public record ScoreView(int black, int white, String toMove) {}
