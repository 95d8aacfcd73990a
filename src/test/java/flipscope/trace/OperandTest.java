package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Operands as they were, where they stand in the source and which step made them. */
class OperandTest {
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
}
