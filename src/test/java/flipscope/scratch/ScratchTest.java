package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.story.LocalVariable;
import flipscope.story.StepReference;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Lines without a method around them, and the numbers in them. */
class ScratchTest {
    static final List<Sample> SAMPLES = Sample.all();

    private static final BitLayout USUAL = BitLayout.of(DisplayFormat.BOARD, Long.SIZE);

    private static final String LINES =
            """
            static final long[] STEPS = {1, 8};

            long x = 0x18L;
            // Twice.
            for (int i = 0; i < STEPS.length; i++) {
                x |= moved(x, (int) STEPS[i]);
            }
            boolean full = x == 0;

            long moved(long set, int by) {
                return set << by;
            }
            """;

    @Test
    void theyRunAsTheyStandWithTablesAboveAndMethodsBelow() {
        assertThat(value(LINES, "x")).isEqualTo(0x18L | 0x30L | 0x1800L | 0x3000L);
    }

    @Test
    void everyLineShowsItsLastValue() {
        Trace trace = Scratch.of(LINES).trace().orElseThrow();

        assertThat(Scratch.lines(trace)).containsOnlyKeys(3, 6, 8, 11);
        assertThat(Scratch.lines(trace).get(11).word()).isEqualTo(Word.of(0x38L << 8));
    }

    @ParameterizedTest
    @CsvSource({
        "'long x = 1L;\nlong y = x +;', 2",
        "'long x = 1L;\n\nlong y = z;', 3",
        "'long x = 1L; // one\nlong f(long y) { return q; }', 2",
        "'static final long[] T = {1};\nlong x = T[0];\nint n = x;', 3",
        "'long x = 1L;\nwhile (x != 0) { x = 1; }', 2",
        "'long x = 1L / 0;', 1"
    })
    void aMistakeHasTheNumberOfItsLine(String code, int line) {
        assertThat(Scratch.of(code).mistake().orElseThrow().span().line()).isEqualTo(line);
    }

    /** What is read as Java may be longer, such as {@code long line1 = x y z;}. */
    @ParameterizedTest
    @CsvSource({
        "x y z, 3, 3",
        "'u64 a = 0x18 + b', 16, 16",
        "'int[] t = {1, 2', 15, 15",
        "'if (1 > 0) {', 12, 12",
        "long x = é, 10, 10",
    })
    void aMistakeHasItsPlaceInWhatWasTyped(String code, int column, int end) {
        Span place = Scratch.of(code).mistake().orElseThrow().span();

        assertThat(List.of(place.column(), place.endColumn())).isEqualTo(List.of(column, end));
    }

    @ParameterizedTest
    @CsvSource({
        "long x = é, a `;` is missing here",
        "'long x = 1;\nif (x > 0) {', is a `}` missing?",
        "static long f(long x) {, is a `}` missing?",
        "'long f(long a) {\nstatic', did not expect `static` here",
        "}, did not expect `}` here",
        "é, did not expect `é` here",
        "long x = Long.foo(3);, only these can: bitCount",
    })
    void nobodyIsToldOfAWordThatNobodyTyped(String code, String said) {
        assertThat(Scratch.of(code).mistake().orElseThrow()).hasMessageContaining(said);
    }

    @Test
    void aMistypedNameIsMeantAsOneThatThereIs() {
        assertThat(Scratch.of("long west = 1L;\nlong x = wset;").mistake().orElseThrow())
                .hasMessageContaining("did you mean `west`?");
    }

