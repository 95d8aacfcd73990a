/**
 * What is derived from a trace: {@code Lineage} follows a bit back to where it came from, and
 * {@code Recomputation} repeats steps with some of them done differently.
 */
package flipscope.trace.origin;
