package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.run.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How each operand and result is drawn: one test a sentence of the rules. */
class DisplayFormatTest {
    /** {@code operand, operand -> result} of the step with this text. */
    private static String views(String body, String text, Value... arguments) {
        Trace trace = Sources.trace(body, arguments);
        Step step =
                trace.steps().stream().filter(s -> s.text().equals(text)).findFirst().orElseThrow();
        List<String> operands = step.operands().stream().map(o -> o.view().toString()).toList();
        return String.join(", ", operands) + " -> " + step.site().resultView();
    }

    private static final Word ONE = Word.of(1L);

    @Test
    void anUndeclaredLongIsABoardAndAnUndeclaredIntANumber() {
        assertThat(views("static long f(long a) { return a & 7; }", "a & 7", ONE))
                .isEqualTo("BOARD, BOARD -> BOARD");
        assertThat(views("static int f(int a) { return a + 7; }", "a + 7", Word.of(1)))
                .isEqualTo("NUMBER, NUMBER -> NUMBER");
    }

    @Test
    void whatIsMadeOfLiteralsTakesTheViewOfWhatStandsBesideIt() {
        String f = "static long f(long a) { return a & ~0; }";
        assertThat(views(f, "a & ~0", ONE)).isEqualTo("BOARD, BOARD -> BOARD");
        assertThat(views(f, "~0", ONE)).isEqualTo("BOARD -> BOARD");
    }

    @Test
    void anIntThatIsWidenedBitByBitIsNoNumberAnyMore() {
        String f = "static long f(int m) { long n = m & 0xFFFF_FFFFL; return n << 1; }";
        assertThat(views(f, "m & 0xFFFF_FFFFL", Word.of(1))).isEqualTo("NUMBER, BOARD -> BOARD");
        assertThat(views(f, "n << 1", Word.of(1))).isEqualTo("BOARD, NUMBER -> BOARD");
        assertThat(views("static long f(int m) { return (m + 1L) * 2; }", "m + 1L", Word.of(1)))
                .isEqualTo("NUMBER, NUMBER -> NUMBER");
    }

    @Test
    void theOutermostOperatorTakesTheViewOfWhatItAssigns() {
        String f =
                "static int f(@View(LOWER) int a, @View(LOWER) int b) { @View(UPPER) int c = (a |"
                        + " b) >>> 24; return 0; }";
        assertThat(views(f, "(a | b) >>> 24", Word.of(1), Word.of(2)))
                .isEqualTo("LOWER, NUMBER -> UPPER");
        assertThat(views(f, "a | b", Word.of(1), Word.of(2))).isEqualTo("LOWER, LOWER -> LOWER");
    }

    @Test
    void theOutermostOperatorTakesTheViewOfWhatItReturns() {
        String f =
                "@View(Shape.WORD) static long f(@View(value = Shape.LANES, lanes = 8) long a) {"
                        + " return a * 3; }";
        assertThat(views(f, "a * 3", ONE)).isEqualTo("LANES 8, LANES 8 -> WORD");
        assertThat(views(f, "return a * 3", ONE)).isEqualTo("WORD -> WORD");
    }

    @Test
    void eachOfTwoWordsTakesItsOwnView() {
        String f =
                "@View(value = Shape.CUBE, second = Shape.WORD) static long[] f(long a) { return"
                        + " new long[] {a & 1, a ^ 2}; }";
        assertThat(views(f, "a & 1", ONE)).isEqualTo("BOARD, BOARD -> CUBE");
        assertThat(views(f, "a ^ 2", ONE)).isEqualTo("BOARD, BOARD -> WORD");
        DisplayFormat both = Sources.trace(f, ONE).method().resultView();
        assertThat(List.of(both.word(0), both.word(1)))
                .hasToString("[CUBE, WORD]")
                .containsExactly(
                        new DisplayFormat(DisplayFormat.Shape.CUBE, 0),
                        new DisplayFormat(DisplayFormat.Shape.WORD, 0));
        assertThat(DisplayFormat.BOARD.word(1)).isEqualTo(DisplayFormat.BOARD);
    }

    @Test
    void stagesOfAPopcountHaveLanesThatGrow() {
        String f =
                """
                static long f(long bits) {
                    @View(value = LANES, lanes = 2) long pairs = bits - (bits >>> 1 & 0x5555_5555_5555_5555L);
                    @View(value = LANES, lanes = 4) long fours = (pairs & M) + (pairs >>> 2 & M);
                    return fours;
                }
                static final long M = 0x3333_3333_3333_3333L;
                """;
        assertThat(views(f, "bits >>> 1 & 0x5555_5555_5555_5555L", ONE))
                .isEqualTo("BOARD, BOARD -> BOARD");
        assertThat(views(f, "bits - (bits >>> 1 & 0x5555_5555_5555_5555L)", ONE))
                .isEqualTo("BOARD, BOARD -> LANES 2");
        assertThat(views(f, "pairs & M", ONE)).isEqualTo("LANES 2, LANES 2 -> LANES 2");
        assertThat(views(f, "(pairs & M) + (pairs >>> 2 & M)", ONE))
                .isEqualTo("LANES 2, LANES 2 -> LANES 4");
        assertThat(views(f, "return fours", ONE)).isEqualTo("LANES 4 -> BOARD");
    }

