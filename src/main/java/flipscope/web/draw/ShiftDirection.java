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
        return new ShiftDirection(movement.right(), movement.down());
    }
}
