package flipscope.rules;

import static flipscope.rules.NaiveScoreFour.bit;
import static flipscope.rules.NaiveScoreFour.cell;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.ScoreFourThreats;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CubeRowsTest {
    @Test
    void aFullCubeHas76Rows() {
        Set<Long> rows = new HashSet<>();
        for (int cell = 0; cell < 64; cell++) {
            rows.addAll(CubeRows.through(-1L, cell));
        }
        assertThat(rows).hasSize(76).allMatch(row -> Long.bitCount(row) == 4);
        assertThat(CubeRows.through(-1L, cell(0, 0, 0))).hasSize(7);
        assertThat(CubeRows.through(-1L, cell(1, 0, 0))).hasSize(4);
    }

    @Test
    void aRowNeedsAllItsBalls() {
        long slanting = bit(cell(0, 3, 0)) | bit(cell(1, 2, 1)) | bit(cell(2, 1, 2));
        long whole = slanting | bit(cell(3, 0, 3));
        assertThat(CubeRows.through(slanting, cell(1, 2, 1))).isEmpty();
        assertThat(CubeRows.through(whole, cell(1, 2, 1))).containsExactly(whole);
    }

    /** What completes a row is what the core calls a threat. */
    @Test
    void itAgreesWithTheCore() {
        Random random = new Random(4);
        for (int game = 0; game < 50; game++) {
            ScoreFour at = ScoreFour.START;
            while (!at.isWon() && at.columns().size() < 64) {
                int column = random.nextInt(NaiveScoreFour.COLUMNS);
                at = at.isFull(column) ? at : at.drop(column);
                long all = at.mover() | at.other();
                assertThat(CubeRows.completing(at.other(), all))
                        .as("%s", at.columns())
                        .isEqualTo(ScoreFourThreats.threats(at.other(), at.mover()));
            }
        }
    }
}