    @Test
    void theResultTakesTheViewOfTheFirstOperandThatHasOne() {
        assertThat(views("static long f(@View(WORD) long a) { return (7 & a) + 1; }", "7 & a", ONE))
                .isEqualTo("WORD, WORD -> WORD");
    }

    @Test
    void literalsAndUndeclaredConstantsTakeOnWhatStandsBesideThem() {
        String c = "static final long C = 7; @View(WORD) static final long D = 7; ";
        String f = c + "static long f(@View(CUBE) long a) { long b = %s; return b; }";
        assertThat(views(f.formatted("(C & a) + 1"), "C & a", ONE)).isEqualTo("CUBE, CUBE -> CUBE");
        assertThat(views(f.formatted("(D & a) + 1"), "D & a", ONE)).isEqualTo("WORD, CUBE -> WORD");
        assertThat(views(f.formatted("a & (C | 1L << 3)"), "1L << 3", ONE))
                .isEqualTo("CUBE, NUMBER -> CUBE");
        String assigned = c + "static long f(long a) { @View(CUBE) long b = C; return b; }";
        assertThat(views(assigned, "b = C", ONE)).isEqualTo("CUBE -> CUBE");
    }

    @Test
    void shiftCountsIndicesAndBitCountsAreNumbers() {
        String t =
                "static final long[] T = {1, 2}; static long f(long a) { return T[(int) (a & 1)] <<"
                        + " (a & 3) | a >>> Long.bitCount(a); }";
        assertThat(views(t, "T[(int) (a & 1)]", ONE)).isEqualTo("BOARD, NUMBER -> BOARD");
        assertThat(views(t, "(int) (a & 1)", ONE)).isEqualTo("BOARD -> NUMBER");
        assertThat(views(t, "T[(int) (a & 1)] << (a & 3)", ONE))
                .isEqualTo("BOARD, NUMBER -> BOARD");
        assertThat(views(t, "a & 3", ONE)).isEqualTo("BOARD, BOARD -> NUMBER");
        assertThat(views(t, "Long.bitCount(a)", ONE)).isEqualTo("BOARD -> NUMBER");
    }

    @Test
    void theAmountOfAShiftSaysNothingAboutItsResult() {
        String f = "static long f(long a, int i) { long b = (1L << i | a) ^ a; return b; }";
        assertThat(views(f, "1L << i", ONE, Word.of(3))).isEqualTo("BOARD, NUMBER -> BOARD");
        assertThat(views(f, "1L << i | a", ONE, Word.of(3))).isEqualTo("BOARD, BOARD -> BOARD");
    }

    @Test
    void loopCountersAreNumbersAndLoopsOverBitsAreNot() {
        String f = "static long f(long a) { for (%s) ; return a; }";
        assertThat(views(f.formatted("long i = 0; i < 1; i++"), "i < 1", ONE))
                .isEqualTo("NUMBER, NUMBER -> FLAG");
        assertThat(views(f.formatted("long b = a; b != 0; b &= b - 1"), "b != 0", ONE))
                .isEqualTo("BOARD, BOARD -> FLAG");
    }

    @Test
    void truthValuesAreFlags() {
        String f =
                "static boolean f(long a) { boolean b = a > 0 & !true; return b ? b || a == 3 : b;"
                        + " }";
        assertThat(views(f, "a > 0", ONE)).isEqualTo("BOARD, BOARD -> FLAG");
        assertThat(views(f, "!true", ONE)).isEqualTo("FLAG -> FLAG");
        assertThat(views(f, "a > 0 & !true", ONE)).isEqualTo("FLAG, FLAG -> FLAG");
    }

    @Test
    void aViewThatDoesNotFitTheTypeGivesWay() {
        String f =
                "static long f(@View(UPPER) int a, @View(LOWER) int b) { return (long) a << 32 | b"
                        + " & 0xFFFF_FFFFL; }";
        assertThat(views(f, "(long) a", Word.of(1), Word.of(2))).isEqualTo("UPPER -> BOARD");
        assertThat(views(f, "(long) a << 32", Word.of(1), Word.of(2)))
                .isEqualTo("BOARD, NUMBER -> BOARD");
        assertThat(views(f, "b & 0xFFFF_FFFFL", Word.of(1), Word.of(2)))
                .isEqualTo("LOWER, BOARD -> BOARD");
    }

