package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code as readers write it: without a class, without {@code static}, with slips of the pen. */
class WrittenTest {
    @Test
    void aBareMethodKeepsItsLinesAndColumns() {
        Program program =
                written(
                        """
                        static final long MASK = 0xFEL;

                        // Twice, masked
                        long f(long a) {
                            return g(a) & MASK;
                        }

                        long g(long a) { return a << 1; }""");
        Method f = program.method("Written.f").orElseThrow();
        Trace trace = program.trace(f, Word.of(0x81L));
        assertThat(trace.result()).isEqualTo(Word.of(0x02L));
        assertThat(f.span()).isEqualTo(new Span(4, 1, 6, 1));
        Step and = trace.steps().get(3);
        assertThat(and.site().span()).isEqualTo(new Span(5, 12, 5, 22));
        assertThat(program.tokens(f).get(1).span()).isEqualTo(new Span(5, 12, 5, 12));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class A { long f(long a) { return a; } }",
                "package p; public final class A { private A() {} public static long f(long a) { return a; } }",
                "/** Of no class, but see class B. */ long f(long a) { return a; }",
                "private static long f(long a) { return a; }"
            })
    void aClassOrNoneIsRead(String text) {
        Program program = written(text);
        Method only = program.methods().iterator().next();
        assertThat(program.run(only, Word.of(7L))).isEqualTo(Word.of(7L));
    }

    @Test
    void boardsAreNumberedAsTheFileSays() {
        String text = "long f(long a) { return a >>> 1; }";
        SourceFile chess = new SourceFile("W.java", text, Numbering.A1_LOW);
        Step usual = shifted(written(text));
        Step numbered = shifted(Program.written(chess));
        assertThat(usual.view()).isEqualTo(DisplayFormat.BOARD);
        assertThat(numbered.view()).isEqualTo(DisplayFormat.BOARD.numbered(Numbering.A1_LOW));
        assertThat(name(usual)).isEqualTo("a3");
        assertThat(name(numbered)).isEqualTo("h6");
    }

    private static String name(Step step) {
        return BitLayout.of(step.view(), step.result()).name(47);
    }

    private static Step shifted(Program program) {
        return program.trace(program.methods().iterator().next(), Word.of(1L << 48)).step(0);
    }

    @Test
    void nothingWrittenHasNoMethods() {
        assertThat(written("").methods()).isEmpty();
        assertThat(written("// later").methods()).isEmpty();
    }

    static Stream<String[]> mistakes() {
        return """
                long f(long a) { return a >>>> 1; }    @1:27@ did you mean `>>>`?
                long f(long a) { return a <<< 1; }     @1:27@ did you mean `<<`?
                long f(long a) { return a => 1; }      @1:27@ did you mean `>=`?
                long f(long a) { return a ** 2; }      @1:27@ shift `1L << n`
                long f(long a) { return a and 2; }     @1:27@ write `&` for sets
                long f(long a) { return (a) or (2); }  @1:29@ write `|` for sets
                long f(long a) { return not a; }       @1:25@ write `~` for sets
                long f(unsigned long a) { return a; }  @1:8@  no unsigned types
                long f(long a) { return a & 1ULL; }    @1:29@ Java writes `L`
                long f(long a) { return a & b; }       @1:29@ named `b`
                long f(long a) { return a || 2; }      @1:25@ for bits it is `|`
                boolean f(long a) { return a && a; }   @1:28@ for bits it is `&`
                long f(long a) { return a }            @1:27@ did not expect
                long f(long a) { return a;             @1:26@ the end of the code
                long f(long a) { return a; } }         @1:30@ did not expect
                long f(long a) { return a; } class B {}@1:30@ nested type
                long f(long a) { return '§'; }         @1:25@ character
                f(a) = a & 1                           @1:4@  did not expect
                """
                .lines()
                .map(line -> line.split(" *@ *", -1));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsTakenAtItsPlaceInWordsThatHelp(String text, String place, String message) {
        SourceException fault = fault(text);
        assertThat(fault).hasMessageContaining(message);
        assertThat(fault.span().line() + ":" + fault.span().column()).isEqualTo(place);
    }

    @Test
    void mistakesFurtherDownAreFoundThere() {
        SourceException fault = fault("long f(long a) {\n    long b = a\n    return b;\n}\n");
        assertThat(fault.span().line()).isEqualTo(2);
        assertThat(fault).hasMessage("a `;` is missing here, or an operator");
        assertThat(fault("long f(long a) {\n\n  return a # 1;\n}").span().line()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long not(long and) { long or = and; return or; }",
                "long f(long a) { long not = ~a; return not(not); } long not(long a) { return a; }",
                "long f(long a) { boolean b = a<-1; return b ? a & ~3 : and(a); } long and(long a) { return a; }"
            })
    void namesThatOnlyLookForeignAreRead(String text) {
        assertThat(written(text).methods()).isNotEmpty();
    }

    @Test
    void aRunSpendsItsStepsAndRounds() {
        Program program =
                written("long f(long a) { for (int i = 0; i < 3; i++) { a += a; } return a; }");
        Method f = program.method("Written.f").orElseThrow();
        StepBudget budget = new StepBudget(1_000);
        program.run(budget, f, Word.of(1L));
        int work = program.trace(f, Word.of(1L)).steps().size() + 4;
        assertThat(budget.left()).isEqualTo(1_000 - work);
        program.run(budget, f, Word.of(1L));
        assertThat(budget.left()).isEqualTo(1_000 - 2 * work);
    }

    /** As of changed code; it may take more where nothing is recorded. */
    @Test
    void twoThousandStepsOfItAreRecorded() {
        Program code = written("int f(int n) { int i = 0; while (i < n) i++; return i; }");
        Method method = code.methods().get(0);
        assertThat(code.trace(method, Word.of(998)).steps()).hasSizeBetween(1_998, 2_000);
        assertThat(code.run(method, Word.of(3_000))).isEqualTo(Word.of(3_000));
        assertThat(code.count(method, Word.of(3_000)).operations()).isEqualTo(0);
        assertThatThrownBy(() -> code.trace(method, Word.of(1_001)))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("stopped after 2000 steps");
    }

    private static Program written(String text) {
        return Program.written(new SourceFile("f.java", text));
    }

    private static SourceException fault(String text) {
        SourceException fault = catchThrowableOfType(SourceException.class, () -> written(text));
        assertThat(fault).as("not refused").isNotNull();
        return fault;
    }
}
