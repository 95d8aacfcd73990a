package flipscope.story.motion;

import flipscope.story.BitLayout;
import flipscope.story.Movement;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Move.Kind;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/** Derives the motion of a step from what was recorded. */
public final class Motions {
    private static final int FADED = 120;
    private static final int CHANGED = 200;

    private final Step step;
    private final int main;
    private final BitLayout layout;
    private final Word result;

    private Motions(Step step, int main) {
        this.step = step;
        this.main = main;
        this.result = (Word) step.result();
        this.layout = BitLayout.of(step.view(), result);
    }

    /** Empty if the step has no operand or its result is not one word. */
    public static Optional<Motion> of(Step step) {
        return of(step, 0);
    }

    /**
     * The same from another operand on.
     *
     * @param main which operand is on the stage at first
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

    /** Where an operand's bits are on the stage; null if the stage has no place for them. */
    private BitLayout home(Operand operand) {
        if (!(operand.value() instanceof Word word) || word.type().width() == 1) {
            return null;
        }
        BitLayout own = BitLayout.of(operand.view(), word);
        if (own.isCube() != layout.isCube() || own.columns() == 0) {
            return null;
        }
        boolean apart = isOnBoard(own.view()) && isOnBoard(layout.view());
        return apart ? own : own.bits() == layout.bits() ? layout : null;
    }

    private static boolean isOnBoard(ViewKind view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER -> true;
            case RANK, MINI, LINE3, CUBE, LANES, WORD, NUMBER, FLAG -> false;
        };
    }

    private Motion bits(BitLayout from) {
        Layers layers = new Layers(layout);
        if (main > 0 && !step.operator().commutes()) {
            return changed(layers);
        }
        return switch (step.operator()) {
            case LEFT -> slide(layers, from, Movement.amount(step));
            case RIGHT, RIGHT_ZERO -> slide(layers, from, -Movement.amount(step));
            case AND -> BitwiseMotion.and(layers, shown(0), second(), after());
            case OR -> BitwiseMotion.or(layers, shown(0), after());
            case XOR -> BitwiseMotion.xor(layers, shown(0), second(), after());
            case COMPLEMENT -> BitwiseMotion.not(layers, shown(0), after());
            case ADD, SUBTRACT -> sum(layers);
            case NEGATE -> SumMotion.of(layers, step, shown(0), 1);
            case MULTIPLY -> product(layers, from);
            case CAST, ASSIGN, RETURN -> passed(layers, from);
            default -> changed(layers);
        };
    }

    /** A value that is only passed on, perhaps to the other half of a board. */
    private Motion passed(Layers layers, BitLayout from) {
        return layout.isCube()
                ? changed(layers)
                : new Sheet(layers, from, 0, false).of(in(from), after());
    }

    private Motion changed(Layers layers) {
        return changed(layers, shown(0), after());
    }

    private static Motion changed(Layers layers, long before, long after) {
        int duration = before == after ? 0 : CHANGED;
        return layers.change(before, after, 0, CHANGED).lasting(duration);
    }

    private Motion slide(Layers layers, BitLayout from, int places) {
        if (layout.isCube()) {
            return places == 0
                    ? changed(layers)
                    : new CubeShift(layers, places).of(shown(0), after());
        }
        return new Sheet(layers, from, places, true).of(in(from), after());
    }

    /** An {@code int} that is widened for the sum is not what its picture shows. */
    private Motion sum(Layers layers) {
        if (Layers.drawn(layout, word(0).bits()) != shown(0)) {
            return changed(layers);
        }
        return step.view().lanes() > 0
                ? Lanes.sum(layers, register(0), register(1), register())
                : SumMotion.of(layers, step, shown(0), second());
    }

    /** By a factor with one bit it is a shift. */
    private Motion product(Layers layers, BitLayout from) {
        Copies copies = Copies.of(step);
        if (copies.copied() == main && copies.shifts().size() == 1) {
            return slide(layers, from, copies.shifts().get(0));
        }
        long factor = ((Word) step.operand(copies.copied()).value()).bits();
        return copies.motion(layers, shown(0), factor, after());
    }

    private boolean lanes() {
        boolean sum = step.operator() == Operator.ADD || step.operator() == Operator.SUBTRACT;
        return step.view().lanes() > 0 && !sum;
    }

    /** The numbers of the operand make way for those of the result. */
    private Motion numbered(Motion motion) {
        Layers layers = new Layers(layout);
        motion.layers().forEach(layers::add);
        int end = motion.duration();
        if (!motion.moves()) {
            return layers.add(register().numbers()).lasting(0);
        }
        return layers.add(register(0).numbers(Move.of(Kind.FADE_OUT, 0, FADED)))
                .add(register().numbers(Move.of(Kind.FADE_IN, end - FADED, end)))
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
        return new Layers(layout)
                .bits(
                        after(),
                        Move.of(Kind.FADE_IN, FADED, end),
                        Move.slide(below, Cell.NOWHERE, FADED, end))
                .lasting(end);
    }

    /** A value takes the place of another. */
    static Motion between(Value before, ViewKind from, Word after, ViewKind to) {
        BitLayout layout = BitLayout.of(to, after);
        boolean alike = layout.hasCellsOf(BitLayout.of(from, before));
        return alike && before instanceof Word word
                ? changed(
                        new Layers(layout),
                        Layers.drawn(layout, word.unsigned()),
                        Layers.drawn(layout, after.unsigned()))
                : fade();
    }

    /** What has no cells in common is shown in turn. */
    static Motion fade() {
        Layer old = Layer.of(Shape.VALUE, List.of(Cell.NOWHERE), Move.of(Kind.FADE_OUT, 0, FADED));
        return new Motion(FADED, List.of(old));
    }

    /** The operands in turn, the one on the stage first. */
    private Operand operand(int index) {
        return step.operand((main + index) % step.operands().size());
    }

    private Word word(int operand) {
        return (Word) operand(operand).value();
    }

    /** The bits of an operand that the stage has cells for. */
    private long shown(int operand) {
        return Layers.drawn(layout, word(operand).unsigned());
    }

    /** The bits of the second operand, widened to the result. */
    private long second() {
        return Layers.drawn(layout, word(1).bits());
    }

    private long in(BitLayout from) {
        return Layers.drawn(from, word(0).unsigned());
    }

    private long after() {
        return Layers.drawn(layout, result.unsigned());
    }
}
