package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Lexer;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditTest {
    private static final SourceFile TABLES =
            new SourceFile(
                    "Tables.java",
                    """
                    final class Tables {
                        static final int BASE = 10;
                        static final int[] SQUARES = squares();

                        private static int[] squares() {
                            int[] all = new int[4];
                            for (int i = 0; i < 4; i++) all[i] = times(i, i);
                            return all;
                        }

                        static int times(int a, int b) {
                            return a * b;
                        }

                        static int sum(int n) {
                            return n == 0 ? 0 : n + sum(n - 1);
                        }
                    }
                    """);
    private static final SourceFile USES =
            new SourceFile(
                    "Uses.java",
                    """
                    final class Uses {
                        static int f(int x) {
                            // a comment is no token
                            int y = Tables.times(x, Tables.BASE); /* nor this */
                            return y + Tables.SQUARES[2];
                        }

                        static int g(int n) {
                            return Tables.sum(n);
                        }
                    }
                    """);

    private final Program program = Program.of(List.of(TABLES, USES));

    private Method method(String name) {
        return program.method(name).orElseThrow();
    }

    private Value run(Program with, String name, int argument) {
        return with.run(method(name), Word.of(argument));
    }

    @Test
    void tokensAreCountedBetweenTheBracesWithDottedNamesAsOne() {
        assertThat(program.tokens(method("Uses.f")))
                .extracting(token -> token.number() + " " + token.text())
                .containsExactly(
                        "1 int",
                        "2 y",
                        "3 =",
                        "4 Tables.times",
                        "5 (",
                        "6 x",
                        "7 ,",
                        "8 Tables.BASE",
                        "9 )",
                        "10 ;",
                        "11 return",
                        "12 y",
                        "13 +",
                        "14 Tables.SQUARES",
                        "15 [",
                        "16 2",
                        "17 ]",
                        "18 ;");
    }

    @Test
    void aTokenStandsWhereTheSourceHasIt() {
        Token base = program.tokens(method("Uses.f")).get(7);
        assertThat(base.kind()).isEqualTo(Lexer.Kind.WORD);
        assertThat(base.span()).isEqualTo(new Span(4, 33, 4, 43));
    }

    @Test
    void theChangeRunsAndTheCodeAsItWasStays() {
        Program changed = program.with(new Edit("Uses.f", 13, "-"));
        assertThat(run(changed, "Uses.f", 3)).isEqualTo(Word.of(26));
        assertThat(run(program, "Uses.f", 3)).isEqualTo(Word.of(34));
    }

    @Test
    void aTokenCanBeLeftOutOrReplacedByMore() {
        assertThat(run(program.with(new Edit("Uses.f", 12, "")), "Uses.f", 3))
                .isEqualTo(Word.of(4));
        assertThat(run(program.with(new Edit("Uses.f", 6, "(x + 1) * 2")), "Uses.f", 3))
                .isEqualTo(Word.of(84));
    }

    @Test
    void aMethodOfAnotherClassIsChangedForItsCallersAndForItself() {
        Program changed = program.with(new Edit("Tables.sum", 9, "-"));
        assertThat(run(changed, "Uses.g", 3)).isEqualTo(Word.of(3 - (2 - (1 - 0))));
    }

    @Test
    void tablesStayAsTheUnchangedCodeMadeThem() {
        Program changed = program.with(new Edit("Tables.times", 3, "+"));
        assertThat(run(changed, "Uses.f", 3)).isEqualTo(Word.of(3 + 10 + 4));
        assertThat(run(program, "Uses.f", 3)).isEqualTo(Word.of(3 * 10 + 4));
    }

    @Test
    void changedCodeMayTakeTwoThousandStepsAndNoMore() {
        String f = "static int f(int n) { int i = 0; while (i < n) i++; return i - 0; }";
        Program original = Sources.program(f);
        Method method = Sources.method(original, "f");
        int zero = original.tokens(method).size() - 1;
        while (!original.tokens(method).get(zero - 1).text().equals("0")) {
            zero--;
        }
        Program changed = original.with(new Edit(method.name(), zero, "1"));
        assertThat(changed.run(method, Word.of(998))).isEqualTo(Word.of(997));
        assertThat(changed.trace(method, Word.of(998)).steps()).hasSize(2_000);
        assertThatThrownBy(() -> changed.run(method, Word.of(999)))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("stopped after 2000 steps");
        assertThatThrownBy(() -> changed.trace(method, Word.of(999)))
                .isInstanceOf(EvaluationException.class);
        assertThat(original.trace(method, Word.of(999)).steps()).hasSize(2_002);
    }

    @Test
    void aBudgetIsTakenForWhatARunDid() {
        Program code = Sources.program("static int f(int n) { while (n > 0) n--; return n; }");
        Method method = Sources.method(code, "f");
        // 10 rounds of two steps and one that ends the loop: 21 steps, 11 rounds; then the return.
        StepBudget enough = new StepBudget(34);
        code.run(enough, method, Word.of(10));
        assertThat(enough.left()).isEqualTo(1);
        StepBudget less = new StepBudget(33);
        code.run(less, method, Word.of(10));
        assertThat(less.left()).isZero();
    }

    @Test
    void theTraceShowsTheChangedSource() {
        Program changed = program.with(new Edit("Uses.f", 13, "-"));
        Trace trace = changed.trace(method("Uses.f"), Word.of(3));
        assertThat(trace.steps()).extracting(Step::text).contains("y - Tables.SQUARES[2]");
        assertThat(trace.method().file().text()).contains("return y - Tables.SQUARES[2];");
        assertThat(changed.method("Uses.f")).contains(trace.method());
        TraceVerifier.verify(trace);
    }

    @Test
    void namesTheMethodsThatAreReached() {
        assertThat(program.reached(method("Uses.g")))
                .extracting(Method::name)
                .containsExactly("Uses.g", "Tables.sum");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "13|'+ +;'   | 5|did not expect",
                "8 |NONE     | 4|no variable or constant named `NONE`",
                "6 |1L       | 4|`times` takes (int, int)",
                "6 |'x))'    | 4|did not expect",
                "16|'2]; } static int h() { return Tables.SQUARES[1' | 5|stay inside its method",
                "16|'2]; } } class X { static int[] h() { return Tables.SQUARES[1'|5|stay inside"
                        + " its method",
                "11|'return 1; return'|5|can never be reached",
                "13|'+ Tables.squares()[0] +'|5|has no method named `squares`",
                "13|'+ (new int[3]).length +'|5|only code that a static initialiser calls",
                "18|'; /*'   | 5|a comment is not closed",
                "13|'\"'     | 5|a quote or a comment is not closed",
            })
    void whatIsNotTraceableIsRefusedInItsPlace(int token, String text, int line, String words) {
        assertThatThrownBy(() -> program.with(new Edit("Uses.f", token, text)))
                .isInstanceOfSatisfying(
                        SourceException.class,
                        refusal -> {
                            assertThat(refusal.span().line()).isEqualTo(line);
                            assertThat(refusal.file()).isEqualTo("Uses.java");
                        })
                .hasMessageContaining(words);
    }

    @Test
    void aChangeIsShortAndOnOneLine() {
        assertThatThrownBy(() -> program.with(new Edit("Uses.f", 6, "x".repeat(10_000))))
                .isInstanceOf(SourceException.class)
                .hasMessageContaining("10000 characters for one token; at most 80");
        assertThatThrownBy(() -> program.with(new Edit("Uses.f", 6, "x\n")))
                .isInstanceOf(SourceException.class)
                .hasMessageContaining("on one line");
    }

    @Test
    void whatIsNotThereCannotBeChanged() {
        for (Edit edit :
                List.of(
                        new Edit("Uses.h", 1, "x"),
                        new Edit("Uses.f", 0, "x"),
                        new Edit("Uses.f", 19, "x"),
                        new Edit("Tables.squares", 1, "x"))) {
            assertThatThrownBy(() -> program.with(edit))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void changedCodeStopsAtTheLimits() {
        Program changed = program.with(new Edit("Tables.sum", 2, "n <= 0 && n"));
        assertThatThrownBy(() -> run(changed, "Uses.g", -1))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("calls deep");
    }

    @Test
    void anEditIsReadAsItIsWritten() {
        Edit edit = new Edit("Mobility.left", 12, ">>>");
        assertThat(Edit.read("Mobility.left.12:>>>")).contains(edit);
        assertThat(edit).hasToString("Mobility.left.12:>>>");
        assertThat(Edit.read("Mobility.left.9:")).contains(new Edit("Mobility.left", 9, ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "left.12:x", "Mobility.left:x", "Mobility.left.x:1", "a.b.1"})
    void whatIsNoEditIsNotRead(String written) {
        assertThat(Edit.read(written)).isEmpty();
    }
}