    @Test
    void aRunThatIsStoppedIsShownAsFarAsItWent() {
        Scratch endless = Scratch.of("long x = 1L;\nwhile (true) {\n    x <<= 1;\n}");

        assertThat(endless.mistake().orElseThrow()).hasMessageContaining("stopped after");
        assertThat(endless.trace().orElseThrow().steps()).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @CsvSource({"''", "' '", "'// nothing'", "'long x;'", "';'", "'long f() { return 1L; }'"})
    void whatMakesNoValueHasNoSteps(String code) {
        assertThat(Scratch.of(code).trace()).isEmpty();
    }

    @Test
    void aboveAMistakeTheLinesAreStillKnown() {
        Scratch above =
                Scratch.of("long x = 5L;\nlong y = ;").above(DisplayFormat.BOARD).orElseThrow();
        assertThat(above.trace().orElseThrow().steps().get(0).text()).isEqualTo("x = 5L");
        assertThat(Scratch.of("long y = ;").above(DisplayFormat.BOARD)).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void everySampleRunsAndOpensOnAStepOfItself(Sample sample) {
        Scratch scratch = Scratch.of(sample.code());

        assertThat(scratch.mistake()).isEmpty();
        assertThat(scratch.read().changes()).isEmpty();
        assertThat(StepReference.of(sample.at(), scratch.trace().orElseThrow()).exact()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "isolate, low, e7",
        "clear, rest, 'd3 e3 d4'",
        "carry, stop, b6",
        "west, west, 'g1 c5 d5 g8'",
        "fill, filled, 'b5 c5 d5 e5 f5 g5 h5'",
        "parity, odd, h8",
        "next, next, 'a8 f8 g8 h8'"
    })
    void aSampleComesToThis(String name, String variable, String squares) {
        assertThat(Squares.names(value(sample(name).code(), variable))).isEqualTo(squares);
    }

    @Test
    void aSampleCountsAndTurns() {
        long x = 0x00FF_7F3F_1F0F_0703L;
        assertThat(value(sample("count").code(), "count")).isEqualTo(Long.bitCount(x));
        assertThat(value(sample("flip").code(), "flipped"))
                .isEqualTo(Long.reverseBytes(0x0066_6600_183C_7E00L));
        assertThat(value(sample("mirror").code(), "x"))
                .isEqualTo(Long.reverse(Long.reverseBytes(0x80C0_E0F0_8080_8080L)));
        assertThat(value(sample("multiply").code(), "gathered")).isEqualTo(0b10110101L);
        long l = 0x0000_7E40_4000_0000L;
        long turned = value(sample("transpose").code(), "turned");
        for (int square = 0; square < 64; square++) {
            int across =
                    Squares.at(/* file= */ Squares.row(square), /* row= */ Squares.file(square));
            assertThat(Word.has(turned, across)).isEqualTo(Word.has(l, square));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "x, low, 0, 'long x = 0x0000_0000_0000_0005L;\nlong low = x & 3L;'",
        "3L, low, 1, 'long x = 5L;\nlong low = x & 0x0000_0000_0000_0005L;'",
        "5L, x, 0, 'long x = 0x0000_0000_0000_0005L;\nlong low = x & 3L;'"
    })
    void aNumberIsFoundWhereItStands(String text, String at, int operand, String changed) {
        Scratch scratch = Scratch.of("long x = 5L;\nlong low = x & 3L;");
        Trace trace = scratch.trace().orElseThrow();
        Step step = trace.step(StepReference.of(at, trace).step());
        String code = scratch.read().text();

        assertThat(step.operand(operand).text()).isEqualTo(text);
        assertThat(Literal.of(code, trace, step, step.operand(operand)))
                .hasValueSatisfying(each -> assertThat(each.in(code, 5)).isEqualTo(changed));
    }

    @Test
    void whatIsComputedIsNoNumberOfTheCode() {
        Scratch scratch = Scratch.of("long x = 5L;\nlong y = x << 1;\nlong z = y & y;");
        Trace trace = scratch.trace().orElseThrow();
        Step last = trace.step(StepReference.of("z", trace).step());

        assertThat(Literal.of(scratch.read().text(), trace, last, last.operand(0))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "e7, 'd2'",
        "e7 f7 g7, 'd2 f7 g7'",
        "7, 'd2 a7 b7 c7 d7 e7 f7 g7 h7'",
        "d, 'd1 d2 d3 d4 d5 d6 d7 e7 d8'",
        "left, 'c2 d7'",
        "up, 'd1 e6'",
        "down, 'd3 e8'",
        "right, 'e2 f7'",
        "flip, 'e2 d7'",
        "mirror, 'e2 d7'",
        "falling, 'a1 b2 d2 c3 d4 e5 f6 e7 g7 h8'",
    })
    void aHandDraws(String how, String squares) {
        long set = 1L << Squares.at(3, 1) | 1L << Squares.at(4, 6);
        assertThat(Squares.names(Drawing.draw(USUAL, set, how).orElseThrow())).isEqualTo(squares);
    }

    @Test
    void whatIsMovedOffTheBoardIsLostAndAPressedRowIsTakenBack() {
        assertThat(Drawing.draw(USUAL, 1L << 63, "left")).hasValue(0L);
        assertThat(Drawing.draw(USUAL, 1L << 56, "right")).hasValue(0L);
        assertThat(Drawing.draw(USUAL, 0xFFL, "8")).hasValue(0L);
        assertThat(Drawing.draw(USUAL, 0L, "invert")).hasValue(-1L);
        assertThat(Drawing.draw(USUAL, 0L, "e9")).isEmpty();
        assertThat(Drawing.draw(USUAL, 0L, "INVERT")).isEmpty();
    }

    private static Sample sample(String name) {
        return SAMPLES.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    private static long value(String code, String variable) {
        Trace trace = Scratch.of(code).trace().orElseThrow();
        List<LocalVariable> all = LocalVariable.before(trace, -1, trace.steps().size());
        return ((Word)
                        Last.of(all.stream().filter(each -> each.name().equals(variable)))
                                .orElseThrow()
                                .value()
                                .orElseThrow())
                .bits();
    }
}
