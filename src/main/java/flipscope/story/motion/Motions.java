package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.story.BoardShift;
import flipscope.story.Chain.Shown;
import flipscope.story.motion.Keyframe.Kind;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/** Derives the motion of a step from what was recorded. */
public final class Motions {
    private static final int FADED = 120;
    private static final int HOLD = 80;

    private final Step step;
    private final int main;
    private final BitLayout layout;
    private final Word result;
    private final Layers layers;

    /** The bits of the first operand that the picture has cells for; none if it is no word. */
    private final long before;

    private final long after;

    private Motions(Step step, int main) {
        this.step = step;
        this.main = main;
        this.result = step.word();
        this.layout = step.layout();
        this.layers = new Layers(layout);
        this.before = operand(0).value() instanceof Word first ? layout.drawn(first.unsigned()) : 0;
        this.after = layout.drawn(result.unsigned());
    }

    /** The motion of a step; empty if it has no operand or its result is not one word. */
    public static Optional<Motion> of(Step step) {
        return of(step, 0);
    }

    /**
     * The motion of a step that begins with another operand.
     *
     * @param main which operand is seen at first
     */
    static Optional<Motion> of(Step step, int main) {
        return step.result() instanceof Word && !step.operands().isEmpty()
                ? Optional.of(new Motions(step, main).motion())
                : Optional.empty();
    }

    private Motion motion() {
        if (layout.columns() == 0 || result.type().width() == 1) {
            return fade();
        }
        if (step.operator() == Operator.LOOKUP) {
            return rise();
        }
        BitLayout from = home(operand(0));
        if (from == null) {
            return fade();
        }
        Motion motion = bits(from);
        return lanes() ? numbered(motion) : motion;
    }

    /** Where an operand's bits are in the picture; null if it has no place for them. */
    private BitLayout home(Operand operand) {
        if (!(operand.value() instanceof Word word) || word.type().width() == 1) {
            return null;
        }
        BitLayout own = operand.layout();
        if (own.isCube() != layout.isCube() || own.columns() == 0) {
            return null;
        }
        boolean apart = own.isBoard() && layout.isBoard();
        return apart ? own : own.bits() == layout.bits() ? layout : null;
    }

    private Motion bits(BitLayout from) {
        if (main > 0 && !step.operator().commutes()) {
            return changed();
        }
        return switch (step.operator().bitRule()) {
            case SHIFT -> slide(from, BoardShift.places(step), true);
            case AND -> veiled();
            case OR -> grown();
            case XOR -> outlined();
            case COMPLEMENT -> turned();
            case ADD, SUBTRACT -> sum();
            case NEGATE -> new SumMotion(layers, step, before, 1).motion();
            case MULTIPLY -> product(from);
            // Only passed on, perhaps to the other half of a board.
            case COPY -> slide(from, 0, false);
            case LOOKUP, WHOLE -> changed();
        };
    }

    /** The second operand is a veil with holes: what it covers goes. */
    private Motion veiled() {
        int veiled = 160;
        int lifted = veiled + HOLD + 200;
        int end = lifted + 120;
        long closed = layout.drawn(~second());
        return layers.change(before, after, veiled + HOLD, lifted)
                .shapes(Shape.VEIL, closed, fadeIn(0, veiled), fadeOut(lifted, end))
                .lasting(end);
    }

    /** The second operand's bits grow. */
    private Motion grown() {
        int end = 260;
        return layers.change(before, before & after, 0, end)
                .bits(after & ~before, Keyframe.of(Kind.GROW, 0, end))
                .lasting(end);
    }

    /** The second operand comes as outlines: pairs go, single ones fill. */
    private Motion outlined() {
        int outlined = 200;
        int start = outlined + HOLD;
        int end = start + 240;
        return layers.bits(before & after)
                .bits(before & ~after, Keyframe.of(Kind.SHRINK, start, end))
                .bits(after & ~before, Keyframe.of(Kind.GROW, start, end))
                .shapes(Shape.OUTLINE, second(), fadeIn(0, outlined), fadeOut(start, end))
                .lasting(end);
    }

    /** Every cell turns. */
    private Motion turned() {
        int end = 360;
        return layers.bits(before, Keyframe.of(Kind.TURN_OUT, 0, end / 2))
                .bits(after, Keyframe.of(Kind.TURN_IN, end / 2, end))
                .lasting(end);
    }

    private Motion changed() {
        return layers.changed(before, after);
    }

    /**
     * @param falls whether bits without a place are shown where they fell
     */
    private Motion slide(BitLayout from, int places, boolean falls) {
        if (layout.isCube()) {
            return places == 0 ? changed() : new CubeShift(layers, places).of(before, after);
        }
        long operand = from.drawn(word(0).unsigned());
        return new WholeBoardShift(layers, from, places, falls).of(operand, after);
    }

    /** An {@code int} that is widened for the sum is not what its picture shows. */
    private Motion sum() {
        if (layout.drawn(word(0).bits()) != before) {
            return changed();
        }
        return step.view().lanes() > 0
                ? Lanes.sum(layers, register(0), register(1), register())
                : new SumMotion(layers, step, before, second()).motion();
    }

    /** By a factor with one bit it is a shift. */
    private Motion product(BitLayout from) {
        Copies copies = Copies.of(step);
        return copies.copied() == main && copies.shifts().size() == 1
                ? slide(from, copies.shifts().get(0), true)
                : copies.motion(layers, before, step.word(copies.copied()).bits(), after);
    }

    private boolean lanes() {
        boolean sum = step.operator() == Operator.ADD || step.operator() == Operator.SUBTRACT;
        return step.view().lanes() > 0 && !sum;
    }

    /** The numbers of the operand make way for those of the result. */
    private Motion numbered(Motion motion) {
        int end = motion.duration();
        if (!motion.moves()) {
            return layers.add(register().numbers()).lasting(0);
        }
        return layers.add(register(0).numbers(fadeOut(0, FADED)))
                .add(register().numbers(fadeIn(end - FADED, end)))
                .lasting(end);
    }

    private Lanes register() {
        return new Lanes(layout, step.view(), result);
    }

    private Lanes register(int operand) {
        return new Lanes(layout, operand(operand).view(), word(operand));
    }

    /** The entry of a table is outlined there, then rises into its place here. */
    private Motion rise() {
        Cell below = new Cell(0, 1);
        int end = FADED + 300;
        return layers.bits(
                        after, fadeIn(FADED, end), Keyframe.slide(below, Cell.NOWHERE, FADED, end))
                .lasting(end);
    }

    /** A value, which is a word, takes the place of another. */
    static Motion between(Shown before, Shown after) {
        BitLayout layout = BitLayout.of(after.view(), after.value());
        boolean alike = layout.hasCellsOf(BitLayout.of(before.view(), before.value()));
        return alike && before.value() instanceof Word
                ? new Layers(layout)
                        .changed(layout.drawn(before.bits()), layout.drawn(after.bits()))
                : fade();
    }

    /** Values that have no cells in common are shown in turn. */
    private static Motion fade() {
        Layer old = Layer.of(Shape.VALUE, List.of(Cell.NOWHERE), fadeOut(0, FADED));
        return new Motion(FADED, List.of(old));
    }

    /** The operands in turn, the one that is seen first. */
    private Operand operand(int index) {
        return step.operand((main + index) % step.operands().size());
    }

    private Word word(int operand) {
        return operand(operand).word();
    }

    /** The bits of the second operand, widened to the result. */
    private long second() {
        return layout.drawn(word(1).bits());
    }
}
