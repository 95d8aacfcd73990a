package flipscope.web.lesson.bench;

import java.util.List;

/**
 * The measured cost of some algorithms on this machine.
 *
 * @param costs one for each algorithm, in the requested order
 * @param boards the number of boards
 * @param processors the number of processors
 * @param java the version of Java
 * @param settled whether the times had settled; if not, the machine was too busy
 */
public record Measurement(
        List<Cost> costs, int boards, int processors, String java, boolean settled) {

    /**
     * The cost of one algorithm.
     *
     * @param id the algorithm's id
     * @param nanoseconds the time for one board
     */
    public record Cost(String id, double nanoseconds) {}

    /** The cost of the slowest algorithm, in nanoseconds for one board. */
    double slowest() {
        return costs.stream().mapToDouble(Cost::nanoseconds).max().orElse(0);
    }

    /** How many times as fast as the slowest an algorithm is. */
    public double times(int index) {
        return slowest() / costs.get(index).nanoseconds();
    }
}
