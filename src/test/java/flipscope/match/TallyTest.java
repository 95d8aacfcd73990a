package flipscope.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {
    @Test
    void countsWinsDrawsLossesAndDiscs() {
        Tally tally = Tally.NONE.and(12).and(0).and(-4).and(2);
        assertThat(tally).isEqualTo(new Tally(2, 1, 1, 10));
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.share()).isEqualTo(0.625);
    }

    /** Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20. */
    @Test
    void theIntervalIsThatOfTheLiterature() {
        assertInterval(new Tally(81, 0, 182, 0), 0.2553, 0.3662);
        assertInterval(new Tally(15, 0, 133, 0), 0.0624, 0.1605);
        assertInterval(new Tally(0, 0, 20, 0), 0.0000, 0.1611);
    }

    @Test
    void twoDrawsCountAsAWinAndALoss() {
        assertThat(new Tally(10, 10, 5, 0).interval())
                .isEqualTo(new Tally(15, 0, 10, 0).interval());
    }

    private static void assertInterval(Tally tally, double from, double to) {
        assertThat(tally.interval().from()).isCloseTo(from, within(0.00005));
        assertThat(tally.interval().to()).isCloseTo(to, within(0.00005));
    }
}
