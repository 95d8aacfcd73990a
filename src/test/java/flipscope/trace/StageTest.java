package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paragraphs, their titles, and the comments that explain statements. */
class StageTest {
    private static final String WALK =
            """
            static final long INNER = 0x7E7E_7E7E_7E7E_7E7EL;

            /** Where a run to the left ends. And more. */
            static long f(long own, long other) {
                // Which can be passed? Those inside: at the edge a shift would wrap.
                long passable = other & INNER;

                // Start to the left,
                // and run on. Five times.
                long run = own << 1 & passable;
                for (int round = 2; round <= 3; round++) {
                    run |= run << 1 & passable;
                }

                long mask = ~INNER;
                /* One more must
                 * be empty. */
                return run << 1 & ~(own | other | mask);
            }
            """;

    private static Trace walk() {
        return Sources.trace(
                WALK, Word.of(0x0000_0008_1000_0000L), Word.of(0x0000_0010_0800_0000L));
    }

    private static List<String> ranges(Trace trace, List<Stage> stages) {
        return stages.stream()
                .map(s -> s.first() + "-" + s.last() + ": " + trace.steps().get(s.result()).text())
                .toList();
    }

    @Test
    void paragraphsAreStagesAndCoverEveryStep() {
        Trace trace = walk();
        TraceVerifier.verify(trace);
        assertThat(ranges(trace, trace.stages()))
                .containsExactly(
                        "0-0: other & INNER",
                        "1-14: run |= run << 1 & passable",
                        "15-21: return run << 1 & ~(own | other | mask)");
    }

    @Test
    void aTitleIsTheFirstSentenceOfTheCommentAbove() {
        assertThat(walk().stages())
                .extracting(Stage::title)
                .containsExactly("Which can be passed?", "Start to the left, and run on", "");
    }

    @Test
    void aCaptionHoldsToTheNextCommentOrBlankLine() {
        Trace trace = walk();
        assertThat(caption(trace, "other & INNER")).startsWith("Which can be passed? Those inside");
        assertThat(caption(trace, "own << 1 & passable"))
                .isEqualTo("Start to the left, and run on. Five times.");
        assertThat(caption(trace, "run |= run << 1 & passable"))
                .isEqualTo("Start to the left, and run on. Five times.");
        assertThat(caption(trace, "~INNER")).isEmpty();
        assertThat(caption(trace, "return run << 1 & ~(own | other | mask)"))
                .isEqualTo("One more must be empty.");
    }

    @Test
    void aCaptionStandsAtTheResultOfItsStatementOnly() {
        assertThat(caption(walk(), "own << 1")).isEmpty();
    }

    private static String caption(Trace trace, String text) {
        return trace.steps().stream()
                .filter(s -> s.text().equals(text))
                .findFirst()
                .orElseThrow()
                .site()
                .caption();
    }

    @Test
    void aCommentAfterCodeExplainsNothing() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) {\n a++; // first\n a++;\n return a;\n}",
                        Word.of(1L));
        assertThat(trace.steps()).extracting(s -> s.site().caption()).containsOnly("");
    }

    @Test
    void everyVisitOfAParagraphInALoopIsAStage() {
        Trace trace =
                Sources.trace(
                        """
                        static long f(long a) {
                            for (int i = 0; i < 2; i++) {
                                // Add. And so on.
                                a += i;

                                // Double!
                                a <<= 1;
                            }

                            return a;
                        }
                        """,
                        Word.of(1L));
        TraceVerifier.verify(trace);
        assertThat(trace.stages())
                .extracting(Stage::title)
                .containsExactly("", "Double!", "", "Double!", "", "");
        assertThat(ranges(trace, trace.stages()))
                .containsExactly(
                        "0-2: a += i",
                        "3-3: a <<= 1",
                        "4-6: a += i",
                        "7-7: a <<= 1",
                        "8-9: i < 2",
                        "10-10: return a");
    }

    @Test
    void blankLinesInCommentsAndStatementsPartNothing() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) {\n /* One\n\n two. */\n a++;\n long b = a\n  /* x\n\n  */ + 1;\n return b;\n}",
                        Word.of(1L));
        assertThat(trace.stages()).hasSize(1);
        assertThat(trace.stages().get(0).title()).isEqualTo("One two");
    }

    @Test
    void aCalleeHasStagesOfItsOwnAndItsStepsBelongToTheStageOfTheCall() {
        Trace trace =
                Sources.trace(
                        """
                        static long g(long x) {
                            // Half.
                            x >>= 1;

                            // Done.
                            return x;
                        }

                        static long f(long a) {
                            // First.
                            a++;

                            // Second.
                            long b = g(a);
                            int i = 0;

                            return b;
                        }
                        """,
                        Word.of(5L));
        TraceVerifier.verify(trace);
        assertThat(ranges(trace, trace.stages()))
                .containsExactly("0-0: a++", "1-4: return x", "5-5: return b");
        assertThat(trace.steps()).extracting(Step::stage).containsExactly(0, 1, 1, 1, 1, 2);
        Call call = trace.calls().get(0);
        assertThat(ranges(trace, call.stages())).containsExactly("2-2: x >>= 1", "3-3: return x");
        assertThat(call.stages()).extracting(Stage::title).containsExactly("Half", "Done");
        assertThat(trace.steps()).extracting(Step::callStage).containsExactly(-1, -1, 0, 1, -1, -1);
        assertThat(trace.steps().get(3).assigns()).isEqualTo("b");
    }

    @Test
    void aLoopCounterIsNeverTheResultOfAStage() {
        Trace trace =
                Sources.trace(
                        "static long f(long a) {\n for (int i = 0; i < 2; i++)\n  a += 1;\n\n return a;\n}",
                        Word.of(5L));
        assertThat(trace.steps().get(trace.stages().get(0).result()).text()).isEqualTo("a += 1");
    }

    @Test
    void aTableThatALoopLooksUpHasTheCaptionOfTheLoop() {
        String members =
                """
                static final long[][] T = {{1, 2}, {3}};
                static long f(int which) {
                    long sum = 0;
                    // Add up the row.
                    for (long each : T[which]) {
                        sum += each;
                    }
                    return sum;
                }
                """;
        Trace trace = Sources.trace(members, Word.of(1));
        TraceVerifier.verify(trace);
        assertThat(caption(trace, "T[which]")).isEqualTo("Add up the row.");
    }
}
