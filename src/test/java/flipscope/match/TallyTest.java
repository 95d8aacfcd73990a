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

    /** Half of what is rounded would otherwise be a little below 0, and print as -0.0. */
    @Test
    void noEndOfAnIntervalIsOutsideOfAllShares() {
        for (int games = 1; games <= 400; games++) {
            assertThat(new Tally(0, 0, games, 0).interval().from())
                    .as("%d lost", games)
                    .isBetween(0.0, 1e-9)
                    .asString()
                    .doesNotStartWith("-");
            assertThat(new Tally(games, 0, 0, 0).interval().to())
                    .as("%d won", games)
                    .isBetween(1 - 1e-9, 1.0);
        }
    }

    @Test
    void aMeanThatRoundsToNothingHasNoSign() {
        assertThat(new Tally(10, 0, 11, -1).discsAGame()).hasToString("0.0");
        assertThat(new Tally(10, 0, 10, -5).discsAGame()).hasToString("-0.2");
        assertThat(new Tally(11, 0, 10, 40).discsAGame()).hasToString("1.9");
    }

    private static void assertInterval(Tally tally, double from, double to) {
        assertThat(tally.interval().from()).isCloseTo(from, within(0.00005));
        assertThat(tally.interval().to()).isCloseTo(to, within(0.00005));
    }
}
