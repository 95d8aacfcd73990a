package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BitNamesTest {

    @ParameterizedTest
    @CsvSource({
        "BOARD, 63, a1",
        "BOARD, 56, h1",
        "BOARD, 7, a8",
        "BOARD, 0, h8",
        "UPPER, 31, a1",
        "UPPER, 0, h4",
        "LOWER, 31, a5",
        "LOWER, 0, h8",
        "RANK, 7, a",
        "RANK, 0, h",
        "MINI, 15, a1",
        "MINI, 0, d4",
        "LINE3, 8, a1",
        "LINE3, 0, c3",
        "CUBE, 0, a1/1",
        "CUBE, 63, d4/4",
        "WORD, 12, 12"
    })
    void namesABit(Shape shape, int bit, String name) {
        assertThat(BitNames.name(bit, new DisplayFormat(shape, 0))).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"BOARD, -1, 64", "UPPER, -1, 32", "RANK, 511, 8", "MINI, -1, 16", "LINE3, -1, 9"})
    void drawsNoBitOutsideOfItsView(Shape shape, long bits, int drawn) {
        assertThat(BitNames.names(bits, new DisplayFormat(shape, 0))).hasSize(drawn);
    }

    @ParameterizedTest
    @CsvSource({"BOARD, 0x8000000000000001, a1 h8", "CUBE, 0x3, a1/1 b1/1"})
    void listsInReadingOrder(Shape shape, String bits, String names) {
        long set = Long.parseUnsignedLong(bits.substring(2), 16);
        assertThat(String.join(" ", BitNames.names(set, new DisplayFormat(shape, 0))))
                .isEqualTo(names);
    }
}
