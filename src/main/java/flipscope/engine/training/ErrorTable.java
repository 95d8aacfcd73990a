package flipscope.engine.training;

import flipscope.core.MobilityCore;
import flipscope.engine.Evaluation;
import flipscope.engine.PatternEvaluation;
import flipscope.engine.PositionEvaluation;
import flipscope.engine.pattern.PatternWeights;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** How far evaluations are from the final scores of games, in discs. */
public final class ErrorTable {
    private static final int[] DISCS = {24, 34, 44};

    private ErrorTable() {}

    /** A line each for three numbers of discs, and one for all samples. */
    public static List<String> lines(Samples samples, PatternWeights weights) {
        Evaluation patterns = new PatternEvaluation(weights);
        Evaluation features = new PositionEvaluation();
        return IntStream.concat(IntStream.of(DISCS), IntStream.of(0))
                .mapToObj(
                        discs -> {
                            int[] chosen = chosen(samples, discs);
                            return String.format(
                                    Locale.ROOT,
                                    "%5s discs %9d positions: patterns %5.2f, features %5.2f",
                                    discs == 0 ? "all" : discs,
                                    chosen.length,
                                    error(samples, chosen, patterns),
                                    error(samples, chosen, features));
                        })
                .toList();
    }

    private static int[] chosen(Samples samples, int discs) {
        return discs == 0 ? samples.between(0, 64) : samples.between(discs, discs);
    }

    /** The mean of the differences, without their signs. */
    static double error(Samples samples, int[] chosen, Evaluation evaluation) {
        double sum = 0;
        for (int sample : chosen) {
            long own = samples.own(sample);
            long opponent = samples.opponent(sample);
            int value =
                    evaluation.of(
                            own,
                            opponent,
                            MobilityCore.mobility(own, opponent),
                            MobilityCore.mobility(opponent, own));
            sum += Math.abs((double) value / Evaluation.PER_DISC - samples.score(sample));
        }
        return sum / Math.max(1, chosen.length);
    }
}
