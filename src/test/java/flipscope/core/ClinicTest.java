package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.Positions;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.TenThousand;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Each slip differs from the right form, just where its example says. How often it does is held
 * where the course says it.
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
    void theMaskedWalkOnlyEverMissesDiscs() {
        for (Position at : TenThousand.POSITIONS) {
            for (int square : Squares.list(at.legalMoves())) {
                long faulty =
                        ClinicFlipsEdgeAnchor.flips(at.own(), at.opponent(), Squares.bit(square));
                assertThat(faulty & ~at.flips(square)).isZero();
            }
        }
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
    void theOwnDiscThatClosesTheRunTurnsInsteadOfTheOneBetween() {
        Position start =
                Positions.of(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . O X . . .
                        . . . X O . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        """,
                        Side.WHITE);
        long f4 = Squares.bit(Squares.at(5, 3));
        long right = FlipsLoop.flips(start.own(), start.opponent(), f4);
        long faulty = ClinicFlipsOwnAnchor.flips(start.own(), start.opponent(), f4);
        assertThat(Squares.names(right)).isEqualTo("e4");
        assertThat(Squares.names(faulty)).isEqualTo("d4");
        // With the XORs of the source the mover loses d4, and e4 stays.
        assertThat(Squares.names(start.own() ^ (f4 | faulty))).isEqualTo("f4 e5");
        assertThat(Squares.names(start.opponent() ^ faulty)).isEqualTo("d4 e4 d5");
    }

    @Test
    void theOwnDiscsThatCloseARunAreNeverTheDiscsThatTurn() {
        for (Position at : TenThousand.POSITIONS) {
            for (int square : Squares.list(at.legalMoves())) {
                long faulty =
                        ClinicFlipsOwnAnchor.flips(at.own(), at.opponent(), Squares.bit(square));
                assertThat(faulty & ~at.own()).isZero();
                assertThat(Long.bitCount(faulty)).isEqualTo(ways(at, square));
            }
            for (int square : Squares.list(at.empty() & ~at.legalMoves())) {
                assertThat(ClinicFlipsOwnAnchor.flips(at.own(), at.opponent(), Squares.bit(square)))
                        .isZero();
            }
        }
    }

    /** In how many directions a move turns discs: those next to it that turn. */
    private static int ways(Position at, int square) {
        long flips = at.flips(square);
        int x = Squares.file(square);
        int y = Squares.row(square);
        return (int)
                Squares.list(flips).stream()
                        .filter(each -> Math.abs(Squares.file(each) - x) <= 1)
                        .filter(each -> Math.abs(Squares.row(each) - y) <= 1)
                        .count();
    }

    @Test
    void theSignIsCountedThirtyTwoTimesWhileD4IsOpen() {
        Set<Boolean> seen = new HashSet<>();
        ScoreFourGames.moments(
                GAMES,
                at -> {
                    long right = ScoreFourLegal.columns(at.other(), at.mover());
                    long faulty = ClinicLegalSign.columns(at.other(), at.mover());
                    boolean open = (right >>> 15 & 1) != 0;
                    seen.add(open);
                    assertThat(Long.bitCount(faulty) - Long.bitCount(right))
                            .isEqualTo(open ? 32 : 0);
                    assertThat(faulty & 0xFFFF).isEqualTo(right);
                });
        assertThat(seen).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void theCopiesOfTheSignFillTwoLayers() {
        assertThat(CubeDraw.set(ClinicLegalSign.columns(0, 0)))
                .isEqualTo(
                        """
                        xxxx  xxxx  xxxx  ....
                        xxxx  xxxx  xxxx  ....
                        xxxx  xxxx  xxxx  ....
                        xxxx  xxxx  xxxx  ....
                        """);
    }

    @Test
    void theEarlyUpdateJoinsTheCellBelowAndItsUndoTheBall() {
        Set<Integer> heights = new HashSet<>();
        ScoreFourGames.moments(
                GAMES,
                at -> {
                    long own = at.mover() ^ NaiveScoreFour.bit(at.cell());
                    long before = hash(own, at.other());
                    long[] moved = ClinicHashUndo.move(own, at.other(), at.column());
                    assertThat(moved[0]).isEqualTo(NaiveScoreFour.bit(at.cell()));
                    // The update that takes the move back, while the ball still lies there.
                    long undone =
                            moved[1] ^ key(at, ScoreFourReachAfter.top(at.all(), at.column()));
                    int below = at.cell() - NaiveScoreFour.COLUMNS;
                    heights.add(at.cell() / NaiveScoreFour.COLUMNS);
                    if (below < 0) {
                        assertThat(moved[1]).isEqualTo(before ^ key(at, at.cell()));
                        assertThat(undone).isEqualTo(before);
                    } else {
                        assertThat(moved[1]).isEqualTo(before ^ key(at, below));
                        assertThat(undone).isEqualTo(before ^ key(at, below) ^ key(at, at.cell()));
                        assertThat(undone).isNotEqualTo(before);
                    }
                });
        assertThat(heights).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    void aMoveThatIsRefusedChangesTheHashAllTheSame() {
        long full = 1L << 6 | 1L << 38;
        long others = 1L << 22 | 1L << 54;
        long[] right = ScoreFourMove.move(full, others, 6);
        long[] faulty = ClinicHashUndo.move(full, others, 6);
        assertThat(right).containsExactly(0, hash(full, others));
        assertThat(faulty).containsExactly(0, hash(full, others) ^ ZobristKeys.KEYS[0][54]);
    }

    /** The hash of what lies there. */
    private static long hash(long own, long opponent) {
        int player = Long.bitCount(own | opponent) & 1;
        return ScoreFourHash.balls(own, player) ^ ScoreFourHash.balls(opponent, player ^ 1);
    }

    /** The number of a cell for the player who has just moved. */
    private static long key(ScoreFourGames.Moment at, int cell) {
        return ZobristKeys.KEYS[at.balls() - 1 & 1][cell];
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
