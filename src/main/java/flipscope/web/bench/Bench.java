package flipscope.web.bench;

import flipscope.catalogue.Algorithm;
import flipscope.trace.Parameter;
import flipscope.web.bench.Measurement.Cost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Measures compiled methods of {@code core} against each other, in one or two seconds. */
final class Bench {
    /**
     * So long the optimizing compiler is given to get to work. On a server that has just started or
     * is busy it has others to serve first; until then a loop runs code that is ten times slower.
     */
    private static final long COMPILER_COMES = TimeUnit.MILLISECONDS.toNanos(1000);

    /** So long it is given besides to compile each algorithm. */
    private static final long COMPILED = TimeUnit.MILLISECONDS.toNanos(100);

    private static final long TIMED = TimeUnit.MILLISECONDS.toNanos(35);

    /** Fewer passes tell nothing, however slow the machine is. */
    private static final int FEWEST = 3;

    private Bench() {}

    /** Measures; takes a second, and some 140 ms an algorithm. */
    static Measurement of(List<Algorithm> algorithms) {
        List<Pass> passes = passes(algorithms);
        repeat(passes, COMPILER_COMES + COMPILED * passes.size());
        passes.forEach(Pass::beginAnew);
        repeat(passes, TIMED * passes.size());
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
    private static void repeat(List<Pass> passes, long nanoseconds) {
        long end = System.nanoTime() + nanoseconds;
        for (int turn = 0; turn < FEWEST || System.nanoTime() < end; turn++) {
            passes.forEach(Pass::time);
        }
    }
}
