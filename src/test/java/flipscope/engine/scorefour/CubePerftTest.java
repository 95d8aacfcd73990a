package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.ScoreFourGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CubePerftTest {
    /** To depth 5 game by game: 16 to the power of the depth, less what full columns take away. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 16", "2, 256", "3, 4096", "4, 65536", "5, 1048560"})
    void countsWhatTheRulesCountGameByGame(int depth, long leaves) {
        assertThat(CubePerft.leaves(0, 0, depth)).isEqualTo(leaves);
        assertThat(NaivePerft.gameByGame(0, 0, depth)).isEqualTo(leaves);
        assertThat(NaivePerft.plyByPly(depth)).isEqualTo(leaves);
    }

    /** From moments late in a game, where lines are completed and columns are full. */
    @Test
    void countsWhatTheRulesCountWhereGamesEnd() {
        int[] ended = new int[1];
        ScoreFourGames.moments(
                2_000,
                at -> {
                    if (at.balls() % 10 == 0 && at.balls() >= 20) {
                        long naive = NaivePerft.gameByGame(at.other(), at.mover(), 3);
                        assertThat(CubePerft.leaves(at.other(), at.mover(), 3))
                                .as("%s", at)
                                .isEqualTo(naive);
                        ended[0] += NaiveScoreFour.wins(at.mover()) ? 1 : 0;
                    }
                });
        assertThat(ended[0]).isPositive();
    }
}
