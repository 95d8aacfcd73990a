package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import flipscope.rules.Direction;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.Optional;

/**
 * A shift as movement on a board. In the cube it may move whole layers.
 *
 * @param squares the distance, 1 to 7
 */
public record BoardShift(int squares, Direction direction) {
    /** The cells of a layer of the cube. */
    private static final int LAYER = 16;

    /**
     * The movement of a shift; empty unless its operand is drawn as a board and the amount is a
     * whole step on it.
     */
    public static Optional<BoardShift> of(Step step) {
        if (!step.operator().shifts() || amount(step) == 0 || !areSquares(step.view())) {
            return Optional.empty();
        }
        BitLayout from = step.operand(0).layout();
        BitLayout to = step.layout();
        // Between halves of a board, the bits of the same square are a whole word apart:
        // lower >>> 24, read as rows 1 to 4, is one square up.
        int crossing = from.isHalf() && to.isHalf() ? to.bitsBelow() - from.bitsBelow() : 0;
        return over(places(step) + crossing, step.operand(0).view());
    }

    /**
     * How many layers of the cube a shift moves up, negative is down; 0 unless it moves whole ones.
     */
    private static int layers(Step step) {
        boolean cube = step.operator().shifts() && step.operand(0).view().shape().isCube();
        int up = cube ? places(step) : 0;
        return up % LAYER == 0 ? up / LAYER : 0;
    }

    /** {@code one layer up}; empty unless a shift moves whole layers of the cube. */
    public static Optional<String> layers(Messages messages, Step step) {
        int layers = layers(step);
        String key = layers > 0 ? "story.layers.up" : "story.layers.down";
        return Optional.of(key)
                .filter(each -> layers != 0)
                .map(each -> messages.text(each, Math.abs(layers)));
    }

    /** {@code one square up and left}, or {@code one layer up}; empty for any other shift. */
    static Optional<String> words(Messages messages, Step step) {
        return of(step).map(each -> each.words(messages)).or(() -> layers(messages, step));
    }

    /** {@code ←}, or {@code ⇑} up the layers of the cube; empty for any other shift. */
    public static String arrow(Step step) {
        int layers = layers(step);
        String upright = layers > 0 ? "⇑" : layers < 0 ? "⇓" : "";
        return of(step).map(each -> each.direction.arrow()).orElse(upright);
    }

    String words(Messages messages) {
        return messages.text("story.movement", squares, words(messages, direction));
    }

    /** A short label: {@code one left ←}. */
    String label(Messages messages) {
        String way = words(messages, direction);
        return messages.text("story.movement.label", squares, way, direction.arrow());
    }

    /** {@code up and left}. */
    public static String words(Messages messages, Direction direction) {
        return messages.text("story.direction." + direction.code());
    }

    /** Squares to the right; negative is to the left. */
    public int right() {
        return squares * direction.files();
    }

    /** Squares down; negative is up. */
    public int down() {
        return squares * direction.rows();
    }

    /** The effective shift amount: the low five or six bits of the right operand. */
    public static int amount(Step step) {
        int width = step.operand(0).value().type().width();
        return (int) step.word(1).bits() & (width - 1);
    }

    /** The shift amount towards higher bits; negative is to lower ones. */
    public static int places(Step step) {
        return step.operator() == Operator.LEFT ? amount(step) : -amount(step);
    }

    /** Bits that a register moves by so many places to higher bits; negative is to lower ones. */
    public static long moved(long bits, int places) {
        return places < 0 ? bits >>> -places : bits << places;
    }

    /** The movement of so many places to higher bits; negative is to lower ones. */
    public static Optional<BoardShift> over(int places, DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE)
                .way(places)
                .map(way -> new BoardShift(way.squares(), Direction.of(way.right(), way.down())));
    }
}
