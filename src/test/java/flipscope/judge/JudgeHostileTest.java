package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Judgement.TooSlow;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.testkit.Packaged;
import flipscope.trace.run.StepBudget;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that means harm: it is refused, or stopped by counted steps, never by a clock. */
class JudgeHostileTest {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);
    private static final Task LEFT = TASKS.find("left").orElseThrow();
    private static final Task LOWEST = TASKS.find("lowest").orElseThrow();
    private static final Judge JUDGE = new Judge();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(0); return 0;",
                "return System.nanoTime();",
                "new Thread().start(); return 0;",
                "Thread.sleep(1000); return 0;",
                "return Runtime.getRuntime().totalMemory();",
                "Class.forName(\"java.lang.Runtime\"); return 0;",
                "return getClass().hashCode();",
                "return java.lang.System.nanoTime();",
                "return flipscope.core.Mobility.left(own, opponent);",
                "return Mobility.left(own, opponent);",
                "return MobilityCarry.mobility(own, opponent);",
                "Runnable r = () -> {}; return 0;",
                "try { return 0; } finally { }",
                "synchronized (LEFT) { return 0; }",
                "long[] huge = new long[1000000000]; return huge[0];",
                "String s = \"\"; while (true) s += s; return 0;",
                "return Long.bitCount(own);",
                "return own * opponent;"
            })
    void whatReachesBeyondTheTaskIsRefused(String body) {
        assertThat(JUDGE.judge(LEFT, LEFT.of(List.of(body)))).isInstanceOf(Unreadable.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "{", "[", "~", "-", "(long) ", "if (own > 0) ", "own = ", "<"})
    void deepNestingIsRefused(String open) {
        String deep = open.repeat((Solution.LONGEST - 200) / open.length());
        assertThat(JUDGE.judge(LEFT, LEFT.of(List.of(deep)))).isInstanceOf(Unreadable.class);
        assertThat(JUDGE.judge(LEFT, deep)).isInstanceOf(Unreadable.class);
    }

    @Test
    void tooMuchCodeIsRefusedAndSaysWhatToDo() {
        Unreadable refused =
                (Unreadable) JUDGE.judge(LEFT, LEFT.reference() + " ".repeat(Solution.LONGEST));
        assertThat(refused.mistake()).hasMessageContaining("at most 9000 are read: leave out");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (true) { }",
                "for (;;) { own++; }",
                "long a = 0; do { a |= own; } while (a == a); return a;",
                "return left(own, opponent);",
                "for (int i = 0; i < 100000; i++) { own ^= i; } return own;",
            })
    void whatNeverEndsIsStoppedOnASmallInput(String body) {
        String code = LEFT.of(List.of(body));
        Wrong wrong = (Wrong) JUDGE.judge(LEFT, code);
        assertThat(wrong.at().discs()).isZero();
    }

    @Test
    void anEndlessInitialiserIsStoppedToo() {
        String code =
                "static final long[] T = make(); static long[] make() { while (true) { } }\n"
                        + "long left(long own, long opponent) { return T[0]; }";
        assertThat(JUDGE.judge(LEFT, code)).isNotInstanceOf(Judgement.Correct.class);
        String huge =
                "static final long[] T = new long[2000000000];\n"
                        + "long left(long own, long opponent) { return T[0]; }";
        Wrong wrong = (Wrong) JUDGE.judge(LEFT, huge);
        assertThat(wrong.given().stop().orElseThrow()).hasMessageContaining("65536");
    }

    @Test
    void whatIsOnlySlowIsNotJudgedOnAFewTries() {
        String body =
                "long a = 0; for (int i = 0; i < 6000; i++) { a = a + 0; } "
                        + String.join(" ", LEFT.statements());
        Judgement judgement = JUDGE.judge(LEFT, LEFT.of(List.of(body)));
        assertThat(judgement).isInstanceOf(TooSlow.class);
        assertThat(((TooSlow) judgement).tried()).isBetween(50, 300);
    }

    @Test
    void theStepsOfAllRunsTogetherAreBounded() {
        Solution slow =
                Solution.read(
                        LEFT,
                        LEFT.of(
                                List.of(
                                        "for (int i = 0; i < 9000; i++) { if (own == 7) { return 1; } }",
                                        "return own;")));
        Runs runs = new Runs(slow, Runs.MOST_STEPS);
        int number = 0;
        while (runs.hasSteps()) {
            runs.of(TestCase.of((long) number++, 0L));
        }
        assertThat(runs.taken() + StepBudget.MOST_A_RUN).isLessThanOrEqualTo(Runs.MOST_STEPS);
        assertThat(number).isGreaterThan(30);
    }

    @Test
    void judgingLoadsNoClassAndLeavesNoThread() {
        assertThat(JUDGE.judge(LOWEST, "long lowest(long b) { return b & -b; }").isCorrect())
                .isTrue();
        List<String> codes =
                Stream.of("a", "c", "d", "e", "f")
                        .map(name -> LOWEST.reference().replace("negative", name))
                        .toList();
        var classes = ManagementFactory.getClassLoadingMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        long loaded = classes.getTotalLoadedClassCount();
        long started = threads.getTotalStartedThreadCount();
        for (String code : codes) {
            assertThat(JUDGE.judge(LOWEST, code).isCorrect()).isTrue();
        }
        assertThat(classes.getTotalLoadedClassCount() - loaded).as("classes").isLessThan(5);
        assertThat(threads.getTotalStartedThreadCount() - started).isLessThan(5);
    }
}
