package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.testkit.Positions;
import flipscope.testkit.RandomBoards;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EvaluationTest implements RandomBoards {
    private static final List<Evaluation> ALL =
            List.of(Level.BY_DISCS, new SquareEvaluation(), new PositionEvaluation());

    private static int value(Evaluation evaluation, Position at) {
        return evaluation.of(at.own(), at.opponent(), at.legalMoves(), at.passed().legalMoves());
    }

    @Property
    void whatIsGoodForOneSideIsBadForTheOther(@ForAll("reachable") Position at) {
        for (Evaluation evaluation : ALL) {
            assertThat(value(evaluation, at)).isEqualTo(-value(evaluation, at.passed()));
        }
    }

    @Property
    void turningAndMirroringChangeNothing(@ForAll("reachable") Position at) {
        for (Evaluation evaluation : ALL) {
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(value(evaluation, symmetry.position(at)))
                        .isEqualTo(value(evaluation, at));
            }
        }
    }

    @Property
    void noEstimateIsBeyondWhatAGameCanGive(@ForAll("crowded") Position at) {
        for (Evaluation evaluation : ALL) {
            assertThat(value(evaluation, at)).isBetween(-6400, 6400);
        }
    }

    @Example
    void theFirstLevelWantsDiscs() {
        Position greedy =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . X X X . . .
                        . . X X X . . .
                        . . X X O . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(value(Level.BY_DISCS, greedy)).isEqualTo(700);
        assertThat(value(new PositionEvaluation(), greedy)).isNegative();
    }

    @Example
    void anEarlyXSquareGivesTheCornerAway() {
        Position careful = board("b3");
        Position careless = board("b2");
        assertThat(value(new PositionEvaluation(), careless))
                .isLessThan(value(new PositionEvaluation(), careful));
        assertThat(value(new SquareEvaluation(), careless))
                .isLessThan(value(new SquareEvaluation(), careful));
    }

    private static Position board(String extra) {
        String picture =
                """
                . . . . . . . .
                . . . . . . . .
                . . X O O X . .
                . . O X X O . .
                . . O X X O . .
                . . X O O X . .
                . . . . . . . .
                . . . . . . . .
                """;
        Position at = Positions.of(picture, Side.BLACK);
        long disc = 1L << flipscope.notation.SquareText.read(extra);
        return new Position(at.own() | disc, at.opponent(), Side.BLACK);
    }

    @Example
    void aCornerIsWorthMoreThanTheDiscsThatItTurns() {
        Position corner =
                Positions.parse(
                        "X----------------------OX------XO------------------------------- X");
        Position none =
                Positions.parse(
                        "-----------X-----------OX------XO------------------------------- X");
        assertThat(value(new PositionEvaluation(), corner))
                .isGreaterThan(value(new PositionEvaluation(), none));
    }
}
