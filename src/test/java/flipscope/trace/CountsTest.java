package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountsTest {
    private static Counts counts(String members, Value... arguments) {
        return Sources.trace(members, arguments).counts();
    }

    private static final Word FIVE = Word.of(5L);

    @Test
    void everyKindHasItsName() {
        Counts counts =
                counts(
                        "static final long[] T = {1, 2, 3, 4, 5, 6, 7, 8};"
                                + "static long f(long a) { return T[(int) a] + (a << 1) - (a >> 1) * (a >>> 1) & ~a | -a ^ a; }",
                        FIVE);
        assertThat(counts.byKind())
                .hasToString(
                        "{shift=3, and=1, or=1, xor=1, not=1, add=1, subtract=1, multiply=1, negate=1, lookup=1}");
        assertThat(counts.total()).isEqualTo(12);
    }

    @Test
    void comparisonsCastsCallsAndAssignmentsDoNotCount() {
        assertThat(
                        counts(
                                        "static int f(long a) { long b = a; int c = (int) b; return a > 3 ? Long.bitCount(b) : c; }",
                                        FIVE)
                                .total())
                .isZero();
    }

    @Test
    void loopControlDoesNotCountButWhatDependsOnTheInputsDoes() {
        Counts counts =
                counts(
                        "static long f(long a) { int n = 0; for (int i = 0; i < 3; i++) n += i; while ((a & 4) != 0) a -= 4; return a + n; }",
                        FIVE);
        assertThat(counts.byKind()).hasToString("{and=2, add=1, subtract=1}");
    }

    @Test
    void readingAConstantTableByACounterDoesNotCount() {
        assertThat(
                        counts(
                                        "static final long[] T = {1, 2}; static long f(long a) { long s = a; for (long t : T) s |= t; return s | T[1]; }",
                                        FIVE)
                                .byKind())
                .hasToString("{or=3}");
    }

    @Test
    void depthIsTheLongestChain() {
        assertThat(
                        counts(
                                        "static long f(long a) { long b = a + 1; long c = a + 2; return b & c; }",
                                        FIVE)
                                .depth())
                .isEqualTo(2);
        assertThat(
                        counts(
                                        "static long f(long a) { for (int i = 0; i < 4; i++) a <<= 1; return a; }",
                                        FIVE)
                                .depth())
                .isEqualTo(4);
        assertThat(
                        counts(
                                        "static long g(long x) { return x ^ 1; } static long f(long a) { return g(g(a) & 3); }",
                                        FIVE)
                                .depth())
                .isEqualTo(3);
    }
}
