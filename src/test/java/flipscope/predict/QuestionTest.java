package flipscope.predict;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.AnswerText;
import flipscope.catalogue.Technique;
import flipscope.rules.Squares;
import flipscope.story.Detail;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class QuestionTest {
    private static final String LEFT = "reversi/mobility/left";

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void workedOutOnceMoreEveryStepComesToWhatWasRecorded(Technique technique) {
        Trace trace = Asked.example(technique);
        for (Step step : trace.steps()) {
            if (step.result() instanceof Word) {
                assertThat(
                                WhatIfReplay.of(
                                                trace,
                                                0,
                                                step.index(),
                                                (each, operands, made) -> null)
                                        .map(WhatIfReplay::result))
                        .as("%s, step %d, %s", technique.id(), step.index(), step.text())
                        .contains((Word) step.result());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theRightAnswerIsRightAtEveryStopOfEveryExample(Detail detail) {
        for (Question question : Asked.everywhere(detail)) {
            AnswerText text = new AnswerText(Messages.english(), question);
            Word typed = text.read(text.write(question.correct()));
            Feedback feedback = Feedback.of(question, typed);
            assertThat(feedback.isCorrect()).as(question.asked()).isTrue();
            assertThat(feedback.misconception()).isEmpty();
        }
    }

    @Test
    void theExamplesAskInEveryWay() {
        Set<AnswerKind> kinds =
                Asked.everywhere(Detail.OPERATION).stream()
                        .map(Question::kind)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(AnswerKind.class)));
        assertThat(kinds).isEqualTo(EnumSet.allOf(AnswerKind.class));
    }

    @Test
    void aSingleOperationStartsFromItsOperands() {
        assertThat(given(Asked.at(LEFT, "passable", Detail.OPERATION)))
                .containsExactly("opponent", "INNER_FILES");
        assertThat(given(Asked.at(LEFT, "beside", Detail.OPERATION))).containsExactly("own", "1");
    }

    @Test
    void aStageStartsFromWhatWasThereBefore() {
        Question run = Asked.at(LEFT, "run.6", Detail.STAGE);
        assertThat(run.asked()).isEqualTo("run");
        assertThat(given(run)).containsExactly("beside", "passable");
        assertThat(given(Asked.at(LEFT, "legal", Detail.STAGE)))
                .containsExactly("run", "own", "opponent");
    }

    @Test
    void aCallThatIsAssignedIsAskedForAsAWhole() {
        Question run = Asked.at("reversi/mobility/shifts", "run", Detail.STATEMENT);
        assertThat(run.asked()).isEqualTo("run");
        assertThat(given(run)).containsExactly("own", "upright");
    }

    @Test
    void whereAMethodIsEnteredItIsAskedWhatItGivesBack() {
        Trace trace = Asked.example(Asked.CATALOGUE.find("reversi/mobility/shifts").orElseThrow());
        Call call = trace.calls().get(0);
        Question question = Question.of(trace, Detail.OPERATION, call.enter()).orElseThrow();
        assertThat(question.isCall()).isTrue();
        assertThat(question.correct()).isEqualTo(trace.steps().get(call.leave()).result());
        assertThat(given(question)).containsExactly("own", "upright");
    }

    @Test
    void ofTwoWordsEachIsAQuestionThatStartsFromItsOwn() {
        Trace trace = Asked.example(Asked.CATALOGUE.find("reversi/move/apply").orElseThrow());
        int last = trace.steps().size() - 1;
        List<Question> both = Question.all(trace, Detail.OPERATION, last);
        assertThat(both).extracting(Question::asked).containsExactly("ownAfter", "opponentAfter");
        assertThat(given(both.get(0))).containsExactly("own", "gained");
        assertThat(given(both.get(1))).containsExactly("opponent", "flips");
    }

    @Test
    void loopCountersTeachNothing() {
        Trace trace = Asked.example(Asked.CATALOGUE.find(LEFT).orElseThrow());
        Step counter =
                trace.steps().stream()
                        .filter(step -> step.text().equals("round <= 6"))
                        .findFirst()
                        .orElseThrow();
        assertThat(Question.of(trace, Detail.OPERATION, counter.index()).orElseThrow().teaches())
                .isFalse();
        assertThat(Asked.at(LEFT, "run", Detail.OPERATION).teaches()).isTrue();
    }

    @Test
    void theAnswerIsTheVariableThatTheStageAssignsLast() {
        Question legal = Asked.at(LEFT, "legal", Detail.STAGE);
        assertThat(legal.asked()).isEqualTo("legal");
        assertThat(Squares.names(legal.correct().bits())).isNotBlank();
    }

    private static List<String> given(Question question) {
        return question.given().stream().map(each -> each.operand().text()).toList();
    }
}
