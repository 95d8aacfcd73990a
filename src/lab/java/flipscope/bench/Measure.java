package flipscope.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures every technique on the same positions in one run, and prints how they compare.
 *
 * <p>What is printed is the median over thousands of short samples: unlike the mean, it hardly
 * moves when the machine has other work to do.
 */
public final class Measure {
    private Measure() {}

    /** For each family the technique that the others are compared with. */
    private static final Map<String, String> BASES =
            Map.of("MobilityBench", "shifts", "FlipsBench", "loop", "PopCountBench", "stages");

    public static void main(String[] args) throws RunnerException {
        Map<String, Map<String, Double>> families = new TreeMap<>();
        Collection<RunResult> results = new Runner(options()).run();
        for (RunResult result : results) {
            String[] name = result.getParams().getBenchmark().split("\\.");
            families.computeIfAbsent(name[name.length - 2], family -> new TreeMap<>())
                    .put(name[name.length - 1], medianOf(result));
        }
        families.forEach(Measure::print);
    }

    private static Options options() {
        return new OptionsBuilder()
                .include("flipscope\\.bench\\.")
                .mode(Mode.SampleTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .warmupIterations(3)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(5)
                .measurementTime(TimeValue.seconds(1))
                .forks(2)
                .build();
    }

    private static double medianOf(RunResult result) {
        return result.getPrimaryResult().getStatistics().getPercentile(50) / Boards.COUNT;
    }

    private static void print(String family, Map<String, Double> nanoseconds) {
        String base = BASES.get(family);
        System.out.printf(
                "%n%-14s %12s %18s%n", family, "ns a position", "speed (" + base + " = 1)");
        nanoseconds.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .forEach(one -> print(one.getKey(), one.getValue(), nanoseconds.get(base)));
    }

    private static void print(String technique, double nanoseconds, double base) {
        System.out.printf(
                Locale.ROOT, "%-14s %12.2f %18.2f%n", technique, nanoseconds, base / nanoseconds);
    }
}
