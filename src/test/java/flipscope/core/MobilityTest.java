package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.MobilityTechnique;
import flipscope.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MobilityTest {

    @ParameterizedTest
    @EnumSource
    void blackOpensWithOneOfFourMoves(MobilityTechnique technique) {
        assertThat(Squares.names(technique.mobility(Position.START))).isEqualTo("d3 c4 f5 e6");
    }

    @ParameterizedTest
    @EnumSource
    void aRunOfSixReachesFromEdgeToEdge(MobilityTechnique technique) {
        Position sixes =
                Positions.of(
                        """
                        X . . X . . . .
                        . O . O . . . .
                        . . O O . . . .
                        . . . O . . . .
                        X O O O O O O .
                        . . . O . O . .
                        . . . O . . O .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(Squares.names(technique.mobility(sixes))).isEqualTo("h5 d8 h8");
    }

    @ParameterizedTest
    @EnumSource
    void aRunOfSixReachesBackFromTheOtherEdge(MobilityTechnique technique) {
        Position sixes =
                Positions.of(
                        """
                        . . . . . . . .
                        . O . . O . O .
                        . . O . O O . .
                        . . . O O . . .
                        . . . O O . . .
                        . O O O O O O X
                        . O . . O . O .
                        X . . . X . . X
                        """,
                        Side.BLACK);
        assertThat(Squares.names(technique.mobility(sixes))).isEqualTo("a1 e1 h1 a6 f8");
    }

    /**
     * Without masks a shift would slide from a2 to h1, from h3 to a4 and a5, from h5 to a5, from a8
     * to h6.
     */
    @ParameterizedTest
    @EnumSource
    void noRunGoesOnOverAnEdge(MobilityTechnique technique) {
        Position traps =
                Positions.of(
                        """
                        . . . . . . . O
                        X . . . . . . O
                        . . . . . . . X
                        O . . . . . . O
                        O . . . . . . X
                        . . . . . . . O
                        . . . . . . . X
                        X . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(Squares.names(technique.mobility(traps))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aFullOrAnEmptyBoardHasNoMoves(MobilityTechnique technique) {
        assertThat(technique.mobility(new Position(0, 0, Side.BLACK))).isZero();
        assertThat(
                        technique.mobility(
                                new Position(
                                        0xAAAA_AAAA_AAAA_AAAAL,
                                        0x5555_5555_5555_5555L,
                                        Side.BLACK)))
                .isZero();
        assertThat(technique.mobility(new Position(0, -1, Side.BLACK))).isZero();
    }

    @Test
    void leftFindsRunsOfAnyLengthUpToSix() {
        Position runs =
                Positions.of(
                        """
                        . O O O O O O X
                        . . O O O O O X
                        . . . O O O O X
                        . . . . O O O X
                        . . . . . O O X
                        . . . . . . O X
                        O O O O O O O X
                        X O O O O O O X
                        """,
                        Side.BLACK);
        assertThat(Draw.set(Mobility.left(runs.own(), runs.opponent())))
                .isEqualTo(
                        """
                        x . . . . . . .
                        . x . . . . . .
                        . . x . . . . .
                        . . . x . . . .
                        . . . . x . . .
                        . . . . . x . .
                        . . . . . . . .
                        . . . . . . . .
                        """);
    }

    @Test
    void leftLooksInNoOtherDirection() {
        assertThat(Squares.names(Mobility.left(Position.START.own(), Position.START.opponent())))
                .isEqualTo("c4");
    }
}
