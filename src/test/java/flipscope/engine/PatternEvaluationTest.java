package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.pattern.PatternSum;
import flipscope.engine.pattern.PatternWeights;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.testkit.Positions;
import flipscope.testkit.RandomBoards;
import java.util.Arrays;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PatternEvaluationTest implements RandomBoards {
    private static final Evaluation PATTERNS = new PatternEvaluation();

    private static int value(Evaluation evaluation, Position at) {
        return evaluation.of(at.own(), at.opponent(), at.legalMoves(), at.passed().legalMoves());
    }

    @Property(tries = 200)
    void turningAndMirroringChangeNothing(@ForAll("reachable") Position at) {
        for (Symmetry symmetry : Symmetry.values()) {
            assertThat(value(PATTERNS, symmetry.position(at))).isEqualTo(value(PATTERNS, at));
        }
    }

    @Property(tries = 200)
    void theColoursAreAlike(@ForAll("reachable") Position at) {
        Position other = new Position(at.own(), at.opponent(), at.toMove().other());
        assertThat(value(PATTERNS, other)).isEqualTo(value(PATTERNS, at));
    }

    @Property(tries = 200)
    void aSideWithoutAMovePasses(@ForAll("reachable") Position at) {
        long replies = at.passed().legalMoves();
        Assume.that(replies != 0);
        assertThat(PATTERNS.of(at.own(), at.opponent(), 0, replies))
                .isEqualTo(-PATTERNS.of(at.opponent(), at.own(), replies, 0));
    }

    @Property(tries = 200)
    void noEstimateIsBeyondWhatAGameCanGive(@ForAll("crowded") Position at) {
        assertThat(value(PATTERNS, at)).isBetween(-6300, 6300);
        assertThat(value(all(2000), at)).isEqualTo(at.canMove() ? 6300 : -6300);
    }

    @Example
    void eachStageHasItsOwnWeights() {
        short[][] byStage = new short[PatternWeights.STAGES][PatternSum.PLACES];
        for (int stage = 0; stage < byStage.length; stage++) {
            Arrays.fill(byStage[stage], (short) stage);
        }
        Evaluation evaluation = new PatternEvaluation(new PatternWeights(byStage));
        for (int discs = 5; discs < 60; discs++) {
            Position at = RandomPositions.reachable(discs, discs);
            int stage = discs < 16 ? 0 : (discs - 12) / 4;
            assertThat(value(evaluation, at)).isEqualTo(PatternSum.ADDENDS * stage);
        }
    }

    @Example
    void anEarlyXSquareGivesTheCornerAway() {
        Position careful =
                Positions.parse(
                        "----------X-------OOX----XXOXX----OXOX---OOXO------------------- X");
        Position careless =
                Positions.parse(
                        "---------X--------OOX----XXOXX----OXOX---OOXO------------------- X");
        assertThat(value(PATTERNS, careless)).isLessThan(value(PATTERNS, careful));
    }

    private static Evaluation all(int weight) {
        short[][] byStage = new short[PatternWeights.STAGES][PatternSum.PLACES];
        for (short[] weights : byStage) {
            Arrays.fill(weights, (short) weight);
        }
        return new PatternEvaluation(new PatternWeights(byStage));
    }
}
