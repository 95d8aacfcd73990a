package flipscope.web.lesson.bench;

import java.util.List;

/**
 * What some algorithms cost on this machine.
 *
 * @param costs one an algorithm, in the order in which they were asked for
 * @param boards how many boards each of them went over
 * @param processors how many processors the machine has
 * @param java the version of Java
 * @param settled whether it went on until nothing became faster; if not, the machine was too busy
 */
public record Measurement(
        List<Cost> costs, int boards, int processors, String java, boolean settled) {

    /**
     * What one algorithm cost.
     *
     * @param id the algorithm's
     * @param nanoseconds for one board
     */
    public record Cost(String id, double nanoseconds) {}

    /** What the slowest one cost, in nanoseconds for one board. */
    public double slowest() {
        return costs.stream().mapToDouble(Cost::nanoseconds).max().orElse(0);
    }
}
