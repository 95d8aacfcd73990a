package flipscope.web.grid;

import flipscope.story.Movement;

/**
 * Which way a shift moves the bits of a picture.
 *
 * @param right squares to the right; negative is left
 * @param down squares down; negative is up
 */
public record Drift(int right, int down) {

    /** The drift of a movement on a board. */
    public static Drift of(Movement movement) {
        int squares = movement.squares();
        return switch (movement.direction()) {
            case LEFT -> new Drift(-squares, 0);
            case UP -> new Drift(0, -squares);
            case UP_LEFT -> new Drift(-squares, -squares);
            case UP_RIGHT -> new Drift(squares, -squares);
            case RIGHT -> new Drift(squares, 0);
            case DOWN -> new Drift(0, squares);
            case DOWN_RIGHT -> new Drift(squares, squares);
            case DOWN_LEFT -> new Drift(-squares, squares);
        };
    }
}
