package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which steps there are, in which order, with which operands. */
class StepTest {
    /** {@code operator: operand, operand -> result [name=assigned]} of every step. */
    private static List<String> steps(String members, Value... arguments) {
        Trace trace = Sources.trace(members, arguments);
        TraceVerifier.verify(trace);
        return trace.steps().stream().map(StepTest::line).toList();
    }

    private static String line(Step step) {
        String operands = String.join(", ", step.operands().stream().map(Operand::text).toList());
        String assigned =
                step.site().assigns() == null
                        ? ""
                        : " [" + step.site().assigns() + "=" + plain(step.assigned()) + "]";
        return step.operator() + ": " + operands + " -> " + plain(step.result()) + assigned;
    }

    private static String plain(Value value) {
        if (value instanceof Word word)
            return word.type().equals(Type.BOOLEAN) ? word.text() : String.valueOf(word.bits());
        return value == null ? "" : value.type().toString();
    }

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

    @Test
    void operandsAreAsTheyWereBeforePromotion() {
        Step step =
                Sources.trace(
                                "static long f(int a, long b) { return a + b; }",
                                Word.of(1),
                                Word.of(2L))
                        .steps()
                        .get(0);
        assertThat(step.operands())
                .extracting(o -> o.value().type())
                .containsExactly(Type.INT, Type.LONG);
        assertThat(step.result().type()).isEqualTo(Type.LONG);
    }

    @Test
    void aConstantHasTheTypeThatItIsDeclaredWith() {
        Step step =
                Sources.trace(
                                "static final long C = 7; static long f(long a) { return a & C; }",
                                Word.of(5L))
                        .steps()
                        .get(0);
        assertThat(step.operands().get(1).value()).isEqualTo(Word.of(7L));
    }

    @Test
    void placesAndTextsAreThoseOfTheSource() {
        Step step =
                Sources.trace(
                                "static long f(long a) {\n  long b = ((a\n      // why\n      & 0xF));\n  return b;\n}",
                                Word.of(1L))
                        .steps()
                        .get(0);
        assertThat(step.text()).isEqualTo("a & 0xF");
        assertThat(step.site().span()).isEqualTo(new Span(3, 14, 5, 11));
        assertThat(step.site().statementSpan()).isEqualTo(new Span(3, 3, 5, 14));
        assertThat(step.site().file()).isEqualTo("T.java");
        assertThat(step.site().method()).isEqualTo("T.f");
    }

    @Test
    void anOriginIsTheStepThatMadeTheValueHoweverItCame() {
        Trace trace =
                Sources.trace(
                        "static long g(long x) { return x & 1; } static long f(long a) { long b = a | 4; a = b; return g(a) + a; }",
                        Word.of(2L));
        assertThat(trace.steps())
                .extracting(step -> step.operands().get(0).origin())
                .containsExactly(-1, 0, 1, 1, 3, 4, 5);
        Operand right = trace.steps().get(5).operands().get(1);
        assertThat(right.origin()).isEqualTo(1);
    }

    @Test
    void onlyWhatDependsOnTheInputsIsTraced() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) { long b = 3; b <<= 2; return b + a; }",
                        Word.of(2L));
        assertThat(trace.steps())
                .extracting(step -> step.operands().get(0).traced())
                .containsExactly(false, false, false, true);
        assertThat(trace.steps())
                .extracting(Step::counted)
                .containsExactly(false, false, true, false);
    }

    @Test
    void statementsAreNumberedAsTheyRunAndTheirLastStepIsMarked() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) { long x; for (int i = 0; i < 1; i++) { x = a + 1 << 1; } return a; }",
                        Word.of(2L));
        assertThat(trace.steps()).extracting(Step::statement).containsExactly(0, 1, 2, 2, 3, 4, 5);
        assertThat(trace.steps())
                .extracting(Step::last)
                .containsExactly(true, true, false, true, true, true, true);
    }

    @Test
    void aCallDoesNotEndTheStatementThatMakesIt() {
        Trace trace =
                Sources.trace(
                        "static long g(long x) { x++; return x; } static long f(long a) { return g(a) + 1; }",
                        Word.of(2L));
        assertThat(trace.steps()).extracting(Step::statement).containsExactly(0, 1, 2, 0, 0);
    }

    @Test
    void theRoundIsThatOfTheInnermostLoopOfTheMethod() {
        Trace trace =
                Sources.trace(
                        """
                        static long g(long x) { return x; }
                        static long f(long a) {
                            for (int i = 0; i < 2; i++) {
                                int j = 0;
                                do { j += 1; } while (j < 2);
                                g(a);
                            }
                            return a;
                        }
                        """,
                        Word.of(2L));
        assertThat(trace.steps().stream().map(s -> s.text() + "@" + s.iteration()).toList())
                .containsExactly(
                        "i = 0@null",
                        "i < 2@1",
                        "j = 0@1",
                        "j += 1@1",
                        "j < 2@1",
                        "j += 1@2",
                        "j < 2@2",
                        "g(a)@1",
                        "return x@null",
                        "i++@1",
                        "i < 2@2",
                        "j = 0@2",
                        "j += 1@1",
                        "j < 2@1",
                        "j += 1@2",
                        "j < 2@2",
                        "g(a)@2",
                        "return x@null",
                        "i++@2",
                        "i < 2@3",
                        "return a@null");
    }

    /** The loops that a return leaves are its own method's, and so are their tables. */
    @Test
    void aReturnOutOfLoopsLeavesThoseOfTheCallerAlone() {
        String members =
                """
                static final int[][] T = {{1, 2}, {3, 4}};
                static long f(int least) {
                    long sum = 0;
                    for (int round = 0; round < 2; round++) {
                        sum += first(least) + round;
                    }
                    return sum;
                }
                static int first(int least) {
                    for (int[] row : T) {
                        for (int each : row) {
                            if (each > least) {
                                return each;
                            }
                        }
                    }
                    return 0;
                }
                """;
        Trace trace = Sources.trace(members, Word.of(2));
        TraceVerifier.verify(trace);
        assertThat(trace.result()).isEqualTo(Word.of(7L));
        assertThat(trace.steps())
                .filteredOn(step -> step.text().equals("sum += first(least) + round"))
                .extracting(Step::iteration)
                .containsExactly(1, 2);
    }
}
