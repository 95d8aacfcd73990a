package flipscope.rules;

/** Where one more ball wins at once, found as a person finds it. */
public final class NaiveReaches {
    private NaiveReaches() {}

    /** The cells where a ball dropped now would complete four in a row. */
    public static long of(long balls, long all) {
        long reaches = 0;
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(all, column);
            long bit = cell < 0 ? 0 : NaiveScoreFour.bit(cell);
            if (cell >= 0 && NaiveScoreFour.winsThrough(balls | bit, cell)) {
                reaches |= bit;
            }
        }
        return reaches;
    }
}
