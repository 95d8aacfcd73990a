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
final class ErrorTable {
    private static final int[] DISCS = {24, 34, 44};

    private ErrorTable() {}

    /** A line each for three numbers of discs, and one for all positions. */
    public static List<String> lines(ScoredPositions positions, PatternWeights weights) {
        Evaluation patterns = new PatternEvaluation(weights);
        Evaluation features = new PositionEvaluation();
        return IntStream.concat(IntStream.of(DISCS), IntStream.of(0))
                .mapToObj(
                        discs -> {
                            int[] chosen = chosen(positions, discs);
                            return String.format(
                                    Locale.ROOT,
                                    "%5s discs %9d positions: patterns %5.2f, features %5.2f",
                                    discs == 0 ? "all" : discs,
                                    chosen.length,
                                    error(positions, chosen, patterns),
                                    error(positions, chosen, features));
                        })
                .toList();
    }

    private static int[] chosen(ScoredPositions positions, int discs) {
        return discs == 0 ? positions.between(0, 64) : positions.between(discs, discs);
    }

    /** The mean of the differences, without their signs. */
    static double error(ScoredPositions positions, int[] chosen, Evaluation evaluation) {
        double sum = 0;
        for (int each : chosen) {
            long own = positions.own(each);
            long opponent = positions.opponent(each);
            int value =
                    evaluation.of(
                            own,
                            opponent,
                            MobilityCore.mobility(own, opponent),
                            MobilityCore.mobility(opponent, own));
            sum += Math.abs((double) value / Evaluation.PER_DISC - positions.score(each));
        }
        return sum / Math.max(1, chosen.length);
    }
}
