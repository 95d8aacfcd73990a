package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import flipscope.testkit.FlipsTechnique;
import flipscope.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FlipsTest {

    private static final int A1 = Squares.at(0, 0);
    private static final int H8 = Squares.at(7, 7);
    private static final int D4 = Squares.at(3, 3);

    @ParameterizedTest
    @EnumSource
    void aMoveTurnsDiscsInAllEightDirections(FlipsTechnique technique) {
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
        assertThat(Draw.set(technique.flips(star, D4)))
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

    @ParameterizedTest
    @EnumSource
    void fromTheTopLeftCornerRunsOfSixTurn(FlipsTechnique technique) {
        Position corner =
                Positions.of(
                        """
                        . O O O O O O X
                        O O . . . . . .
                        O . O . . . . .
                        O . . O . . . .
                        O . . . O . . .
                        O . . . . O . .
                        O . . . . . O .
                        X . . . . . . X
                        """,
                        Side.BLACK);
        assertThat(technique.flips(corner, A1)).isEqualTo(corner.opponent());
    }

    @ParameterizedTest
    @EnumSource
    void fromTheBottomRightCornerRunsOfSixTurn(FlipsTechnique technique) {
        Position corner =
                Positions.of(
                        """
                        X . . . . . . X
                        . O . . . . . O
                        . . O . . . . O
                        . . . O . . . O
                        . . . . O . . O
                        . . . . . O . O
                        . . . . . . O O
                        X O O O O O O .
                        """,
                        Side.BLACK);
        assertThat(technique.flips(corner, H8)).isEqualTo(corner.opponent());
    }

    @ParameterizedTest
    @EnumSource
    void aRunThatIsOpenAtItsEndStays(FlipsTechnique technique) {
        Position open =
                Positions.of(
                        """
                        . . . O . . O .
                        . O . O . O . .
                        . . O O O . . .
                        O O O . O O . X
                        . . O O O . . .
                        . O . O . O . .
                        O . . . . . O .
                        . . . X . . . O
                        """,
                        Side.BLACK);
        assertThat(technique.flips(open, D4)).isZero();
    }

    /** Discs of ours on an edge close a run: the case that masking the walking square loses. */
    @ParameterizedTest
    @EnumSource
    void aDiscOnTheEdgeClosesARun(FlipsTechnique technique) {
        Position edges =
                Positions.of(
                        """
                        . . . X . . . .
                        . . . O . . . .
                        . . . O . . . .
                        X O O . O O O X
                        . . . O . . . .
                        . . . O . . . .
                        . . . O . . . .
                        . . . X . . . .
                        """,
                        Side.BLACK);
        assertThat(technique.flips(edges, D4)).isEqualTo(edges.opponent());
    }

    @ParameterizedTest
    @EnumSource
    void aRunOnTheRimTurns(FlipsTechnique technique) {
        Position rim =
                Positions.of(
                        """
                        . O O X . . . .
                        O . . . . . . .
                        O . . . . . . .
                        X . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        assertThat(technique.flips(rim, A1)).isEqualTo(rim.opponent());
    }

    /**
     * Each move's neighbour by number, but not on the board, is White's, and Black's disc stands
     * behind it.
     */
    @ParameterizedTest
    @EnumSource
    void noRunGoesOnOverAnEdge(FlipsTechnique technique) {
        Position traps =
                Positions.of(
                        """
                        . . . . . . . O
                        X . . . . . O O
                        . X . . . . . .
                        . . . . . . . O
                        O X . . . . . .
                        O . . . . . X .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.BLACK);
        for (int square : Squares.list(traps.empty())) {
            assertThat(technique.flips(traps, square)).as(Squares.name(square)).isZero();
        }
    }

    @Test
    void playingAMoveTurnsTheDiscsOver() {
        Position start = Position.START;
        long[] sides =
                MoveApply.apply(start.own(), start.opponent(), Squares.bit(Squares.at(2, 3)));
        assertThat(Draw.position(new Position(sides[1], sides[0], Side.WHITE)))
                .isEqualTo(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . X X X . . .
                        . . . X O . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        White to move
                        """);
    }
}
