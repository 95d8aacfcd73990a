package flipscope.trace;

import java.util.Collections;
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
        List<Step> counted = steps.stream().filter(Step::counted).toList();
        Map<String, Integer> byKind = new LinkedHashMap<>();
        for (BitRule rule : BitRule.values()) {
            long times = counted.stream().filter(each -> each.operator().bitRule() == rule).count();
            if (times > 0) {
                byKind.put(rule.counted(), (int) times);
            }
        }
        int depth = counted.stream().mapToInt(step -> 1 + chain(step)).max().orElse(0);
        return new Counts(Collections.unmodifiableMap(byKind), counted.size(), depth);
    }

    /** The longest chain of counted operations that led to an operand of a step. */
    private static int chain(Step step) {
        return step.operands().stream().mapToInt(Operand::chain).max().orElse(0);
    }
}
