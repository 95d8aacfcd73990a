package flipscope.trace;

import java.util.List;
import java.util.Map;

/**
 * How many operations on traced values were executed, without loop control, casts, calls and
 * assignments.
 *
 * @param byKind by {@code shift}, {@code and}, {@code or}, {@code xor}, {@code not}, {@code add},
 *     {@code subtract}, {@code multiply}, {@code negate}, {@code lookup}; kinds that did not occur
 *     are left out
 * @param total their sum
 * @param depth the longest chain of them that depend on one another
 */
public record Counts(Map<String, Integer> byKind, int total, int depth) {
    /** Every kind, in the order in which they are shown. */
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
