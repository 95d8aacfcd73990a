package flipscope.engine;

import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures how well shallow searches predict deep ones, by positions of games. Prints what {@code
 * engine/probcut.txt} holds, a line for each stage and depth, with the correlation and the number
 * of positions at its end. It takes ten minutes.
 */
public final class ProbCutErrors {
    private static final int DEEPEST = 10;
    private static final int POSITIONS = 100;

    /** Far from the seeds that anything else uses. */
    private static final long SEEDS = 95_000_000;

    private static final Set<SearchTechnique> CERTAIN =
            SearchTechnique.allBut(SearchTechnique.PROB_CUT);

    private ProbCutErrors() {}

    /** Prints the table. */
    public static void main(String[] arguments) {
        System.out.println("# Source: flipscope.engine.ProbCutErrors, seeds from " + SEEDS);
        System.out.println("# discs from; depth; shallow depth; slope in 1024ths; offset and");
        System.out.println("# standard deviation in hundredths of a disc");
        for (int discs = 10; discs <= 64 - DEEPEST; discs += ProbCutTable.PER_STAGE) {
            List<int[]> searched = searched(discs);
            for (int depth = ProbCut.SHALLOWEST; depth <= DEEPEST; depth++) {
                System.out.println(line(discs, depth, searched));
            }
        }
    }

    /** The values of positions of a stage, by depth. */
    private static List<int[]> searched(int discs) {
        List<int[]> values = new ArrayList<>();
        for (long seed = SEEDS + 1000L * discs; values.size() < POSITIONS; seed++) {
            int fill = discs + (int) (seed % ProbCutTable.PER_STAGE);
            Game game = CostErrors.played(64 - fill, seed, new Random(seed));
            if (!game.isOver()) {
                values.add(values(game.turn()));
            }
        }
        return values;
    }

    private static int[] values(Position at) {
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        TranspositionTable table = new TranspositionTable(18);
        MidgameScout scout =
                new MidgameScout(new PatternEvaluation(), table, budget, DEEPEST, CERTAIN);
        PrincipalVariation search = new PrincipalVariation(scout, budget, DEEPEST, new RootMoves());
        int[] values = new int[DEEPEST + 1];
        for (int depth = 1; depth <= DEEPEST; depth++) {
            values[depth] =
                    Aspiration.value(
                            search, 200, at.own(), at.opponent(), depth, values[depth - 1]);
        }
        return values;
    }

    /** The line that fits best, by least squares. */
    private static String line(int discs, int depth, List<int[]> searched) {
        int shallow = ProbCutTable.shallow(depth);
        double[] x = searched.stream().mapToDouble(values -> values[shallow]).toArray();
        double[] y = searched.stream().mapToDouble(values -> values[depth]).toArray();
        double slope = covariance(x, y) / covariance(x, x);
        double offset = mean(y) - slope * mean(x);
        double correlation = covariance(x, y) / Math.sqrt(covariance(x, x) * covariance(y, y));
        double deviation = Math.sqrt(covariance(y, y) * (1 - correlation * correlation));
        return String.format(
                Locale.ROOT,
                "%2d %2d %2d %5d %5d %5d # %.3f of %d",
                discs,
                depth,
                shallow,
                Math.round(1024 * slope),
                Math.round(offset),
                Math.round(deviation),
                correlation,
                x.length);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double covariance(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += (x[i] - mean(x)) * (y[i] - mean(y));
        }
        return sum / x.length;
    }
}
