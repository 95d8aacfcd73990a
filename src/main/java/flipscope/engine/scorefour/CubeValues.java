package flipscope.engine.scorefour;

/**
 * The values of positions: estimates, and above all of those, wins. A win is worth more, the fewer
 * balls are in the cube when it comes. That number does not depend on how a position was reached,
 * so values from different paths can be compared.
 */
final class CubeValues {
    private CubeValues() {}

    /** Greater than any value. */
    static final int INFINITE = 10_000;

    static final int DRAW = 0;

    private static final int WIN = 9_000;

    /** No estimate is greater. */
    static final int GREATEST_ESTIMATE = WIN - 100;

    /** The value for the player who completes a line with the ball of this number. */
    static int winWith(int ball) {
        return WIN - ball;
    }

    /** Whether a value is that of a forced win. */
    static boolean isWin(int value) {
        return value > GREATEST_ESTIMATE;
    }

    /**
     * With how many more balls a forced win comes, those of both counted: positive for a win,
     * negative for a loss, 0 if nothing is forced.
     */
    static int forced(int value, int balls) {
        int more = WIN - Math.abs(value) - balls;
        return isWin(value) ? more : isWin(-value) ? -more : 0;
    }

    /** An estimate within its limits. */
    static int estimate(int value) {
        return Math.max(-GREATEST_ESTIMATE, Math.min(GREATEST_ESTIMATE, value));
    }
}
