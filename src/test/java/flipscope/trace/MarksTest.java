package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each operator did to the bits. */
class MarksTest {
    private static Marks marks(String expression, long a, long b) {
        return step(
                        "static long f(long a, long b) { return " + expression + "; }",
                        expression,
                        Word.of(a),
                        Word.of(b))
                .marks();
    }

    private static Step step(String members, String text, Value... arguments) {
        Trace trace = Sources.trace(members, arguments);
        TraceVerifier.verify(trace);
        return trace.steps().stream().filter(s -> s.text().equals(text)).findFirst().orElseThrow();
    }

    /** A board, a1 at the top left. */
    private static String draw(long bits) {
        StringBuilder text = new StringBuilder();
        for (int place = 63; place >= 0; place--) {
            text.append((bits >>> place & 1) != 0 ? 'x' : '.');
            if (place % 8 == 0) {
                text.append('\n');
            }
        }
        return text.toString();
    }

    @Test
    void andLosesWhatTheMaskDoesNotLetThrough() {
        assertThat(marks("a & b", 0b1100, 0b1010)).isEqualTo(new Marks(0, 0b0100, 0, 0, 0));
        assertThat(marks("0xAL & a", 0b1100, 0)).isEqualTo(new Marks(0, 0b0100, 0, 0, 0));
    }

    @Test
    void orAddsAndXorCancels() {
        assertThat(marks("a | b", 0b1100, 0b1010)).isEqualTo(new Marks(0b0010, 0, 0, 0, 0));
        assertThat(marks("a ^ b", 0b1100, 0b1010)).isEqualTo(new Marks(0b0010, 0b1000, 0, 0, 0));
    }

    @Test
    void aSumCarriesThroughARun() {
        assertThat(marks("a + b", 0b0111_1000, 0b0000_1000))
                .isEqualTo(new Marks(0b1000_0000, 0b0111_1000, 0, 0, 0b1111_0000));
    }

    @Test
    void aDifferenceBorrows() {
        assertThat(marks("a - 1", 0b1000, 0)).isEqualTo(new Marks(0b0111, 0b1000, 0, 0, 0b1110));
        assertThat(marks("-a", 1, 0)).isEqualTo(new Marks(-1L, 0, 0, 0, -2L));
    }

    @Test
    void anIntMarksNoPlaceBeyondItsOwn() {
        String f = "static int f(@View(LOWER) int a) { return -a & 1; }";
        assertThat(step(f, "-a", Word.of(1)).marks())
                .isEqualTo(new Marks(0xFFFF_FFFFL, 0, 0, 0, 0xFFFF_FFFEL));
    }

    @Test
    void aMoveToTheLeftWrapsFromFileAAndFallsFromA1() {
        Marks marks = marks("a << 1", 0x8080_8080_8080_8080L, 0);
        assertThat(draw(marks.fell())).isEqualTo("x.......\n" + "........\n".repeat(7));
        assertThat(draw(marks.wrapped())).isEqualTo(".......x\n".repeat(7) + "........\n");
    }

    @Test
    void aMoveToTheRightWrapsFromFileH() {
        Marks marks = marks("a >>> 1", 0x0101_0101_0101_0101L, 0);
        assertThat(draw(marks.fell())).isEqualTo("........\n".repeat(7) + ".......x\n");
        assertThat(draw(marks.wrapped())).isEqualTo("........\n" + "x.......\n".repeat(7));
    }

    /**
     * How many files a shift moves to the left; 0 where it has no direction, or moves straight up.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 2", "6, 6", "7, -1", "8, 0", "9, 1", "14, -2", "16, 0", "18, 2", "21, -3",
                "27, 3", "28, -4", "35, -5",
        "36, 4", "42, -6", "45, 5", "49, -7", "54, 6", "56, 0", "63, 7", "0, 0", "10, 0", "15, 0",
                "17, 0", "57, 0", "62, 0",
    })
    void everyDirectionHasItsEdge(int amount, int files) {
        long up = 0;
        long down = 0;
        for (int place = 0; place + amount < 64; place++) {
            if (leaves(place, files)) {
                up |= 1L << (place + amount);
            }
            if (leaves(place + amount, -files)) {
                down |= 1L << place;
            }
        }
        assertThat(draw(marks("a << " + amount, -1L, 0).wrapped())).isEqualTo(draw(up));
        assertThat(draw(marks("a >>> " + amount, -1L, 0).wrapped())).isEqualTo(draw(down));
    }

    /** Whether so many files to the left of a place, h being file 0, there is no file any more. */
    private static boolean leaves(int place, int files) {
        int file = place % 8 + files;
        return file < 0 || file > 7;
    }

