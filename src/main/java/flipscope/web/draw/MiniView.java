package flipscope.web.draw;

import java.util.List;

/**
 * A thumbnail of a value: cells of 9 units with gaps of 1, or one large word. {@code css} is {@code
 * half} for half a board; {@code ground} draws all cells, where those that are 0 are left out.
 */
public record MiniView(
        String css,
        int width,
        int height,
        String alt,
        String ground,
        List<MiniCell> cells,
        String big) {
    public record MiniCell(int x, int y, boolean on, String square) {}
}
