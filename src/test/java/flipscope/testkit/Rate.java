package flipscope.testkit;

import flipscope.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/**
 * How often something is so in a sample of positions, and how far chance may have moved it.
 *
 * @param hits how often it was
 * @param tries how often it was looked for
 * @param margin in percent; 95 of 100 samples have the true rate within theirs
 */
public record Rate(int hits, int tries, double margin) {
    /** So many standard errors hold 95 of 100. */
    private static final double NINETY_FIVE = 1.96;

    /** Looked for once in each position. */
    public static Rate of(List<Position> sample, ToIntFunction<Position> hits) {
        return of(sample, hits, at -> 1);
    }

    /**
     * Looked for as often as a position has tries. Those of one position go together, so chance is
     * reckoned by positions.
     */
    public static Rate of(
            List<Position> sample, ToIntFunction<Position> hits, ToIntFunction<Position> tries) {
        int[] hit = sample.stream().mapToInt(hits).toArray();
        int[] tried = sample.stream().mapToInt(tries).toArray();
        int allHits = 0;
        int allTries = 0;
        for (int i = 0; i < hit.length; i++) {
            allHits += hit[i];
            allTries += tried[i];
        }
        double squares = 0;
        for (int i = 0; i < hit.length; i++) {
            double off = hit[i] - (double) allHits / allTries * tried[i];
            squares += off * off;
        }
        return new Rate(allHits, allTries, 100 * NINETY_FIVE * Math.sqrt(squares) / allTries);
    }

    /** As a text states it: {@code 23.1 % ± 0.8}. */
    public String text(int decimals) {
        String number = "%." + decimals + "f";
        double percent = 100.0 * hits / tries;
        return String.format(Locale.ENGLISH, number + " %% ± " + number, percent, margin);
    }
}
