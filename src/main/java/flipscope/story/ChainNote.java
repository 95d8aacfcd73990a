package flipscope.story;

import flipscope.trace.Marks;

/**
 * What is said of one picture of a chain.
 *
 * @param passage what an arrow before it stands for, if that is no operation: {@code rounds 3 to
 *     5}; else empty
 * @param words what stands under it: {@code takes g2, a3}; may be empty
 * @param taken the bits that it takes from the value to its left, as a mask
 * @param marks how it differs from the value to its left
 */
public record ChainNote(String passage, String words, long taken, Marks marks) {}
