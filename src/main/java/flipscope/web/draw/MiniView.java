package flipscope.web.draw;

import java.util.List;

/**
 * A value as a small picture: cells of nine units, ten apart, or one big word. {@code css} is
 * {@code half} for half a board.
 */
public record MiniView(
        String css, int width, int height, String alt, List<MiniCell> cells, String big) {
    /** One bit. */
    public record MiniCell(int x, int y, boolean on, String square) {}
}
