package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import java.util.Optional;

/**
 * What a shift looks like on a board.
 *
 * @param squares how far, 1 to 7
 * @param direction which way
 */
public record Movement(int squares, Direction direction) {
    private static final int FARTHEST = 7;
    private static final int HALF = 32;

    /**
     * The movement that a shift makes, if its operand is drawn as a board and the amount is a whole
     * step on it.
     */
    public static Optional<Movement> of(Step step) {
        if (!isShift(step) || amount(step) == 0 || !BitNames.areSquares(step.site().resultView())) {
            return Optional.empty();
        }
        boolean left = step.operator() == Operator.LEFT;
        int places = left ? amount(step) : -amount(step);
        ViewKind view = step.operands().get(0).view();
        return of(places + crossing(view.shape(), step.site().resultView().shape()), view);
    }

    /**
     * From one half of a board into the other the bits of the same square stand a whole word apart:
     * {@code lower >>> 24}, read as rows 1 to 4, is one square up.
     */
    private static int crossing(Shape from, Shape to) {
        if (from == Shape.LOWER && to == Shape.UPPER) {
            return HALF;
        }
        return from == Shape.UPPER && to == Shape.LOWER ? -HALF : 0;
    }

    /** Whether the step is one of the three shifts. */
    static boolean isShift(Step step) {
        return step.operator().shifts();
    }

    /**
     * How many places a shift moves, as the machine takes it: the low five or six bits of its right
     * operand.
     */
    static int amount(Step step) {
        int width = step.operands().get(0).value().type().width();
        return (int) ((Word) step.operands().get(1).value()).bits() & width - 1;
    }

    private static Optional<Movement> of(int left, ViewKind view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER -> onBoard(left, FARTHEST, 8);
            case MINI -> onBoard(left, 1, 4);
            default -> Optional.empty();
        };
    }

    /**
     * Looks for the direction by its shift on a board of that width; the shortest movement is
     * meant.
     */
    private static Optional<Movement> onBoard(int left, int farthest, int width) {
        for (int squares = 1; squares <= farthest; squares++) {
            for (Direction direction : Direction.values()) {
                if (squares * places(direction, width) == left) {
                    return Optional.of(new Movement(squares, direction));
                }
            }
        }
        return Optional.empty();
    }

    /** One step on a board of another width: a row up is a width to the left. */
    private static int places(Direction direction, int width) {
        int places = direction.places();
        int rows = Math.round(places / 8f);
        return places - 8 * rows + width * rows;
    }
}
