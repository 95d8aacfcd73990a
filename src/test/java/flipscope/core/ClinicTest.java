package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.Positions;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.TenThousand;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * Each slip differs from the right form, just where its example says, and as often as it claims.
 */
class ClinicTest {
    private static final int GAMES = 10_000;

    @Test
    void theWrongMaskLetsARunWrapAndMissesOneAtTheBottom() {
        Position at =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . X
                        . . X . . . X .
                        . . . X X X O .
                        . . . X X . O .
                        . . . . X O X X
                        . . . . O . . .
                        . . . O X . . .
                        """,
                        Side.WHITE);
        long right = MobilityShifts.mobility(at.own(), at.opponent());
        long faulty = ClinicMobilityRightMask.mobility(at.own(), at.opponent());
        assertThat(Squares.names(faulty & ~right)).isEqualTo("a7");
        assertThat(Squares.names(right & ~faulty)).isEqualTo("f8");
    }

    @Test
    void theWrongMaskIsWrongOnAboutAFifthOfThePositions() {
        int wrong = 0;
        for (Position at : TenThousand.POSITIONS) {
            long faulty = ClinicMobilityRightMask.mobility(at.own(), at.opponent());
            wrong += faulty != at.legalMoves() ? 1 : 0;
        }
        assertThat(wrong / (double) TenThousand.POSITIONS.size())
                .isCloseTo(0.2, Offset.offset(0.05));
    }

    @Test
    void theMaskedWalkNeverSeesTheDiscOnTheEdge() {
        Position at =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . X . . . .
                        . . . X X . . .
                        . . X X O . . .
                        . X X . . . . .
                        O O O . . . . .
                        . . . . . . . .
                        """,
                        Side.WHITE);
        long move = Squares.bit(Squares.at(4, 2));
        long right = FlipsLoop.flips(at.own(), at.opponent(), move);
        long faulty = ClinicFlipsEdgeAnchor.flips(at.own(), at.opponent(), move);
        assertThat(Squares.names(right)).isEqualTo("d4 e4 c5 b6");
        assertThat(Squares.names(faulty)).isEqualTo("e4");
    }

    @Test
    void theMaskedWalkIsWrongOnAboutATenthOfTheMoves() {
        int wrong = 0;
        int moves = 0;
        for (Position at : TenThousand.POSITIONS) {
            for (int square : Squares.list(at.legalMoves())) {
                long faulty =
                        ClinicFlipsEdgeAnchor.flips(at.own(), at.opponent(), Squares.bit(square));
                assertThat(faulty & ~at.flips(square)).isZero();
                wrong += faulty != at.flips(square) ? 1 : 0;
                moves++;
            }
        }
        assertThat(wrong / (double) moves).isCloseTo(0.1, Offset.offset(0.02));
    }

    @Test
    void theWrongColumnsSeeThreeInARowWhereThereIsNone() {
        assertThat(ClinicTicTacToeColumns.wins(0b010_010_010)).isFalse();
        assertThat(TicTacToeList.wins(0b010_010_010)).isTrue();
        assertThat(ClinicTicTacToeColumns.wins(0b101_010_000)).isTrue();
        assertThat(TicTacToeList.wins(0b101_010_000)).isFalse();
    }

    @Test
    void theWrongColumnsAreWrongOn76Of512Boards() {
        int wrong = 0;
        for (int marks = 0; marks < 512; marks++) {
            wrong += ClinicTicTacToeColumns.wins(marks) != TicTacToeLines.wins(marks) ? 1 : 0;
        }
        assertThat(wrong).isEqualTo(76);
    }

    @Test
    void theTypedStartPositionGivesBlackAMoveTwoRowsTooLow() {
        Position start = Position.START;
        assertThat(Squares.names(Mobility.left(start.own(), start.opponent()))).isEqualTo("c4");
        assertThat(Squares.names(ClinicStartPosition.left(start.own(), start.opponent())))
                .isEqualTo("c6");
    }

    @Test
    void onceAGameIsUnderWayTheTypedStartPositionDoesNoHarm() {
        for (Position at : TenThousand.POSITIONS) {
            assertThat(ClinicStartPosition.left(at.own(), at.opponent()))
                    .isEqualTo(Mobility.left(at.own(), at.opponent()));
        }
    }

    @Test
    void theColumnsEndUpOneLayerTooHigh() {
        ScoreFourGames.moments(
                GAMES,
                at ->
                        assertThat(ClinicLegalShift.columns(at.other(), at.mover()))
                                .isEqualTo(ScoreFourLegal.columns(at.other(), at.mover()) << 16));
    }

    @Test
    void theSearchThatIsNeverRunMissesTheReachOfTheOther() {
        String opened =
                """
                O.O.  X...  ....  ....
                .XO.  .X..  ....  ....
                ..OX  ....  ....  ....
                ...O  ...X  ....  ....
                """;
        long own = CubeDraw.cells(opened, 'O');
        long opponent = CubeDraw.cells(opened, 'X');
        long[] right = ScoreFourReachAfter.reachAfter(own, opponent, 10);
        long[] faulty = ClinicReachAfter.reachAfter(own, opponent, 10);
        assertThat(CubeDraw.set(faulty[0])).isEqualTo(CubeDraw.set(right[0]));
        assertThat(faulty[1]).isZero();
        assertThat(CubeDraw.set(right[1]))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ..x.  ....  ....
                        ....  ....  ....  ....
                        """);
    }

    @Test
    void theSearchThatIsNeverRunNeverFindsAReachOfTheOther() {
        ScoreFourGames.moments(
                GAMES,
                at ->
                        assertThat(
                                        ClinicReachAfter.reachAfter(
                                                at.mover(), at.other(), at.column())[1])
                                .isZero());
    }
}
