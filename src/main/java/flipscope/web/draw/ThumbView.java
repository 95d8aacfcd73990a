package flipscope.web.draw;

/**
 * A value as small as can be: its cells as lines of dashes, or one word.
 *
 * @param ground all cells
 * @param bits the set ones; empty if none is set, or if the value is not known yet
 * @param big a number or the like instead of cells; else empty
 */
public record ThumbView(int width, int height, String ground, String bits, String big) {}
