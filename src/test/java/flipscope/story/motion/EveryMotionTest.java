package flipscope.story.motion;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.story.BoardShift;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.StageAt.Thing;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The motion of every step of every example and of random inputs: it begins with the first operand
 * and ends with the result, shifts go straight and carries run in order.
 */
class EveryMotionTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final int INPUTS = 2;

    private static Stream<Step> steps(Technique technique) {
        return Stream.concat(Stream.of(ChosenInputs.EXAMPLE), Samples.of(technique).limit(INPUTS))
                .map(technique::bind)
                .flatMap(
                        bound ->
                                CATALOGUE
                                        .program()
                                        .trace(technique.method(), bound.values())
                                        .steps()
                                        .stream());
    }

    private static Stream<Step> moving(Technique technique) {
        return steps(technique).filter(step -> Motions.of(step).isPresent());
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void beginsWithTheFirstOperand(Technique technique) {
        moving(technique).filter(EveryMotionTest::hasBits).forEach(EveryMotionTest::begins);
    }

    private static void begins(Step step) {
        Operand operand = step.operands().get(0);
        BitLayout layout = home(step);
        long bits = layout.drawn(((Word) operand.value()).unsigned());
        StageAt start = new StageAt(Motions.of(step).orElseThrow(), 0);
        assertThat(shown(start, frame(layout, step)))
                .as("%s", step)
                .containsExactlyElementsOf(places(layout, bits));
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void endsWithTheResult(Technique technique) {
        moving(technique).filter(EveryMotionTest::drawsBits).forEach(EveryMotionTest::ends);
    }

    private static void ends(Step step) {
        Motion motion = Motions.of(step).orElseThrow();
        BitLayout layout = layout(step);
        long bits = layout.drawn(((Word) step.result()).unsigned());
        StageAt end = new StageAt(motion, motion.duration());
        assertThat(shown(end, frame(layout, step)))
                .as("%s", step)
                .containsExactlyElementsOf(places(layout, bits));
        for (Shape shape : List.of(Shape.VEIL, Shape.OUTLINE, Shape.CARRY, Shape.BORROW)) {
            assertThat(end.things(shape)).as("%s", step).isEmpty();
        }
    }

    /** Nothing is cut short, and a thing's movements of one sort follow one another. */
    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void everythingHappensInItsTime(Technique technique) {
        moving(technique)
                .forEach(
                        step -> {
                            Motion motion = Motions.of(step).orElseThrow();
                            for (Layer layer : motion.layers()) {
                                inOrder(motion, layer, true);
                                inOrder(motion, layer, false);
                            }
                        });
    }

    private static void inOrder(Motion motion, Layer layer, boolean travels) {
        int before = 0;
        for (Keyframe move : layer.moves()) {
            if (move.kind().travels() == travels) {
                assertThat(move.start()).isGreaterThanOrEqualTo(before);
                assertThat(move.end()).isBetween(move.start(), motion.duration());
                before = move.end();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void aShiftedBitGoesStraightAndAWrappedOneIsTwo(Technique technique) {
        moving(technique)
                .filter(step -> BoardShift.of(step).isPresent())
                .forEach(EveryMotionTest::shifts);
    }

    private static void shifts(Step step) {
        Motion motion = Motions.of(step).orElseThrow();
        Operand operand = step.operands().get(0);
        BitLayout from = home(step);
        BitLayout to = layout(step);
        int places = (step.operator() == Operator.LEFT ? 1 : -1) * BoardShift.amount(step);
        long bits = ((Word) operand.value()).unsigned();
        for (double part : new double[] {0.3, 0.5, 0.9}) {
            List<Cell> seen =
                    new StageAt(motion, motion.duration() * part)
                            .things(Shape.BIT).stream().map(Thing::place).toList();
            for (int bit = 0; bit < from.bits(); bit++) {
                int there = bit + places;
                if (Word.has(bits, bit) && there >= 0 && there < to.bits()) {
                    boolean wraps =
                            Word.has(step.marks().wrapped() & ~moved(operand, places), there);
                    follow(step, seen, Layer.cell(from, bit), Layer.cell(to, there), wraps);
                }
            }
        }
    }

    /** Where bits that wrapped before are now. */
    private static long moved(Operand operand, int places) {
        return places > 0 ? operand.wrapped() << places : operand.wrapped() >>> -places;
    }

    private static void follow(Step step, List<Cell> seen, Cell home, Cell there, boolean wraps) {
        Cell way = way(step);
        if (!home.plus(way).equals(there)) {
            assertThat(Math.abs(home.plus(way).column() - there.column()))
                    .isEqualTo(layout(step).columns());
            assertThat(seen)
                    .as("leaves %s", step)
                    .anyMatch(at -> between(at, home, home.plus(way)));
            assertThat(seen)
                    .as("enters %s", step)
                    .anyMatch(at -> between(at, there.minus(way), there));
        } else {
            assertThat(wraps).as("%s", step).isFalse();
            assertThat(seen).as("%s", step).anyMatch(at -> between(at, home, there));
        }
    }

    private static Cell way(Step step) {
        BoardShift movement = BoardShift.of(step).orElseThrow();
        return new Cell(movement.right(), movement.down());
    }

    /** On the way: in the same row or column, on the slanted one on one of its legs. */
    private static boolean between(Cell at, Cell home, Cell there) {
        boolean rows = at.column() == home.column() && within(at.row(), home.row(), there.row());
        boolean sideways =
                at.row() == there.row() && within(at.column(), home.column(), there.column());
        return rows || sideways;
    }

    private static boolean within(double at, double one, double other) {
        return at >= Math.min(one, other) - 1e-9 && at <= Math.max(one, other) + 1e-9;
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void carriesRunInOrder(Technique technique) {
        moving(technique)
                .filter(EveryMotionTest::drawsBits)
                .filter(step -> step.site().resultView().lanes() == 0)
                .filter(
                        step ->
                                step.operator() == Operator.ADD
                                        || step.operator() == Operator.SUBTRACT)
                .forEach(EveryMotionTest::ripples);
    }

    /** The textbook's loop: all carries at once, one place further each round. */
    private static void ripples(Step step) {
        long first = ((Word) step.operands().get(0).value()).bits();
        long second = ((Word) step.operands().get(1).value()).bits();
        boolean adds = step.operator() == Operator.ADD;
        Motion motion = Motions.of(step).orElseThrow();
        Carries carries = Carries.of(step);
        BitLayout layout = layout(step);
        long sum = first ^ second;
        long carry = (adds ? first & second : ~first & second) << 1;
        for (int round = 0; round <= carries.longest(); round++) {
            int time = carries.arrival(round + 1);
            assertThat(shown(new StageAt(motion, time), frame(layout, step)))
                    .as("%s after %d", step, round)
                    .containsExactlyElementsOf(places(layout, layout.drawn(sum)));
            long next = (adds ? sum & carry : ~sum & carry) << 1;
            sum ^= carry;
            carry = next;
        }
    }

    @Test
    void everyOperatorOfTheTableOccurs() {
        Set<Operator> seen =
                Share.techniques().stream()
                        .flatMap(EveryMotionTest::moving)
                        .filter(step -> Motions.of(step).orElseThrow().moves())
                        .filter(EveryMotionTest::drawsBits)
                        .map(Step::operator)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Operator.class)));
        assertThat(seen)
                .contains(
                        Operator.LEFT,
                        Operator.RIGHT,
                        Operator.RIGHT_ZERO,
                        Operator.AND,
                        Operator.OR,
                        Operator.XOR,
                        Operator.COMPLEMENT,
                        Operator.ADD,
                        Operator.SUBTRACT,
                        Operator.NEGATE,
                        Operator.MULTIPLY,
                        Operator.LOOKUP);
    }

    /** Whether the first operand and the result are both drawn as bits in one frame. */
    private static boolean hasBits(Step step) {
        return drawsBits(step)
                && step.operands().get(0).value() instanceof Word
                && step.operator() != Operator.LOOKUP
                && home(step) != null;
    }

    private static boolean drawsBits(Step step) {
        return layout(step).columns() > 0
                && Motions.of(step).orElseThrow().layers().stream()
                        .noneMatch(layer -> layer.shape() == Shape.VALUE);
    }

    private static BitLayout layout(Step step) {
        return BitLayout.of(step.site().resultView(), step.result().type().width());
    }

    /** Where the first operand is on the stage: its own place on a board, else the result's. */
    private static BitLayout home(Step step) {
        Operand operand = step.operands().get(0);
        BitLayout own = BitLayout.of(operand.view(), operand.value().type().width());
        boolean apart =
                own.isHalf() && step.site().resultView().lanes() == 0 || layout(step).isHalf();
        boolean word = step.site().resultView().shape() == DisplayFormat.Shape.WORD;
        return apart && !word ? own : layout(step);
    }

    /** The frame, on half a board with the other half, where the operand may come from. */
    private static double[] frame(BitLayout layout, Step step) {
        boolean board = layout.isHalf() || home(step).isHalf();
        return new double[] {layout.columns(), board ? 8 : layout.rows()};
    }

    private static Set<String> places(BitLayout layout, long bits) {
        return Layer.cells(layout, bits).stream()
                .map(Cell::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The bits inside the frame: all of them there and at a cell. */
    private static Set<String> shown(StageAt stage, double[] frame) {
        List<Thing> inside =
                stage.things(Shape.BIT).stream()
                        .filter(each -> isInside(each.place(), frame))
                        .toList();
        assertThat(inside).as("%s", stage).allMatch(Thing::isWhole);
        Set<String> places =
                inside.stream()
                        .map(each -> each.place().toString())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(inside).as("twice in %s", stage).hasSameSizeAs(places);
        return places;
    }

    private static boolean isInside(Cell at, double[] frame) {
        return at.column() > -1 && at.row() > -1 && at.column() < frame[0] && at.row() < frame[1];
    }
}
