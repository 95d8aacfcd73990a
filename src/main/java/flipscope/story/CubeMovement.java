package flipscope.story;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.ViewKind.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes how a shift moves the cells of the cube. Cells are numbered along x, then y, then by
 * layer, so left shifts move to higher cells and right shifts to lower ones.
 */
final class CubeMovement {
    private static final int SIDE = 4;

    private final int amount;
    private final boolean on;

    private CubeMovement(Step step) {
        this.amount = Movement.amount(step);
        this.on = step.operator() == Operator.LEFT;
    }

    /** Whether the step shifts a cube. */
    static boolean isCube(Step step) {
        return step.operand(0).view().shape() == Shape.CUBE;
    }

    /**
     * {@code 2 along x, 1 along y, two layers up}; if cells would leave a row, the number of
     * places.
     */
    static String words(Messages messages, Step step, long cells) {
        CubeMovement way = new CubeMovement(step);
        boolean inside = Squares.list(cells).stream().allMatch(way::staysInItsRows);
        String side = way.on ? "on" : "back";
        return inside
                ? String.join(messages.text("story.list.comma"), way.parts(messages, side))
                : messages.text("story.cube.places." + side, way.amount);
    }

    private boolean staysInItsRows(int cell) {
        int to = cell + (on ? amount : -amount);
        int x = amount % SIDE;
        int y = amount / SIDE % SIDE;
        return Math.floorMod(to, SIDE) - cell % SIDE == (on ? x : -x)
                && Math.floorMod(to / SIDE, SIDE) - cell / SIDE % SIDE == (on ? y : -y);
    }

    private List<String> parts(Messages messages, String side) {
        List<String> parts = new ArrayList<>();
        add(parts, messages, "story.cube.x." + side, amount % SIDE);
        add(parts, messages, "story.cube.y." + side, amount / SIDE % SIDE);
        add(parts, messages, on ? "story.layers.up" : "story.layers.down", amount / SIDE / SIDE);
        return parts;
    }

    private static void add(List<String> parts, Messages messages, String key, int cells) {
        if (cells > 0) {
            parts.add(messages.text(key, cells));
        }
    }
}
