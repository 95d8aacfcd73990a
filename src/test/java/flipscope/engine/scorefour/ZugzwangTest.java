package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SearchBudget;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ZugzwangTest {
    /** A cell of one column, on a layer from 1 to 4. */
    private static long on(int layer) {
        return on(layer, 5);
    }

    private static long on(int layer, int column) {
        return 1L << 16 * (layer - 1) + column;
    }

    @Test
    void aThreatOnTheThirdLayerWinsForTheFirstPlayer() {
        assertThat(Zugzwang.winner(on(3), 0)).isEqualTo(1);
        assertThat(Zugzwang.winner(on(3), on(4, 9))).isEqualTo(1);
        assertThat(Zugzwang.winner(on(2) | on(4, 9), 0)).isZero();
    }

    @Test
    void withoutOneAnyThreatWinsForTheSecond() {
        assertThat(Zugzwang.winner(0, on(2))).isEqualTo(-1);
        assertThat(Zugzwang.winner(on(4, 9), on(4))).isEqualTo(-1);
        assertThat(Zugzwang.winner(on(3), on(3, 9))).isEqualTo(-1);
        assertThat(Zugzwang.winner(0, 0)).isZero();
    }

    @Test
    void onlyTheLowestThreatOfAColumnCounts() {
        assertThat(Zugzwang.winner(on(3), on(2))).isEqualTo(-1);
        assertThat(Zugzwang.winner(on(3), on(4))).isEqualTo(1);
        assertThat(Zugzwang.lead(on(3) | on(3, 9), on(2))).isEqualTo(1);
    }

    @Test
    void aThreatOfBothOnTheThirdLayerTurnsTheOrderRound() {
        assertThat(Zugzwang.winner(on(3), on(3))).isEqualTo(1);
        assertThat(Zugzwang.winner(on(3), on(3) | on(2, 9))).isEqualTo(1);
        assertThat(Zugzwang.winner(on(3), on(3) | on(3, 9))).isEqualTo(-1);
    }

    /** Late in games, where a search to the end can tell. */
    @Test
    void itMostlyForeseesTheWinner() {
        int right = 0;
        int wrong = 0;
        for (QuietCube at : QuietCube.all(46, 200)) {
            SearchCube cube = new SearchCube(at.own(), at.opponent());
            int foreseen = foreseen(cube);
            int value = Integer.signum(value(cube));
            right += foreseen * value > 0 ? 1 : 0;
            wrong += foreseen * value < 0 ? 1 : 0;
        }
        assertThat(right + wrong).isGreaterThan(100);
        assertThat(2 * right).isGreaterThan(3 * wrong);
    }

    /** For the player to move. */
    private static int foreseen(SearchCube cube) {
        return cube.player() == 0
                ? Zugzwang.winner(cube.ownThreats(), cube.opponentThreats())
                : -Zugzwang.winner(cube.opponentThreats(), cube.ownThreats());
    }

    private static int value(SearchCube cube) {
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        return new CubeSearch(cube, budget, new CubeMemory(14))
                .value(64, -CubeValues.INFINITE, CubeValues.INFINITE);
    }
}
