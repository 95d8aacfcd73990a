package flipscope.web.draw;

import flipscope.story.Movement;

/**
 * How a shift moves the bits of a picture.
 *
 * @param right squares to the right; negative for left
 * @param down squares down; negative for up
 */
public record ShiftDirection(int right, int down) {

    /** The direction of a movement on a board. */
    public static ShiftDirection of(Movement movement) {
        int squares = movement.squares();
        return switch (movement.direction()) {
            case LEFT -> new ShiftDirection(-squares, 0);
            case UP -> new ShiftDirection(0, -squares);
            case UP_LEFT -> new ShiftDirection(-squares, -squares);
            case UP_RIGHT -> new ShiftDirection(squares, -squares);
            case RIGHT -> new ShiftDirection(squares, 0);
            case DOWN -> new ShiftDirection(0, squares);
            case DOWN_RIGHT -> new ShiftDirection(squares, squares);
            case DOWN_LEFT -> new ShiftDirection(-squares, squares);
        };
    }
}
