package flipscope.story.motion;

/**
 * A place on a grid, or a distance across it, in cells. A place may lie outside the grid.
 *
 * @param column from the left, 0 for the first
 * @param row from the top of the board, also on its lower half
 */
public record Cell(double column, double row) {
    static final Cell NOWHERE = new Cell(0, 0);

    Cell plus(Cell other) {
        return new Cell(column + other.column, row + other.row);
    }

    Cell minus(Cell other) {
        return new Cell(column - other.column, row - other.row);
    }

    boolean isSlanted() {
        return column != 0 && row != 0;
    }
}
