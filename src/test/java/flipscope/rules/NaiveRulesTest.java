package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Draw;
import flipscope.testkit.Positions;
import org.junit.jupiter.api.Test;

class NaiveRulesTest {

    @Test
    void blackOpensWithOneOfFourMoves() {
        assertThat(Squares.names(Position.START.legalMoves())).isEqualTo("d3 c4 f5 e6");
    }

    @Test
    void aMoveFlipsInAllEightDirectionsAtOnce() {
        Position star =
                Positions.of(
                        """
                        X . . X . . X .
                        . O . O . O . .
                        . . O O O . . .
                        X O O . O O O X
                        . . O O O . . .
                        . O . O . O . .
                        X . . O . . O .
                        . . . X . . . X
                        """,
                        Side.BLACK);
        assertThat(Draw.set(star.flips(Squares.at(3, 3))))
                .isEqualTo(
                        """
                        . . . . . . . .
                        . x . x . x . .
                        . . x x x . . .
                        . x x . x x x .
                        . . x x x . . .
                        . x . x . x . .
                        . . . x . . x .
                        . . . . . . . .
                        """);
    }

    @Test
    void aRunThatMeetsTheEdgeOrAnEmptySquareStays() {
        Position open =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        O O O . O O . X
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(open.flips(Squares.at(3, 3))).isZero();
    }

    @Test
    void aRunDoesNotGoOnInTheNextRow() {
        Position wrap =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . O
                        O X . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(wrap.legalMoves()).isZero();
    }
}
