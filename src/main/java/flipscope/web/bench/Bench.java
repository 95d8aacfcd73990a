package flipscope.web.bench;

import flipscope.catalogue.Algorithm;
import flipscope.trace.Parameter;
import flipscope.web.bench.Measurement.Cost;
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
     * So long nothing may have become faster. On a server that has just started or is busy the
     * optimizing compiler has others to serve first; until then code is ten times slower.
     */
    private static final long CALM = TimeUnit.MILLISECONDS.toNanos(600);

    /** It ends after so long in any case. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(4);

    private Bench() {}

    /** Measures; as a rule it takes a second. */
    static Measurement of(List<Algorithm> algorithms) {
        List<Pass> passes = passes(algorithms);
        repeat(passes);
        List<Cost> costs = new ArrayList<>();
        for (int index = 0; index < passes.size(); index++) {
            costs.add(new Cost(algorithms.get(index).id(), passes.get(index).nanoseconds()));
        }
        return new Measurement(
                List.copyOf(costs),
                Boards.COUNT,
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.version"));
    }

    /** Algorithms that take the same inputs are given the very same ones. */
    private static List<Pass> passes(List<Algorithm> algorithms) {
        Map<List<String>, long[]> inputs = new HashMap<>();
        return algorithms.stream()
                .map(
                        each ->
                                new Pass(
                                        each,
                                        inputs.computeIfAbsent(
                                                names(each), absent -> Boards.of(each))))
                .toList();
    }

    private static List<String> names(Algorithm algorithm) {
        return algorithm.inputs().stream().map(Parameter::name).toList();
    }

    /** In turns, so that whatever else the machine does hits all of them alike. */
    private static void repeat(List<Pass> passes) {
        long begin = System.nanoTime();
        long improved = begin;
        long now = begin;
        while (now - improved < CALM && now - begin < LONGEST) {
            for (Pass pass : passes) {
                improved = pass.isFaster() ? now : improved;
            }
            now = System.nanoTime();
        }
    }
}
