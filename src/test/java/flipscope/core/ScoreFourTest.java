package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveReaches;
import flipscope.testkit.CubeDraw;
import org.junit.jupiter.api.Test;

/** Score four drawn as it looks: four layers, the floor first. */
class ScoreFourTest {

    private static final String CROWDED =
            """
            ....  ....  ....  ....
            ..X.  ..O.  ....  ....
            XXO.  .O..  .X..  .X..
            OO..  .X..  .X..  .O..
            """;

    @Test
    void aLineThroughTheWholeCubeWins() {
        long across =
                CubeDraw.cells(
                        """
                        ....  ....  ....  x...
                        ....  ....  .x..  ....
                        ....  ..x.  ....  ....
                        ...x  ....  ....  ....
                        """,
                        'x');
        assertThat(ScoreFourWin.wins(across)).isTrue();
    }

    @Test
    void fourOfFiveInAnAngleDoNot() {
        long angle =
                CubeDraw.cells(
                        """
                        xxx.  x...  x...  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ....  ....  x...
                        """,
                        'x');
        assertThat(ScoreFourWin.wins(angle)).isFalse();
    }

    @Test
    void aFullColumnIsNotLegal() {
        long legal = ScoreFourLegal.columns(balls('X'), balls('O'));
        assertThat(CubeDraw.set(legal))
                .isEqualTo(
                        """
                        xxxx  ....  ....  ....
                        xxxx  ....  ....  ....
                        x.xx  ....  ....  ....
                        x.xx  ....  ....  ....
                        """);
    }

    @Test
    void theGroundLiesOnTheFloorAndOnTheBalls() {
        long ground = ScoreFourGround.ground(balls('X'), balls('O'));
        assertThat(CubeDraw.set(ground))
                .isEqualTo(
                        """
                        xxxx  ....  ....  ....
                        xx.x  ....  ..x.  ....
                        ...x  x.x.  ....  ....
                        ..xx  x...  ....  ....
                        """);
    }

    @Test
    void aBallComesToRestOnTheOthers() {
        long cell = ScoreFourDrop.drop(balls('X'), balls('O'), 6);
        assertThat(CubeDraw.set(cell))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        ....  ....  ..x.  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        """);
    }

    @Test
    void aFullColumnTakesNoBall() {
        assertThat(ScoreFourDrop.drop(balls('X'), balls('O'), 9)).isZero();
    }

    @Test
    void aMoveGivesTheBallAndTheHashWithIt() {
        long[] moved = ScoreFourMove.move(balls('X'), balls('O'), 6);
        assertThat(CubeDraw.set(moved[0]))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        ....  ....  ..x.  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        """);
        assertThat(moved[1]).isEqualTo(ScoreFourHash.hash(balls('X'), balls('O'), 6));
    }

    @Test
    void aMoveIntoAFullColumnChangesNeither() {
        long[] refused = ScoreFourMove.move(balls('X'), balls('O'), 9);
        assertThat(refused[0]).isZero();
        long without = balls('X') & ~(1L << 57);
        assertThat(refused[1])
                .isNotEqualTo(ScoreFourMove.move(balls('X'), balls('O'), 6)[1])
                .isNotEqualTo(ScoreFourHash.hash(without, balls('O'), 6))
                .isEqualTo(ScoreFourHash.hash(balls('X'), balls('O'), 9));
    }

    @Test
    void ofTwoReachesTheFirstLineCounts() {
        String two =
                """
                O..X  ....  ....  ....
                X.XX  ..O.  ....  ....
                OO.X  ....  ....  ....
                ....  ....  ....  ....
                """;
        long own = CubeDraw.cells(two, 'X');
        long opponent = CubeDraw.cells(two, 'O');
        assertThat(CubeDraw.set(NaiveReaches.of(own, own | opponent)))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        .x..  ....  ....  ....
                        ....  ....  ....  ....
                        ...x  ....  ....  ....
                        """);
        assertThat(CubeDraw.set(ScoreFourReach.reach(own, opponent)))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        .x..  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        """);
    }

    @Test
    void aFourthCellThatFloatsIsNoReach() {
        String floating =
                """
                OXO.  XXX.  ....  ....
                ....  ....  ....  ....
                ....  ....  ....  ....
                ....  ....  ....  ....
                """;
        long reach =
                ScoreFourReach.reach(CubeDraw.cells(floating, 'X'), CubeDraw.cells(floating, 'O'));
        assertThat(reach).isZero();
    }

    @Test
    void theLastBallOpensTheCellAboveItToTheOther() {
        String opened =
                """
                O.O.  X...  ....  ....
                .XO.  .X..  ....  ....
                ..OX  ....  ....  ....
                ...O  ...X  ....  ....
                """;
        long[] reaches =
                ScoreFourReachAfter.reachAfter(
                        CubeDraw.cells(opened, 'O'), CubeDraw.cells(opened, 'X'), 10);
        assertThat(CubeDraw.set(reaches[0]))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ..x.  ....  ....  ....
                        """);
        assertThat(CubeDraw.set(reaches[1]))
                .isEqualTo(
                        """
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ..x.  ....  ....
                        ....  ....  ....  ....
                        """);
    }

    private static long balls(char player) {
        return CubeDraw.cells(CROWDED, player);
    }
}
