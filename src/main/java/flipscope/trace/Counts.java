package flipscope.trace;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

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
            Stream.of(BitRule.values()).map(BitRule::counted).filter(Objects::nonNull).toList();

    /** The counts of recorded steps. */
    public static Counts of(List<Step> steps) {
        Map<BitRule, Integer> times = new EnumMap<>(BitRule.class);
        int total = 0;
        int depth = 0;
        for (Step step : steps) {
            if (step.counted()) {
                times.merge(step.operator().bitRule(), 1, Integer::sum);
                total++;
                depth = Math.max(depth, 1 + chain(step));
            }
        }
        Map<String, Integer> byKind = new LinkedHashMap<>();
        times.forEach((rule, count) -> byKind.put(rule.counted(), count));
        return new Counts(Collections.unmodifiableMap(byKind), total, depth);
    }

    /** The longest chain of counted operations that led to an operand of a step. */
    private static int chain(Step step) {
        int longest = 0;
        for (Operand operand : step.operands()) {
            longest = Math.max(longest, operand.chain());
        }
        return longest;
    }
}
