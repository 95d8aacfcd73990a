package flipscope.web.lesson.bench;

import flipscope.catalogue.Technique;
import flipscope.trace.Parameter;
import flipscope.web.lesson.bench.Measurement.Cost;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Measures compiled methods of {@code core} against each other. Java compiles what runs often, step
 * by step and beside everything else, so it goes on until nothing has become faster for a while.
 */
final class Bench {
    /**
     * So long nothing may have become faster, in time that this thread really worked. On a server
     * that has just started or is busy the optimizing compiler has others to serve first; until
     * then code is ten times slower.
     */
    private static final long CALM = TimeUnit.MILLISECONDS.toNanos(600);

    /** It ends after so long in any case. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(4);

    private Bench() {}

    /** Measures; as a rule it takes a second. */
    static Measurement of(List<Technique> algorithms) {
        List<Pass> passes = passes(algorithms);
        boolean settled = repeat(passes);
        List<Cost> costs = new ArrayList<>();
        for (int index = 0; index < passes.size(); index++) {
            costs.add(new Cost(algorithms.get(index).id(), passes.get(index).nanoseconds()));
        }
        return new Measurement(
                List.copyOf(costs),
                BenchPositions.COUNT,
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.version"),
                settled);
    }

    /** Algorithms that take the same inputs are given the very same ones. */
    private static List<Pass> passes(List<Technique> algorithms) {
        Map<List<String>, long[]> inputs = new HashMap<>();
        return algorithms.stream()
                .map(
                        each ->
                                new Pass(
                                        each,
                                        inputs.computeIfAbsent(
                                                names(each), absent -> BenchPositions.of(each))))
                .toList();
    }

    private static List<String> names(Technique algorithm) {
        return algorithm.inputs().stream().map(Parameter::name).toList();
    }

    /**
     * In turns, so that whatever else the machine does hits all of them alike.
     *
     * @return whether nothing became faster any more; else the machine was too busy to tell
     */
    private static boolean repeat(List<Pass> passes) {
        long begin = System.nanoTime();
        long improved = worked();
        while (worked() - improved < CALM) {
            if (System.nanoTime() - begin > LONGEST) {
                return false;
            }
            for (Pass pass : passes) {
                improved = pass.isFaster() ? worked() : improved;
            }
        }
        return true;
    }

    /** How long this thread has had a processor, in nanoseconds. */
    private static long worked() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
