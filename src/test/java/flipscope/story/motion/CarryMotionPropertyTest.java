package flipscope.story.motion;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.SourceFile;
import flipscope.trace.Step;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Carries of any two numbers: as many signs as carries, and slow enough. */
class CarryMotionPropertyTest {
    private static final BitLayout BOARD = BitLayout.of(DisplayFormat.BOARD, 64);
    private static final Catalogue SUMS =
            Catalogue.of(
                    List.of(
                            new SourceFile(
                                    "Sums.java",
                                    """
                                    final class Sums {
                                        private Sums() {}

                                        @Algorithm(id = "sum", title = "t", family = "f", summary = "s", origin = "o", example = "bits=1&more=1")
                                        static long sum(long bits, long more) {
                                            return bits + more;
                                        }

                                        @Algorithm(id = "negation", title = "t", family = "g", summary = "s", origin = "o", example = "bits=1")
                                        static long negation(long bits) {
                                            return -bits;
                                        }
                                    }
                                    """)));

    private static Step step(String id, Map<String, String> inputs) {
        Technique technique = SUMS.find(id).orElseThrow();
        return SUMS.program()
                .trace(technique.method(), technique.bind(ChosenInputs.of(inputs)).values())
                .steps()
                .get(0);
    }

    private static String hex(long bits) {
        return "0x" + Long.toHexString(bits);
    }

    private static Step sum(long one, long other) {
        return step("sum", Map.of("bits", hex(one), "more", hex(other)));
    }

    private static Set<String> bits(StageAt stage) {
        return stage.things(Shape.BIT).stream()
                .map(each -> each.place().toString())
                .collect(Collectors.toSet());
    }

    private static Set<String> places(long bits) {
        return Layer.cells(BOARD, bits).stream().map(Cell::toString).collect(Collectors.toSet());
    }

    @Property(tries = 500)
    void theStageBeginsAndEndsAsRecorded(@ForAll long one, @ForAll long other) {
        Motion motion = Motions.of(sum(one, other)).orElseThrow();
        assertThat(bits(new StageAt(motion, 0))).isEqualTo(places(one));
        assertThat(bits(new StageAt(motion, motion.duration()))).isEqualTo(places(one + other));
    }

    @Property(tries = 500)
    void theSignsStandWhereTheCarriesAre(@ForAll long one, @ForAll long other) {
        Step step = sum(one, other);
        Motion motion = Motions.of(step).orElseThrow();
        Carries carries = Carries.of(step);
        long carry = (one & other) << 1;
        long sum = one ^ other;
        for (int round = 1; round <= carries.longest(); round++) {
            int time = carries.arrival(round);
            Set<String> signs =
                    new StageAt(motion, time)
                            .things(Shape.CARRY).stream()
                                    .map(each -> each.place().toString())
                                    .collect(Collectors.toSet());
            assertThat(signs).containsAll(places(carry));
            long next = (sum & carry) << 1;
            sum ^= carry;
            carry = next;
        }
    }

    @Property(tries = 500)
    void aNegationTurnsEveryCellAndAddsOne(@ForAll long bits) {
        Motion motion = Motions.of(step("negation", Map.of("bits", hex(bits)))).orElseThrow();
        assertThat(bits(new StageAt(motion, 0))).isEqualTo(places(bits));
        assertThat(bits(new StageAt(motion, Carries.TURNED))).isEqualTo(places(~bits));
        assertThat(bits(new StageAt(motion, motion.duration()))).isEqualTo(places(-bits));
    }

    /** From d4 to the end of row 4, and on from the right of row 3. */
    @Example
    void aCarryAcrossTheEndOfARowLeavesAndEnters() {
        Step step = sum(0x0000_00F0_0000_0000L, 0x0000_0010_0000_0000L);
        Carries carries = Carries.of(step);
        int between = carries.arrival(4) - 80;
        List<Cell> signs =
                new StageAt(Motions.of(step).orElseThrow(), between)
                        .things(Shape.CARRY).stream().map(StageAt.Thing::place).toList();
        assertThat(signs).containsExactlyInAnyOrder(new Cell(-0.5, 3), new Cell(7.5, 2));
    }

    @Example
    void aCarryIsFollowedThroughARowAndThenRunsOn() {
        Carries carries = Carries.of(sum(-1, 1));
        for (int hops = 0; hops < 8; hops++) {
            assertThat(carries.arrival(hops + 1) - carries.arrival(hops)).isBetween(350, 400);
        }
        assertThat(carries.longest()).isEqualTo(63);
        assertThat(carries.duration()).isLessThanOrEqualTo(5000);
        assertThat(Carries.of(sum(1, 1)).duration()).isEqualTo(carries.arrival(2));
    }
}
