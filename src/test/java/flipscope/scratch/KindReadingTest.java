package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.scratch.read.Reading.Change;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Step;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people paste from elsewhere, as it is read. */
class KindReadingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uint64_t x = 0x18ULL;            | long x = 0x18L;",
                "U64 x = C64(0x18);               | long x = 0x18L;",
                "unsigned long long x = 24ull;    | long x = 24L;",
                "const uint64_t x = 0x1234'5678u; | long x = 0x1234_5678L;",
                "let x: u64 = 0x18_u64;           | long x = 0x18L;",
                "const x = 5n;                    | long x = 5L;",
                "long x = (uint64_t) 5 << 40;     | long x = 5L << 40;",
                "long x = BB(0x10);               | long x = 0x10L;",
                "long x = 0x8100000000000081;     | long x = 0x8100000000000081L;",
                "long x = 12345678901;            | long x = 12345678901L;",
                "int x = 0x7FFFFFFF;              | int x = 0x7FFFFFFF;",
                "bool b = x == y;                 | boolean b = x == y;",
                "uint32_t n = 5;                  | int n = 5;",
                "int n = __builtin_popcountll(x); | int n = Long.bitCount(x);",
                "int n = __builtin_ctzll(x & y);  | int n = Long.numberOfTrailingZeros(x & y);",
                "int n = x.count_ones();          | int n = Long.bitCount(x);",
                "x & -x                           | long line1 = x & -x;",
                "x == y                           | boolean line1 = x == y;",
                "Long.bitCount(x)                 | int line1 = Long.bitCount(x);",
                "long y = x << 1                  | long y = x << 1;",
                "long x = 0x18L;                  | long x = 0x18L;",
                "x <<= 8;                         | x <<= 8;",
                "uint64_t y = x >> 8;             | long y = x >>> 8;",
                "long y = x * 0x81ULL >> 56;      | long y = x * 0x81L >>> 56;",
                "x >>= 8; x += 5u;                | x >>>= 8; x += 5L;",
                "long y = x >> 8                  | long y = x >> 8;",
                "// x & -x                        | // x & -x",
                "static const U64 T[2] = {1, 2};  | static final long[] T = {1L, 2L};"
            })
    void aLineOfAnotherLanguageIsReadAsJava(String typed, String java) {
        assertThat(read(typed).text()).isEqualTo(java);
    }

    @Test
    void whatWasReplacedIsSaid() {
        assertThat(read("uint64_t x = 0x18ULL;").changes())
                .containsExactly(new Change("0x18ULL", "0x18L"), new Change("uint64_t", "long"));
        assertThat(read("long x = 0x18L;").changes()).isEmpty();
    }

    @Test
    void aBoardOfDotsAndOnesIsALiteral() {
        String drawn =
                """
                1........
                . . . 1 . . . .
                ........
                ........
                .1....1.
                ........
                .1..1...
                ........
                long low = line1 & -line1;
                """
                        .substring(1);
        KindReading read = read(drawn);

        assertThat(read.text())
                .startsWith("long line1 = 0x0010_0000_4200_4800L;\n\n")
                .hasLineCount((int) drawn.lines().count());
        assertThat(bits(drawn)).isEqualTo(1L << 11);
    }

    @Test
    void aPositionIsTheDiscsOfBoth() {
        assertThat(read("-".repeat(27) + "OX------XO" + "-".repeat(27) + " O").text())
                .isEqualTo("long black = 0x0000_0008_1000_0000L, white = 0x0000_0010_0800_0000L;");
    }

    @Test
    void aChessPositionHasItsSquaresByName() {
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertThat(read(start).text())
                .isEqualTo("long white = 0xFFFF_0000_0000_0000L, black = 0x0000_0000_0000_FFFFL;");
        assertThat(read("8/8/8/4k3/8/8/8/K7 w").text())
                .isEqualTo("long white = 0x8000_0000_0000_0000L, black = 0x0000_0000_0800_0000L;");
    }

    @ParameterizedTest
    @CsvSource({"&", "' '", "x", "(", "==", "&&x", "0x", "1'", "x ", "a/", "[.]"})
    @Timeout(5)
    void aLongLineOfOnePartIsReadAtOnce(String part) {
        String line = part.repeat(4_000 / part.length());
        for (String typed : List.of(line, "uint64_t x = " + line, line + "\n" + line)) {
            assertThat(
                            Scratch.of(typed).mistake().isPresent()
                                    || Scratch.of(typed).program().isPresent())
                    .isTrue();
        }
    }

    private static KindReading read(String typed) {
        return KindReading.of(typed, BitLayout.of(DisplayFormat.BOARD, Long.SIZE));
    }

    private static long bits(String typed) {
        List<Step> steps = Scratch.of(typed).trace().orElseThrow().steps();
        return Last.of(steps.stream().filter(step -> step.result() != null))
                .orElseThrow()
                .word()
                .bits();
    }
}
