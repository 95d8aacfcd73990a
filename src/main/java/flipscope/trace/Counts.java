package flipscope.trace;

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
}
