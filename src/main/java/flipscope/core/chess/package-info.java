/**
 * Where chess pieces reach, as chess programs find it.
 *
 * <p>A board is numbered as it is there: a1 is bit 0, h1 bit 7, h8 bit 63. So {@code << 1} moves
 * every piece one square to the right as White sees it, {@code << 8} one up.
 */
package flipscope.core.chess;
