package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Judgement.Wrong;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JudgementWordsTest {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);
    private static final JudgementWords WORDS = new JudgementWords(Messages.english());
    private static final Judge JUDGE = new Judge();

    static Stream<Task> tasks() {
        return TASKS.all().stream();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void everyMisconceptionHasItsWords(Task task) {
        for (String slip : task.slips().values()) {
            Wrong wrong = (Wrong) JUDGE.judge(task, slip);
            assertThat(WORDS.headline(wrong)).startsWith("Not yet: ").endsWith(".");
            assertThat(WORDS.why(wrong).orElseThrow()).endsWith(".");
        }
    }

    @Test
    void aCaseIsNamedInTheWordsOfItsTask() {
        assertThat(said("put", TestCase.of(0L, 1L << 35)))
                .isEqualTo("Smallest case: no discs, put on e4.");
        assertThat(said("test", TestCase.of(3L, 1L)))
                .isEqualTo("Smallest case: discs on g8 h8, asked about h8.");
        assertThat(said("shift", TestCase.of(0L))).isEqualTo("Smallest case: the empty set.");
        assertThat(said("left", TestCase.of(1L, 2L)))
                .isEqualTo("Smallest case: your disc on h8, the other side’s on g8.");
        assertThat(said("flips", TestCase.of(1L, 6L, 8L)))
                .isEqualTo(
                        "Smallest case: your disc on h8, the other side’s on f8 g8, a move to e8.");
    }

    private static String said(String task, TestCase at) {
        Wrong wrong =
                new Wrong(
                        at,
                        Word.of(0L),
                        new Outcome(Optional.of(Word.of(1L)), Optional.empty()),
                        Optional.empty());
        return WORDS.smallest(TASKS.find(task).orElseThrow(), wrong);
    }

    @Test
    void whatItTakesIsCompared() {
        Task left = TASKS.find("left").orElseThrow();
        assertThat(WORDS.all(left, JUDGE.judge(left, left.reference())))
                .isEqualTo(
                        List.of(
                                "Right on every try.",
                                "22 operations, the longest chain of them 19.",
                                "The article’s way takes as many.",
                                "The fewest known here: 7. Do you see how?"));
        assertThat(WORDS.all(left, JUDGE.judge(left, left.best())))
                .contains(
                        "The article’s way takes 22 in a chain of 19.",
                        "No shorter way is known here.");
    }

    @Test
    void aTruthIsSaidAsOne() {
        Task test = TASKS.find("test").orElseThrow();
        Judgement judgement = JUDGE.judge(test, test.slips().get("opposite"));
        assertThat(WORDS.given(test, (Wrong) judgement)).isEqualTo("It gives true; wanted: false.");
    }
}
