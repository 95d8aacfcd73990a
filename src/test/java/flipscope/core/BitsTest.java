package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BitsTest {

    @Test
    void placeCountsFilesAndRowsFromTheTopLeft() {
        assertThat(Squares.names(Bits.place(5, 3))).isEqualTo("f4");
    }

    @Test
    void placeReachesEverySquare() {
        for (int row = 0; row < 8; row++) {
            for (int file = 0; file < 8; file++) {
                assertThat(Bits.place(file, row)).isEqualTo(Squares.bit(Squares.at(file, row)));
            }
        }
    }

    @Property(tries = 10_000)
    void lowestIsTheLastSquareInReadingOrder(@ForAll long bits) {
        List<Integer> squares = Squares.list(bits);
        long last = squares.isEmpty() ? 0 : Squares.bit(squares.get(squares.size() - 1));
        assertThat(Bits.lowest(bits)).isEqualTo(last);
    }

    @Test
    void carryRunStopsOnTheFirstSquarePastTheRun() {
        assertThat(row(Bits.carryRun(0b0111_1000, 0b0000_1000))).isEqualTo("10000000");
        assertThat(row(Bits.carryRun(0b0000_0001, 0b0000_0001))).isEqualTo("00000010");
        assertThat(row(Bits.carryRun(0b1011_0110, 0b0001_0000))).isEqualTo("01000000");
    }

    @Test
    void aRunThatReachesFileACarriesOutOfTheRow() {
        assertThat(Bits.carryRun(0b1110_0000, 0b0010_0000)).isEqualTo(0b1_0000_0000);
    }

    @Property(tries = 10_000)
    void carryRunAgreesWithAWalkAlongTheRow(
            @ForAll @IntRange(max = 255) int row, @ForAll @IntRange(max = 7) int square) {
        int start = 1 << square;
        boolean beginsRun = (row & start) != 0 && (row & start >> 1) == 0;
        if (beginsRun) {
            assertThat(Bits.carryRun(row, start)).as(row(row)).isEqualTo(walk(row, start));
        }
    }

    private static int walk(int row, int start) {
        int square = start;
        while ((row & square) != 0) {
            square *= 2;
        }
        return square;
    }

    private static String row(int bits) {
        return Integer.toBinaryString(0x100 | bits).substring(1);
    }
}
