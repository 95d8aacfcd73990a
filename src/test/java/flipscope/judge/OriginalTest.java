package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.Wrong;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.SourceFile;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of an algorithm, changed: whatever returns the same is right. */
class OriginalTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Program PROGRAM = CATALOGUE.program();
    private static final Tasks TASKS = Tasks.of(CATALOGUE);
    private static final Judge JUDGE = new Judge();
    private static final JudgementWords WORDS = new JudgementWords(Messages.english());

    private static Task task(Technique technique) {
        return TASKS.find(technique.id()).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void everyAlgorithmStandsAloneAndReturnsTheSame(Technique technique) {
        Task task = task(technique);
        assertThat(task.reference()).hasSizeLessThan(Solution.LONGEST);
        Solution alone = Solution.read(task, task.reference());
        for (TestCase at : task.given().cases().limit(20).toList()) {
            assertThat(alone.run(at, new StepBudget(Long.MAX_VALUE)))
                    .isEqualTo(PROGRAM.run(technique.method(), at.arguments(technique.method())));
        }
        assertThat(alone.method().resultView()).isEqualTo(technique.method().resultView());
        assertThat(alone.costOnExample())
                .isEqualTo(
                        PROGRAM.count(
                                technique.method(), technique.bind(ChosenInputs.EXAMPLE).values()));
    }

    /** Of every kind that the judge tells apart. */
    static List<Technique> judged() {
        return Share.of(
                Packaged.techniques(),
                each ->
                        List.of(
                                each.board(),
                                each.method().resultView(),
                                each.inputs().stream().map(Technique::from).toList()));
    }

    /** One of the changes that the page offers: what is found there is so. */
    @ParameterizedTest
    @MethodSource("judged")
    void whatIsFoundWrongReturnsSomethingElseThere(Technique technique) {
        Task task = task(technique);
        List<Edit> edits = offered(technique);
        for (int i = edits.size() / 3; i < edits.size(); i += edits.size()) {
            Program changed = PROGRAM.with(edits.get(i));
            String code = changed.standingAlone(technique.method(), Optional.empty());
            Judgement found = JUDGE.judge(task, code);
            if (found instanceof Wrong wrong) {
                assertThat(wrong.given().is(task.wanted(wrong.at()))).isFalse();
                assertThat(task.given().isValid(wrong.at())).isTrue();
                assertThat(WORDS.smallest(task, wrong)).startsWith("Smallest case: ");
                assertThat(WORDS.given(task, wrong)).isNotEmpty();
            } else {
                assertThat(found).as(edits.get(i).toString()).isInstanceOf(Correct.class);
            }
        }
    }

    private static List<Edit> offered(Technique technique) {
        List<Edit> edits = new ArrayList<>();
        for (Method method : PROGRAM.reached(technique.method())) {
            if (isBuilder(method)) {
                continue;
            }
            for (EditableToken each : PROGRAM.changeables(method)) {
                for (Alternative one : each.alternatives()) {
                    edits.add(new Edit(method.name(), each.token().number(), one.text()));
                }
            }
        }
        return edits;
    }

    /** What makes tables runs before anything is stepped. */
    private static boolean isBuilder(Method method) {
        try {
            PROGRAM.with(new Edit(method.name(), 1, PROGRAM.tokens(method).get(0).text()));
            return false;
        } catch (IllegalArgumentException refused) {
            return true;
        }
    }

    @Test
    void withoutItsMaskTheSmallestCaseIsARowThatWraps() {
        Task left = TASKS.find("reversi/mobility/left").orElseThrow();
        Wrong wrong = (Wrong) JUDGE.judge(left, left.reference().replace("& INNER_FILES", "& -1L"));
        assertThat(wrong)
                .isEqualTo(JUDGE.judge(left, left.reference().replace("& INNER_FILES", "& -1L")));
        assertThat(wrong.at().discs()).isEqualTo(2);
        assertThat(WORDS.given(left, wrong)).contains("wanted: nothing");
    }

    @Test
    void aHarmlessChangeIsRightOnEveryTryAndCostsMore() {
        Task left = TASKS.find("reversi/mobility/left").orElseThrow();
        Judgement found = JUDGE.judge(left, left.reference().replace("round <= 6", "round <= 7"));
        assertThat(((Correct) found).tried()).isEqualTo(Judge.TRIES);
        assertThat(WORDS.all(left, found))
                .element(2)
                .asString()
                .startsWith("The original takes 22 in a chain of");
    }

    @Test
    void ofTwoMethodsWithOneNameTheSecondIsNamedAfterItsClassToo() {
        assertThat(TASKS.find("reversi/flips/halves").orElseThrow().reference())
                .contains("long flips(int own1,", "long FlipsLowerHalf_flips(int own1,")
                .contains("long flips(long own, long opponent, long move) {");
    }

    @Test
    void aChangedTokenNeedNotBeJava() {
        Technique shifts = CATALOGUE.find("reversi/mobility/shifts").orElseThrow();
        Edit edit = Edit.read("Fill.shiftLeft.13:&&").orElseThrow();
        String code = PROGRAM.standingAlone(shifts.method(), Optional.of(edit));
        assertThat(
                        code.replace(
                                "&&",
                                PROGRAM.tokens(PROGRAM.method("Fill.shiftLeft").orElseThrow())
                                        .get(12)
                                        .text()))
                .isEqualTo(task(shifts).reference());
        assertThat(Solution.mistake(task(shifts), code)).isPresent();
    }

    @Test
    void anOriginalThatNeverEndsDoesNotHoldTheJudge() {
        Catalogue endless =
                Catalogue.of(
                        List.of(
                                new SourceFile(
                                        "E.java",
                                        """
                                        final class E {
                                            @Algorithm(id = "e/e", title = "E", family = "e", summary = "", origin = "", example = "bits=1")
                                            static long f(long bits) {
                                                long sum = bits;
                                                while (sum != 0) {
                                                    sum |= 1;
                                                }
                                                return sum;
                                            }
                                        }
                                        """)));
        Task task = Task.of(endless.find("e/e").orElseThrow());
        assertThat(JUDGE.judge(task, task.reference())).isInstanceOf(Judgement.TooSlow.class);
    }
}