    @Test
    void aTableDrawsItsElements() {
        String f =
                """
                @View(MINI) static final int[] T = {1, 2};
                static int f(int i) {
                    for (@View(LINE3) int one : T) i += one & 1;
                    return T[0] & i;
                }
                """;
        assertThat(views(f, "@View(LINE3) int one : T", Word.of(1)))
                .isEqualTo("MINI, NUMBER -> LINE3");
        assertThat(views(f, "one & 1", Word.of(1))).isEqualTo("LINE3, LINE3 -> LINE3");
        assertThat(views(f, "T[0]", Word.of(1))).isEqualTo("MINI, NUMBER -> MINI");
    }

    @Test
    void argumentsTakeOnTheViewOfTheParameterAndResultsThatOfTheMethod() {
        String f =
                "@View(WORD) static long g(@View(CUBE) long x) { return x; } static long f(long a)"
                        + " { return a & g(7); }";
        assertThat(views(f, "g(7)", ONE)).isEqualTo("CUBE -> WORD");
        assertThat(views(f, "a & g(7)", ONE)).isEqualTo("BOARD, WORD -> BOARD");
    }

    @Test
    void anUndeclaredVariableTakesTheViewOfItsFirstValue() {
        String f =
                "static long f(@View(UPPER) int a) { int b = a; int c = b << 8; long d = c; for"
                        + " (int e = b; e > 9; e--) d++; return d; }";
        assertThat(views(f, "b << 8", Word.of(1))).isEqualTo("UPPER, NUMBER -> UPPER");
        assertThat(views(f, "d = c", Word.of(1))).as("another type").isEqualTo("UPPER -> BOARD");
        assertThat(views(f, "e > 9", Word.of(1))).as("a loop").isEqualTo("NUMBER, NUMBER -> FLAG");
        String table =
                "@View(LINE3) static final int[] T = {1}; static int f(int a) { for (int one : T) a"
                        + " += one & 1; return a; }";
        assertThat(views(table, "one & 1", Word.of(1))).isEqualTo("LINE3, LINE3 -> LINE3");
    }

    private static final String SHARED =
            """
            static long f(@View(UPPER) int a, @View(LOWER) int b) {
                int up = g(a, 8);
                int low = g(b, 8);
                return (up | 1) + (low | 2) + h(b, 7);
            }
            static int g(int x, int by) {
                int run = x << by;
                return i(run, 3);
            }
            static int i(int x, int mask) { return x & mask; }
            static long h(long x, int by) { return x << by; }
            """;

    @Test
    void anUndeclaredParameterTakesTheViewOfTheArgumentInEachCall() {
        Trace trace = Sources.trace(SHARED, Word.of(1), Word.of(2));
        assertThat(trace.steps())
                .filteredOn(step -> step.text().equals("x << by") || step.text().equals("x & mask"))
                .extracting(step -> step.operands().get(0).view() + " " + step.site().resultView())
                .containsExactly(
                        "UPPER UPPER", "UPPER UPPER", "LOWER LOWER", "LOWER LOWER", "BOARD BOARD");
        assertThat(trace.calls().get(2).locals())
                .containsExactly(
                        new Parameter(
                                "x", Type.INT, new DisplayFormat(DisplayFormat.Shape.LOWER, 0)),
                        new Parameter("by", Type.INT, DisplayFormat.NUMBER),
                        new Parameter(
                                "run", Type.INT, new DisplayFormat(DisplayFormat.Shape.LOWER, 0)));
    }

    @Test
    void anUndeclaredResultTakesTheViewOfTheFirstUndeclaredParameterOfItsType() {
        assertThat(views(SHARED, "up | 1", Word.of(1), Word.of(2)))
                .isEqualTo("UPPER, UPPER -> UPPER");
        assertThat(views(SHARED, "low | 2", Word.of(1), Word.of(2)))
                .isEqualTo("LOWER, LOWER -> LOWER");
        assertThat(views(SHARED, "h(b, 7)", Word.of(1), Word.of(2)))
                .as("a long of an int")
                .isEqualTo("LOWER, NUMBER -> BOARD");
        String declared =
                "static int g(@View(LINE3) int x, int by) { return x >>> by; } static int"
                        + " f(@View(LINE3) int a) { return g(a, 1) & 1; }";
        assertThat(views(declared, "g(a, 1) & 1", Word.of(1)))
                .isEqualTo("NUMBER, NUMBER -> NUMBER");
    }

    @Test
    void localsAreListedInTheOrderOfTheirFirstAppearance() {
        Program program =
                Sources.program(
                        "static long f(long a) { @View(WORD) long b = a; for (int i = 0; i < 1;"
                                + " i++) a++; for (int i = 0; i < 1; i++) a++; return b; }");
        assertThat(Sources.method(program, "f").locals())
                .containsExactly(
                        new Parameter("a", Type.LONG, DisplayFormat.BOARD),
                        new Parameter(
                                "b", Type.LONG, new DisplayFormat(DisplayFormat.Shape.WORD, 0)),
                        new Parameter("i", Type.INT, DisplayFormat.NUMBER));
    }
}
