package flipscope.trace;

import static flipscope.trace.StepLines.steps;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which steps the operators make, in which order, and what they assign. */
class StepTest {
    @Test
    void everyOperatorIsAStepInTheOrderOfEvaluation() {
        assertThat(
                        steps(
                                "static long f(long a) { long b = a + 1 << 2 & ~a; return b; }",
                                Word.of(5L)))
                .containsExactly(
                        "+: a, 1 -> 6",
                        "<<: a + 1, 2 -> 24",
                        "~: a -> -6",
                        "&: a + 1 << 2, ~a -> 24 [b=24]",
                        "return: b -> 24");
    }

    @Test
    void aBareNameOrLiteralOrConstantIsAssignedByAStepOfItsOwn() {
        assertThat(
                        steps(
                                "static final int C = 4; static final int[] T = {1, 2}; static long f(long a) {"
                                        + " long b = a; int c = 7; c = C; c = T.length; b = (3); return b + c; }",
                                Word.of(5L)))
                .containsExactly(
                        "=: a -> 5 [b=5]",
                        "=: 7 -> 7 [c=7]",
                        "=: C -> 4 [c=4]",
                        "=: T.length -> 2 [c=2]",
                        "=: 3 -> 3 [b=3]",
                        "+: b, c -> 5",
                        "return: b + c -> 5");
    }

    @Test
    void aCompoundAssignmentNarrowsAfterItsOperator() {
        assertThat(
                        steps(
                                "static int f(int a, long b) { a += b; return a; }",
                                Word.of(1),
                                Word.of(0x1_0000_0001L)))
                .containsExactly("+: a, b -> 4294967298 [a=2]", "return: a -> 2");
    }

    @Test
    void aStepByOneAddsTheLiteralOne() {
        assertThat(steps("static long f(int a) { long b = a++; a--; return b; }", Word.of(5)))
                .containsExactly(
                        "+: a, 1 -> 6 [a=6]",
                        "=: a++ -> 5 [b=5]",
                        "-: a, 1 -> 5 [a=5]",
                        "return: b -> 5");
    }

    @Test
    void aChainOfAssignmentsNamesEachVariable() {
        assertThat(
                        steps(
                                "static long f(int a) { long b; int c; b = c = a + 1; return b; }",
                                Word.of(5)))
                .containsExactly("+: a, 1 -> 6 [c=6]", "=: c = a + 1 -> 6 [b=6]", "return: b -> 6");
    }

    @Test
    void minusIsPartOfALiteralAndAnOperatorElsewhere() {
        assertThat(
                        steps(
                                "static long f(long a) { return -a + -1 - -9223372036854775808L; }",
                                Word.of(5L)))
                .containsExactly(
                        "u-: a -> -5",
                        "+: -a, -1 -> -6",
                        "-: -a + -1, -9223372036854775808L -> 9223372036854775802",
                        "return: -a + -1 - -9223372036854775808L -> 9223372036854775802");
    }

    @Test
    void onlyCastsThatAreWrittenAreSteps() {
        assertThat(
                        steps(
                                "static long f(long a) { int b = (int) a; long c = b; return c; }",
                                Word.of(-1L)))
                .containsExactly("cast: a -> -1 [b=-1]", "=: b -> -1 [c=-1]", "return: c -> -1");
    }

    @Test
    void whatWasNotEvaluatedIsNotListed() {
        String f = "static boolean f(boolean a, boolean b) { return a && b || !a; }";
        assertThat(steps(f, Word.of(false), Word.of(true)))
                .containsExactly(
                        "&&: a -> false",
                        "!: a -> true",
                        "||: a && b, !a -> true",
                        "return: a && b || !a -> true");
        assertThat(steps(f, Word.of(true), Word.of(true)))
                .containsExactly(
                        "&&: a, b -> true", "||: a && b -> true", "return: a && b || !a -> true");
    }

    @Test
    void aChoiceListsItsConditionAndTheBranchTaken() {
        String f = "static long f(boolean a, int b) { long c = a ? b + 1 : 0L; return c; }";
        assertThat(steps(f, Word.of(true), Word.of(3)))
                .containsExactly("+: b, 1 -> 4", "?:: a, b + 1 -> 4 [c=4]", "return: c -> 4");
        assertThat(steps(f, Word.of(false), Word.of(3)))
                .containsExactly("?:: a, 0L -> 0 [c=0]", "return: c -> 0");
    }
}