    @Test
    void aWrappedBitStaysMarkedWhereverItGoes() {
        String f =
                """
                static long g(long x) { return x; }
                static long f(long a, long b) {
                    long moved = a << 1;
                    long kept = moved & b | 4;
                    long again = g(kept ^ 8) << 8;
                    long sum = again + 0x400;
                    long gone = sum & ~(1L << 16);
                    long chosen = gone == 0 ? gone : sum;
                    int half = (int) chosen;
                    return ~chosen ^ half;
                }
                """;
        Word a = Word.of(0x80L);
        Word b = Word.of(-1L);
        assertThat(step(f, "a << 1", a, b).marks().wrapped()).isEqualTo(0x100L);
        assertThat(step(f, "moved & b | 4", a, b).marks().wrapped()).isEqualTo(0x100L);
        assertThat(step(f, "return x", a, b).marks().wrapped()).isEqualTo(0x100L);
        assertThat(step(f, "g(kept ^ 8) << 8", a, b).marks().wrapped()).isEqualTo(0x1_0000L);
        assertThat(step(f, "again + 0x400", a, b).marks().wrapped()).isEqualTo(0x1_0000L);
        assertThat(step(f, "again + 0x400", a, b).operands().get(0).wrapped()).isEqualTo(0x1_0000L);
        assertThat(step(f, "sum & ~(1L << 16)", a, b).marks().wrapped()).isZero();
        assertThat(step(f, "gone == 0 ? gone : sum", a, b).marks().wrapped()).isEqualTo(0x1_0000L);
        assertThat(step(f, "~chosen", a, b).marks().wrapped()).isZero();
    }

    @Test
    void leavingAHalfIsFallingEvenWhereTheRegisterHoldsTheBit() {
        String f = "static long f(@View(MINI) long a) { @View(MINI) long b = a << 4; return b; }";
        Step step = step(f, "a << 4", Word.of(0xF001L));
        assertThat(step.marks()).isEqualTo(new Marks(0, 0, 0, 0xF000L, 0));
        assertThat(step.result()).isEqualTo(Word.of(0xF0010L));
        String half = "static int f(@View(UPPER) int a) { @View(UPPER) int b = a << 8; return 0; }";
        assertThat(step(half, "a << 8", Word.of(0xFF00_0001)).marks())
                .isEqualTo(new Marks(0, 0, 0, 0xFF00_0000L, 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 0x1110", "3, 0x8888", "4, 0", "5, 0x1110", "2, 0", "8, 0"})
    void onAMiniBoardOnlyItsOwnDirectionsWrap(int amount, String wrapped) {
        String f =
                "static long f(@View(MINI) long a) { @View(MINI) long b = a << "
                        + amount
                        + "; return b; }";
        long all = step(f, "a << " + amount, Word.of(0xFFFFL)).marks().wrapped();
        long expected = Long.decode(wrapped) & 0xFFFFL << amount;
        assertThat(Long.toHexString(all)).isEqualTo(Long.toHexString(expected));
    }

    @Test
    void aRowAndALineOfThreeOnlyLoseWhatLeavesThem() {
        String row = "static int f(@View(RANK) int a) { @View(RANK) int b = a << 1; return 0; }";
        assertThat(step(row, "a << 1", Word.of(0x81)).marks())
                .isEqualTo(new Marks(0, 0, 0, 0x80, 0));
        String line = "static int f(@View(LINE3) int a) { @View(LINE3) int b = a << 1; return 0; }";
        assertThat(step(line, "a << 1", Word.of(0x101)).marks())
                .isEqualTo(new Marks(0, 0, 0, 0x100, 0));
    }

    @Test
    void aShiftWithinLanesMarksWhatCrossedTheirBorder() {
        String f =
                "@View(value = LANES, lanes = 4) static long f(@View(value = LANES, lanes = 4) long"
                        + " a) { return a >>> 1; }";
        assertThat(step(f, "a >>> 1", Word.of(0x11L)).marks())
                .isEqualTo(new Marks(0, 0, 0x8, 0x1, 0));
        String whole = f.replace(">>> 1", ">>> 4");
        assertThat(step(whole, "a >>> 4", Word.of(0x11L)).marks())
                .isEqualTo(new Marks(0, 0, 0, 0x1, 0));
    }

    @Test
    void numbersAndFlagsHaveNoMarks() {
        String f = "static int f(int a) { return (a << 1) + (a & 6) + (a > 3 & a < 9 ? 1 : 0); }";
        assertThat(Sources.trace(f, Word.of(-7)).steps())
                .extracting(Step::marks)
                .containsOnly(Marks.NONE);
    }

    @Test
    void anArithmeticShiftKeepsTheSignAndDropsTheRest() {
        assertThat(marks("a >> 8", 0x8000_0000_0000_00FFL, 0))
                .isEqualTo(new Marks(0, 0, 0, 0xFFL, 0));
    }

    @Test
    void aShiftsAmountIsTakenAsJavaTakesIt() {
        assertThat(marks("a << 65", 0x80L, 0).wrapped()).isEqualTo(0x100L);
        assertThat(marks("a << -63", 0x80L, 0).wrapped()).isEqualTo(0x100L);
    }
}
