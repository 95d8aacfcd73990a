/**
 * The bit code: the engine runs it, and students step through its source text.
 *
 * <p>A set of squares is a {@code long}, the board written row by row: bit 63 is a1, bit 56 is h1,
 * bit 0 is h8. So {@code << 1} moves every disc one square to the left, {@code << 8} one up.
 * Directions are named by the way the bits move.
 *
 * <p>Only traceable Java: static methods, {@code long}, {@code int}, {@code boolean} and tables of
 * them, and a few methods of {@code Long} and {@code Math}.
 */
package flipscope.core;
