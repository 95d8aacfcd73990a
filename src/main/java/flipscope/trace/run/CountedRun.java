package flipscope.trace.run;

import flipscope.trace.Counts;
import flipscope.trace.Value;

/**
 * What a run came to, and what it cost.
 *
 * @param result what the method returned; null if it returned nothing
 * @param operations as {@link Counts#total} of its trace
 * @param chain as {@link Counts#depth} of its trace
 */
public record CountedRun(Value result, int operations, int chain) {}
