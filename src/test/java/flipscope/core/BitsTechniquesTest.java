package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The small techniques, and the ways to count. */
class BitsTechniquesTest {

    @Test
    void theIndexOfEverySquareIsItsNumber() {
        for (int square = 0; square < 64; square++) {
            assertThat(BitsIndex.index(Squares.bit(square))).isEqualTo(square);
        }
        assertThat(BitsIndex.index(0)).isEqualTo(64);
    }

    @Property(tries = 10_000)
    void theLoopTakesEverySquareOnce(@ForAll long bits) {
        assertThat(BitsEach.each(bits)).isEqualTo(Squares.list(bits).size());
    }

    @Property(tries = 10_000)
    void everyWayToCountAgrees(@ForAll long bits) {
        everyWayCounts(bits, Squares.list(bits).size());
    }

    @Test
    void everyWayCountsFullAndEmptyBoardsAndHalves() {
        everyWayCounts(0, 0);
        everyWayCounts(-1, 64);
        everyWayCounts(0xFFFF_FFFF_0000_0000L, 32);
        everyWayCounts(0x0000_0000_FFFF_FFFFL, 32);
        everyWayCounts(Long.MIN_VALUE, 1);
        everyWayCounts(1, 1);
    }

    private static void everyWayCounts(long bits, int count) {
        assertThat(PopCountSubtract.subtract(bits)).as("subtract").isEqualTo(count);
        assertThat(PopCountHalves.halves(bits)).as("halves").isEqualTo(count);
        assertThat(PopCountClear.clearLowest(bits)).as("clear").isEqualTo(count);
    }
}
