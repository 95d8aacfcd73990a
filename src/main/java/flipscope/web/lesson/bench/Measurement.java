package flipscope.web.lesson.bench;

import java.util.Collections;
import java.util.List;

/**
 * The measured cost of some algorithms.
 *
 * @param costs the time for one board in nanoseconds, one for each algorithm, in the requested
 *     order
 * @param settled whether the times had settled; if not, the machine was too busy
 * @param machine where they were measured
 */
public record Measurement(List<Double> costs, boolean settled, Machine machine) {
    /** On so many boards each is measured. */
    public static final int BOARDS = 1 << 13;

    /**
     * A machine that measured.
     *
     * @param processors how many it has
     * @param java the version of Java on it
     */
    public record Machine(int processors, String java) {
        /** This one. */
        public static Machine here() {
            return new Machine(
                    Runtime.getRuntime().availableProcessors(), System.getProperty("java.version"));
        }
    }

    /** The number of boards. */
    public int boards() {
        return BOARDS;
    }

    /** How many times as fast as the slowest an algorithm is. */
    public double times(int index) {
        return Collections.max(costs) / costs.get(index);
    }
}
