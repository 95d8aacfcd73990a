package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PopCountTest {

    @Test
    void anEmptyAndAFullBoard() {
        assertThat(PopCount.stages(0)).isZero();
        assertThat(PopCount.stages(-1)).isEqualTo(64);
        assertThat(PopCount.hardware(0)).isZero();
        assertThat(PopCount.hardware(-1)).isEqualTo(64);
    }

    @Test
    void everySingleSquareCountsOne() {
        for (int square = 0; square < 64; square++) {
            assertThat(PopCount.stages(Squares.bit(square))).isEqualTo(1);
            assertThat(PopCount.hardware(Squares.bit(square))).isEqualTo(1);
        }
    }

    @Property(tries = 10_000)
    void asManyAsThereAreSquaresInTheSet(@ForAll long bits) {
        int count = Squares.list(bits).size();
        assertThat(PopCount.stages(bits)).isEqualTo(count);
        assertThat(PopCount.hardware(bits)).isEqualTo(count);
    }
}
