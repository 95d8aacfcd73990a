package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.testkit.Draw;
import org.junit.jupiter.api.Test;

class NeighboursTest {
    @Test
    void everySquareHasTheNeighboursThatOneSees() {
        for (int square = 0; square < 64; square++) {
            assertThat(Draw.set(Neighbours.of(Squares.bit(square))))
                    .as(Squares.name(square))
                    .isEqualTo(Draw.set(seenFrom(square)));
        }
    }

    private static long seenFrom(int square) {
        long seen = 0;
        for (int other = 0; other < 64; other++) {
            int files = Math.abs(Squares.file(square) - Squares.file(other));
            int rows = Math.abs(Squares.row(square) - Squares.row(other));
            seen |= Math.max(files, rows) == 1 ? Squares.bit(other) : 0;
        }
        return seen;
    }
}
