package flipscope.web.bench;

import flipscope.catalogue.Algorithm;
import flipscope.trace.Parameter;
import flipscope.web.bench.Measurement.Cost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Measures compiled methods of {@code core} against each other, in well under a second. */
final class Bench {
    /** So long the compiler is given to find out what is worth compiling, for each algorithm. */
    private static final long WARM_UP = TimeUnit.MILLISECONDS.toNanos(45);

    private static final long TIMED = TimeUnit.MILLISECONDS.toNanos(35);

    /** Fewer passes tell nothing, however slow the machine is. */
    private static final int FEWEST = 3;

    private Bench() {}

    /** Measures; takes some 80 ms an algorithm. */
    static Measurement of(List<Algorithm> algorithms) {
        List<Pass> passes = passes(algorithms);
        repeat(passes, WARM_UP);
        passes.forEach(Pass::beginAnew);
        repeat(passes, TIMED);
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
    private static void repeat(List<Pass> passes, long each) {
        long end = System.nanoTime() + each * passes.size();
        for (int turn = 0; turn < FEWEST || System.nanoTime() < end; turn++) {
            passes.forEach(Pass::time);
        }
    }
}
