package flipscope.server.bench;

import flipscope.catalogue.Technique;
import flipscope.web.lesson.bench.Measurement;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Compares the speed of compiled {@code core} methods. Java compiles code gradually while it runs,
 * in parallel with everything else, so the measurement goes on until nothing has become faster for
 * a while.
 */
final class Bench {
    /**
     * How long nothing may have become faster, in CPU time of this thread. On a server that has
     * just started or is busy, the optimizing compiler serves other code first; until then a method
     * is ten times slower.
     */
    private static final long CALM = TimeUnit.MILLISECONDS.toNanos(600);

    /** The time limit of a measurement. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(4);

    private Bench() {}

    /** Measures the algorithms; usually takes one second. */
    static Measurement of(List<Technique> techniques) {
        List<MethodTimer> passes = passes(techniques);
        boolean settled = repeat(passes);
        return new Measurement(
                passes.stream().map(MethodTimer::nanoseconds).toList(), settled, Machine.here());
    }

    /** Algorithms with the same parameters get the same array of inputs. */
    private static List<MethodTimer> passes(List<Technique> techniques) {
        Map<List<String>, long[]> inputs = new HashMap<>();
        return techniques.stream()
                .map(
                        each ->
                                new MethodTimer(
                                        each,
                                        inputs.computeIfAbsent(
                                                each.method().names(),
                                                absent -> BenchPositions.of(each))))
                .toList();
    }

    /**
     * Alternates between the algorithms, so that other load affects all of them alike.
     *
     * @return whether the times had settled; if not, the machine was too busy
     */
    private static boolean repeat(List<MethodTimer> passes) {
        long begin = System.nanoTime();
        long improved = worked();
        while (worked() - improved < CALM) {
            if (System.nanoTime() - begin > LONGEST) {
                return false;
            }
            for (MethodTimer pass : passes) {
                improved = pass.isFaster() ? worked() : improved;
            }
        }
        return true;
    }

    /** The CPU time of this thread in nanoseconds. */
    private static long worked() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
