package flipscope.trace;

import static flipscope.trace.StepLines.steps;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which steps calls and tables make, down to a result of two words. */
class CallAndTableStepTest {
    @Test
    void aTableIsReadOneStepADimensionAndItsLengthIsNone() {
        assertThat(
                        steps(
                                "static final long[][] T = {{1}, {2, 3}}; static long f(int i) { long a = T[i][i]; return a + T.length; }",
                                Word.of(1)))
                .containsExactly(
                        "[]: T, i -> long[]",
                        "[]: T[i], i -> 3 [a=3]",
                        "+: a, T.length -> 5",
                        "return: a + T.length -> 5");
    }

    @Test
    void goingThroughATableReadsOneElementARound() {
        assertThat(
                        steps(
                                "static final int[] T = {4, 5}; static long f() { long s = 0; for (long one : T) s += one; return s; }"))
                .containsExactly(
                        "=: 0 -> 0 [s=0]",
                        "[]: T, 0 -> 4 [one=4]",
                        "+: s, one -> 4 [s=4]",
                        "[]: T, 1 -> 5 [one=5]",
                        "+: s, one -> 9 [s=9]",
                        "return: s -> 9");
    }

    @Test
    void aCallIsEnteredWithoutAResultAndLeftWithIt() {
        String members =
                "static int g(long a, int b) { return b; } static long f(long a) { long c = g(a, 3) + 1; c = g(c, 4); g(1, 5); return g(2, 6); }";
        assertThat(steps(members, Word.of(9L)))
                .containsExactly(
                        "call: a, 3 -> ",
                        "return: b -> 3",
                        "+: g(a, 3), 1 -> 4 [c=4]",
                        "call: c, 4 -> ",
                        "return: b -> 4 [c=4]",
                        "call: 1, 5 -> ",
                        "return: b -> 5",
                        "call: 2, 6 -> ",
                        "return: b -> 6",
                        "return: g(2, 6) -> 6");
        Trace trace = Sources.trace(members, Word.of(9L));
        assertThat(trace.steps())
                .extracting(Step::depth)
                .containsExactly(0, 1, 0, 0, 1, 0, 1, 0, 1, 0);
        assertThat(trace.steps())
                .extracting(Step::call)
                .containsExactly(-1, 0, -1, -1, 1, -1, 2, -1, 3, -1);
        assertThat(trace.calls()).extracting(Call::method).containsOnly("T.g");
        assertThat(trace.steps().get(6).operands().get(0).origin()).isEqualTo(-1);
    }

    @Test
    void aMethodWithoutAResultIsLeftAtItsBrace() {
        assertThat(
                        steps(
                                "static void g(long a) { if (a > 1) return; }\nstatic long f(long a) { g(a); g(2); return a; }",
                                Word.of(1L)))
                .containsExactly(
                        "call: a -> ",
                        ">: a, 1 -> false",
                        "return:  -> ",
                        "call: 2 -> ",
                        ">: a, 1 -> true",
                        "return:  -> ",
                        "return: a -> 1");
    }

    @Test
    void aWhiteListedMethodIsOneCallWithAResult() {
        assertThat(
                        steps(
                                "static int f(long a) { int n = Long.bitCount(a & 7); return Math.max(n, 1); }",
                                Word.of(5L)))
                .containsExactly(
                        "&: a, 7 -> 5",
                        "call: a & 7 -> 2 [n=2]",
                        "call: n, 1 -> 2",
                        "return: Math.max(n, 1) -> 2");
    }

    @Test
    void twoWordsAreReturnedWithAnOperandEach() {
        Trace trace =
                Sources.trace(
                        "static long[] f(long a) { return new long[] {a ^ 1, a}; }", Word.of(6L));
        Step last = trace.steps().get(1);
        assertThat(last.operands()).extracting(Operand::text).containsExactly("a ^ 1", "a");
        assertThat(last.operands()).extracting(Operand::origin).containsExactly(0, -1);
        assertThat(last.result())
                .isEqualTo(
                        new Table(
                                new Type(Type.Kind.LONG, 1), 2, List.of(Word.of(7L), Word.of(6L))));
        assertThat(trace.result()).isEqualTo(last.result());
    }
}
