package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.CubeDraw;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CubeLinesTest {

    @Test
    void thereAre76DifferentLinesOfFourAndEachWins() {
        assertThat(Arrays.stream(CubeLines.LINES).distinct().count()).isEqualTo(76);
        for (long line : CubeLines.LINES) {
            assertThat(Long.bitCount(line)).isEqualTo(4);
            assertThat(NaiveScoreFour.wins(line)).as(CubeDraw.set(line)).isTrue();
        }
    }

    @Test
    void straightLinesComeFirstAndThoseThroughTheCubeLast() {
        assertThat(CubeDraw.set(CubeLines.LINES[0]))
                .isEqualTo(
                        """
                        xxxx  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        ....  ....  ....  ....
                        """);
        assertThat(CubeDraw.set(CubeLines.LINES[75]))
                .isEqualTo(
                        """
                        ...x  ....  ....  ....
                        ....  ..x.  ....  ....
                        ....  ....  .x..  ....
                        ....  ....  ....  x...
                        """);
    }

    @Test
    void theLinesThroughACellAreJustThoseThatHoldIt() {
        for (int cell = 0; cell < 64; cell++) {
            long bit = NaiveScoreFour.bit(cell);
            assertThat(CubeLines.THROUGH[cell])
                    .containsExactly(
                            Arrays.stream(CubeLines.LINES)
                                    .filter(line -> (line & bit) != 0)
                                    .toArray());
        }
    }

    @Test
    void sevenLinesMeetInACornerAndInTheHeartFourOnAnEdge() {
        assertThat(CubeLines.THROUGH[0]).hasSize(7);
        assertThat(CubeLines.THROUGH[NaiveScoreFour.cell(1, 1, 1)]).hasSize(7);
        assertThat(CubeLines.THROUGH[NaiveScoreFour.cell(1, 0, 0)]).hasSize(4);
    }
}
