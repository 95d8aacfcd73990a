package flipscope.trace;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs that mean harm, or that a tired student writes: the answer is an error. What bounds the
 * work is a number of steps, rounds, moves or levels, never a clock.
 */
class HostileRunsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (true) ;",
                "for (;;) ;",
                "while (true) a++;",
                "do { } while (true);",
                "for (int i = 0; i >= 0; i &= 7) ;",
                "return f(a);",
                "return f(a) + 1;",
                "while (true) f(a);",
                "for (;;) { if (a > 0) continue; }",
            })
    void whatNeverEndsIsStopped(String statement) {
        String body =
                statement.startsWith("return")
                        ? statement
                        : statement + (statement.contains("i &= 7") ? " return a;" : "");
        assertStopped("static long f(long a) { " + body + " }");
    }

    /** What takes no step, thousands of it in a round or a call. */
    @ParameterizedTest
    @MethodSource
    void whatTakesNoStepIsWorkToo(String members) {
        Program program = Sources.program(members);
        StepBudget budget = new StepBudget(0);
        assertThatThrownBy(() -> program.run(budget, Sources.method(program, "f"), Word.of(1L)))
                .isInstanceOf(EvaluationException.class)
                .hasMessageContaining("statements and variables");
        assertThat(-budget.left()).isBetween(20_000L, 50_000L);
    }

    static Stream<String> whatTakesNoStepIsWorkToo() {
        return Stream.of(
                "static long f(long a) { while (true) {" + ";".repeat(3_900) + "} }",
                "static long f(long a) { while (true) {" + "{}".repeat(1_900) + "} }",
                "static long f(long a) { boolean b = a == 2; while (true) {"
                        + "if (b);".repeat(500)
                        + "} }",
                "static long f(long a) { while (true) g(a"
                        + ", a".repeat(200)
                        + "); } static void g(long z"
                        + IntStream.range(0, 200)
                                .mapToObj(each -> ", long a" + each)
                                .collect(joining())
                        + ") { }");
    }

    @Test
    void theStackOfDeepCallsIsWork() {
        String members =
                "static final boolean A = false; static long f(long a) { "
                        + "if (A); else ".repeat(330)
                        + "a = f(a); return a; }";
        Program program = Sources.program(members);
        StepBudget budget = new StepBudget(0);
        assertThatThrownBy(() -> program.run(budget, Sources.method(program, "f"), Word.of(1L)))
                .hasMessageContaining("does it call itself for ever?");
        assertThat(-budget.left()).isGreaterThan(64 * 330 / 2);
    }

    @Test
    void aCallOfEachOtherIsStopped() {
        assertStopped(
                "static long f(long a) { return g(a); } static long g(long a) { return f(a); }");
    }

    @Test
    void anExponentialRecursionIsStopped() {
        assertStopped(
                "static long f(long a) { return a == 0 ? 1 : f(a - 1) + f(a - 1); }", Word.of(60L));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new long[1000000000]",
                "new long[100000][100000]",
                "new long[2147483647]",
                "new long[-1]",
                "g(0)",
            })
    void anInitialiserIsBoundedToo(String table) {
        String type = table.contains("][") ? "long[][]" : "long[]";
        String builder =
                table.startsWith("g")
                        ? "static long[] g(int n) { while (n == 0) ; return new long[n]; }"
                        : "";
        assertStopped(
                "static final "
                        + type
                        + " C = "
                        + table
                        + ";"
                        + builder
                        + "static long f(long a) { return C.length; }");
    }

    @Test
    void aClassThatFailedOnceFailsAgain() {
        Program program =
                Sources.program(
                        "static final int A = 1 / (g() - 2); static int g() { return 2; } static"
                                + " int f() { return A; }");
        Method f = Sources.method(program, "f");
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> program.run(f)).isInstanceOf(EvaluationException.class);
        }
    }

    private static void assertStopped(String members, Value... arguments) {
        Value[] values = arguments.length > 0 ? arguments : new Value[] {Word.of(1L)};
        Program program = Sources.program(members);
        Method f = Sources.method(program, "f");
        assertThatThrownBy(() -> program.run(f, values)).isInstanceOf(EvaluationException.class);
        assertThatThrownBy(() -> program.trace(f, values)).isInstanceOf(EvaluationException.class);
    }
}
