package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which statement and which round a step belongs to. */
class StatementStepTest {
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
