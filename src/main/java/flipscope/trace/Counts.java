package flipscope.trace;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts of executed operations on traced values, without loop control, casts, calls and
 * assignments.
 *
 * @param byKind by {@code shift}, {@code and}, {@code or}, {@code xor}, {@code not}, {@code add},
 *     {@code subtract}, {@code multiply}, {@code negate}, {@code lookup}; kinds that did not occur
 *     are missing
 * @param total their sum
 * @param depth the longest chain of dependent operations
 */
public record Counts(Map<String, Integer> byKind, int total, int depth) {
    /** Every kind, in display order. */
    public static final List<String> KINDS =
            List.of(
                    "shift",
                    "and",
                    "or",
                    "xor",
                    "not",
                    "add",
                    "subtract",
                    "multiply",
                    "negate",
                    "lookup");

    /** The counts of recorded steps. */
    public static Counts of(List<Step> steps) {
        Map<String, Integer> found = new HashMap<>();
        int total = 0;
        int depth = 0;
        for (Step step : steps) {
            if (step.counted()) {
                found.merge(step.operator().kind(), 1, Integer::sum);
                total++;
                depth = Math.max(depth, 1 + chain(step));
            }
        }
        Map<String, Integer> byKind = new LinkedHashMap<>();
        KINDS.stream()
                .filter(found::containsKey)
                .forEach(kind -> byKind.put(kind, found.get(kind)));
        return new Counts(Collections.unmodifiableMap(byKind), total, depth);
    }

    /** The longest chain of counted operations that led to an operand of a step. */
    private static int chain(Step step) {
        return step.operands().stream().mapToInt(Operand::chain).max().orElse(0);
    }
}
