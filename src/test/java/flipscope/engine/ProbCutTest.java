package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ProbCutTest {
    private static final Set<SearchTechnique> CERTAIN =
            SearchTechnique.allBut(SearchTechnique.PROB_CUT);

    @Test
    void aShallowSearchIsLessDeepByAnEvenNumberOfMoves() {
        for (int depth = ProbCut.SHALLOWEST; depth <= 60; depth++) {
            assertThat(ProbCutTable.shallow(depth)).isBetween(1, depth - 1);
            assertThat((depth - ProbCutTable.shallow(depth)) % 2).isZero();
        }
    }

    @Test
    void everyStageAndDepthHasAPredictionThatCanBeTurnedRound() {
        for (int discs = 4; discs <= 64; discs++) {
            for (int depth = ProbCut.SHALLOWEST; depth <= 60; depth++) {
                ProbCutTable.Fit fit = ProbCutTable.fit(discs, depth);
                assertThat(fit.depth()).isEqualTo(ProbCutTable.shallow(depth));
                assertThat(fit.deviation()).isBetween(50, 2000);
                assertThat(fit.deep(fit.shallow(700))).isBetween(695, 705);
                assertThat(fit.deep(fit.shallow(-700))).isBetween(-705, -695);
            }
        }
    }

    @Test
    void itSavesMostPositionsAndSeldomChangesTheScoreMuch() {
        long visited = 0;
        long visitedInAll = 0;
        int changed = 0;
        for (long seed = 0; seed < 8; seed++) {
            Position at = RandomPositions.reachable(seed, 20 + (int) seed * 3);
            SearchResult bet = searched(at, 8, SearchTechnique.ALL);
            SearchResult certain = searched(at, 8, CERTAIN);
            visited += bet.nodes();
            visitedInAll += certain.nodes();
            changed += Math.abs(bet.score() - certain.score()) > 4 ? 1 : 0;
        }
        assertThat(visited).isLessThan(visitedInAll / 2);
        assertThat(changed).isLessThanOrEqualTo(1);
    }

    @Test
    void aBetIsNoProof() {
        Position at = RandomPositions.reachable(3, 55);
        SearchResult bet = searched(at, 60, SearchTechnique.ALL);
        assertThat(bet.depth()).isEqualTo(9);
        assertThat(bet.exact()).isFalse();
        assertThat(searched(at, 60, CERTAIN).exact()).isTrue();
    }

    private static SearchResult searched(Position at, int depth, Set<SearchTechnique> used) {
        Effort effort =
                new Effort(new PatternEvaluation(), 1, depth, Long.MAX_VALUE, 0, 16, 0, used);
        return Engine.best(at, effort, 0, new AtomicBoolean(), soFar -> {});
    }
}
