package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.ScoreFourGames.Moment;
import org.junit.jupiter.api.Test;

/** Threats, worth and the hash of one ball, at every moment of random games. */
class ScoreFourThreatsTest {
    private static final int MOMENTS = 5_000;

    @Test
    void aThreatIsAFreeCellThatCompletesFour() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    if (!NaiveScoreFour.wins(at.mover())) {
                        isSame(
                                ScoreFourThreats.threats(at.mover(), at.other()),
                                cellByCell(at.mover(), at.all()),
                                at);
                    }
                    isSame(
                            ScoreFourThreats.threats(at.other(), at.mover()),
                            cellByCell(at.other(), at.all()),
                            at);
                });
    }

    private static long cellByCell(long balls, long all) {
        long threats = 0;
        for (int cell = 0; cell < 64; cell++) {
            long bit = NaiveScoreFour.bit(cell);
            boolean completes = NaiveScoreFour.winsThrough(balls | bit, cell);
            threats |= (all & bit) == 0 && completes ? bit : 0;
        }
        return threats;
    }

    @Test
    void aBallAddsTheThreatsOfItsLinesAndFillsOneCell() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    long ball = NaiveScoreFour.bit(at.cell());
                    long before = ScoreFourThreats.threats(at.mover() ^ ball, at.other());
                    long more =
                            ScoreFourThreatsAfter.threatsAfter(at.mover(), at.other(), at.column());
                    long after = ScoreFourThreats.threats(at.mover(), at.other());
                    isSame((before | more) & ~ball, after, at);
                });
    }

    @Test
    void aBallIsWorthWhatAllLinesTogetherGain() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    int gain = ahead(at.mover(), at.other()) - ahead(before, at.other());
                    assertThat(ScoreFourWorth.worth(at.mover(), at.other(), at.column()))
                            .as("%s", at)
                            .isEqualTo(gain);
                });
    }

    private static int ahead(long own, long opponent) {
        return open(own, opponent) - open(opponent, own);
    }

    /** One, four or twelve points for a line with one, two or three balls of one player alone. */
    private static int open(long own, long opponent) {
        int points = 0;
        for (long line : CubeLines.LINES) {
            int balls = (line & opponent) == 0 ? Long.bitCount(line & own) : 0;
            points += balls == 1 ? 1 : balls == 2 ? 4 : balls == 3 ? 12 : 0;
        }
        return points;
    }

    @Test
    void theHashOfAMoveIsUpdatedAndTakenBackByOneBall() {
        ScoreFourGames.moments(
                MOMENTS,
                at -> {
                    long before = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    int player = (at.balls() - 1) % 2;
                    long[] moved = ScoreFourMove.move(before, at.other(), at.column());
                    long back = ScoreFourHashUpdate.update(moved[1], player, at.cell());
                    assertThat(ScoreFourHashUpdate.update(back, player, at.cell()))
                            .isEqualTo(moved[1]);
                    assertThat(back ^ moved[1]).isEqualTo(ZobristKeys.KEYS[player][at.cell()]);
                });
    }

    private static void isSame(long found, long right, Moment at) {
        assertThat(CubeDraw.set(found)).as("%s", at).isEqualTo(CubeDraw.set(right));
    }
}
