package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.OddQuarters;
import flipscope.testkit.Draw;
import org.junit.jupiter.api.Test;

class QuartersTest {
    private static final long EMPTY =
            Draw.set(
                    """
                    x . . . . . x x
                    . . . . . . . x
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    x . . . . . . .
                    x . . . . . . .
                    """);

    @Test
    void quartersWithAnOddNumberOfEmptySquares() {
        assertThat(Draw.set(OddQuarters.quarters(~EMPTY, 0)))
                .isEqualTo(
                        """
                        x x x x x x x x
                        x x x x x x x x
                        x x x x x x x x
                        x x x x x x x x
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """);
    }

    @Test
    void quartersThatASetTouches() {
        assertThat(Features.quartersOf(EMPTY)).isEqualTo(3);
        assertThat(Features.quartersOf(0)).isZero();
        assertThat(Features.quartersOf(-1L)).isEqualTo(4);
    }

    @Test
    void whoeverCanEnterAnOddQuarterAloneIsAhead() {
        long first = 1L << 63;
        long second = 1L << 56;
        assertThat(Features.parity(~EMPTY, first, 0)).isEqualTo(1);
        assertThat(Features.parity(~EMPTY, first | second, first)).isEqualTo(1);
        assertThat(Features.parity(~EMPTY, 1L, 0)).isZero();
    }
}
