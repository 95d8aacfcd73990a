package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.testkit.Positions;
import flipscope.testkit.Resources;
import flipscope.web.engine.ErrorMargin;
import flipscope.web.engine.MoveScores;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The margin of error is what was measured, and what was measured is what the engine says. */
class ErrorMarginTest {
    /**
     * A move whose cost was measured.
     *
     * @param first by how many discs it seemed worse at the first look
     * @param exact whether {@code truth} is the truth, not a longer search
     */
    private record Measured(
            Position at,
            int move,
            int better,
            double first,
            double second,
            boolean exact,
            double truth) {

        static Measured of(String line) {
            String[] part = line.split("; ");
            return new Measured(
                    Positions.parse(part[0]),
                    SquareText.read(part[1]),
                    SquareText.read(part[2]),
                    Double.parseDouble(part[3]),
                    Double.parseDouble(part[4]),
                    !part[5].startsWith("~"),
                    Double.parseDouble(part[5].replace("~", "")));
        }

        boolean isWithin(int discs) {
            return Math.min(first, second) - truth <= discs;
        }

        double seen(Level level) {
            return Engine.best(at.play(move), level).score()
                    - Engine.best(at.play(better), level).score();
        }
    }

    private static List<Measured> measured(boolean exact) {
        return Resources.lines("engine/cost-errors.txt").stream()
                .map(Measured::of)
                .filter(each -> each.exact() == exact)
                .toList();
    }

    private static long percentWithin(List<Measured> moves) {
        return 100
                * moves.stream().filter(each -> each.isWithin(ErrorMargin.DISCS)).count()
                / moves.size();
    }

    @Test
    void theMarginIsWhatWasMeasured() {
        List<Measured> moves = measured(true);
        assertThat(moves).hasSize(ErrorMargin.MEASURED);
        assertThat(percentWithin(moves))
                .isEqualTo(ErrorMargin.OF_A_HUNDRED)
                .isGreaterThanOrEqualTo(95);
    }

    @Test
    void earlierInTheGameALongerSearchIsNoFurtherOff() {
        assertThat(measured(false)).hasSizeGreaterThanOrEqualTo(40);
        assertThat(percentWithin(measured(false))).isGreaterThanOrEqualTo(ErrorMargin.OF_A_HUNDRED);
    }

    @Test
    void whatWasMeasuredIsWhatTheReviewSees() {
        List<Measured> moves = measured(true);
        for (int i = 0; i < moves.size(); i += 40) {
            Measured each = moves.get(i);
            assertThat(each.seen(Reviews.FIRST)).isCloseTo(each.first(), within(0.006));
            assertThat(each.seen(Reviews.SECOND)).isCloseTo(each.second(), within(0.006));
        }
    }

    /**
     * A score that was measured.
     *
     * @param exact whether {@code truth} is the truth, not a longer search
     */
    private record Scored(Position at, double seen, boolean exact, double truth) {
        static Scored of(String line) {
            String[] part = line.split("; ");
            return new Scored(
                    Positions.parse(part[0]),
                    Double.parseDouble(part[1]),
                    !part[2].startsWith("~"),
                    Double.parseDouble(part[2].replace("~", "")));
        }
    }

    private static List<Scored> scored(boolean exact) {
        return Resources.lines("engine/score-errors.txt").stream()
                .map(Scored::of)
                .filter(each -> each.exact() == exact)
                .toList();
    }

    private static long percentOff(List<Scored> scores, int discs) {
        return 100
                * scores.stream().filter(at -> Math.abs(at.seen() - at.truth()) <= discs).count()
                / scores.size();
    }

    @Test
    void theMarginOfAScoreIsWhatWasMeasured() {
        List<Scored> scores = scored(true);
        assertThat(scores).hasSize(ErrorMargin.SCORES_MEASURED);
        assertThat(percentOff(scores, ErrorMargin.OF_A_SCORE))
                .isEqualTo(ErrorMargin.SCORES_OF_A_HUNDRED)
                .isGreaterThanOrEqualTo(95);
        assertThat(percentOff(scores, ErrorMargin.OF_HALF_THE_SCORES)).isBetween(50L, 60L);
    }

    @Test
    void earlierInTheGameScoresAreNoFurtherOff() {
        assertThat(scored(false)).hasSizeGreaterThanOrEqualTo(40);
        assertThat(percentOff(scored(false), ErrorMargin.OF_A_SCORE))
                .isGreaterThanOrEqualTo(ErrorMargin.SCORES_OF_A_HUNDRED);
    }

    @Test
    void theScoresThatWereMeasuredAreThoseThatAreShown() {
        List<Scored> scores = scored(true);
        for (int i = 0; i < scores.size(); i += 40) {
            Scored each = scores.get(i);
            assertThat(Engine.best(each.at(), MoveScores.ESTIMATE).score())
                    .isCloseTo(each.seen(), within(0.006));
        }
    }
}
