package flipscope.predict;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.Call;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the words of a question ask for is what its answer is held against: the words are read here
 * as a reader does, and what they mean is looked up in the steps.
 */
class AskedAndGradedTest {
    private static final int INPUTS = Share.of(25, 100);

    /** Of a random input every so many steps are looked at, of each input others. */
    private static final int STRIDE = 25;

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static final FeedbackWords WORDS = new FeedbackWords(Messages.english());

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatTheWordsAskForIsWhatIsGraded(Technique technique) {
        check(Asked.example(technique), 0, 1);
        List<ChosenInputs> inputs = Samples.of(technique).limit(INPUTS).toList();
        for (int number = 0; number < INPUTS; number++) {
            check(Asked.trace(technique, inputs.get(number)), number % STRIDE, STRIDE);
        }
    }

    /** At the steps that an address names without counting, as closely as they can be followed. */
    private static void check(Trace trace, int from, int stride) {
        List<Step> named =
                trace.steps().stream()
                        .filter(step -> !StepReference.name(trace, step.index()).contains("-"))
                        .toList();
        for (int place = from; place < named.size(); place += stride) {
            Step step = named.get(place);
            String name = StepReference.name(trace, step.index());
            for (Detail detail : Detail.values()) {
                for (Question question : Question.all(trace, detail, step.index())) {
                    assertThat(meant(question))
                            .as("%s at %s, %s", WORDS.askShort(question), name, detail)
                            .contains(question.correct());
                }
            }
            if (step.operands().stream().anyMatch(Operand::traced)) {
                checkNamed(trace, step, name);
            }
        }
    }

    /** {@code at=run.2} is about what {@code run} has then, where a line or operation ends so. */
    private static void checkNamed(Trace trace, Step step, String name) {
        for (Detail detail : List.of(Detail.STATEMENT, Detail.OPERATION)) {
            Question.of(trace, detail, step.index())
                    .filter(question -> step.assigned() != null && step.last())
                    .ifPresent(
                            question ->
                                    assertThat(question.correct())
                                            .as("%s, %s", name, detail)
                                            .isEqualTo(step.assigned()));
        }
    }

    /** What a reader takes the words of a question for. */
    private static Optional<Value> meant(Question question) {
        String words = WORDS.askShort(question);
        List<String> code = CODE.matcher(words).results().map(result -> result.group(1)).toList();
        if (words.contains("give")) {
            return given(question, code.get(0));
        }
        if (words.contains("after this stage")) {
            Stage stage = question.trace().stages().get(question.step().stage());
            return value(question, code.get(0), stage.last());
        }
        if (words.contains(" after ")) {
            return value(question, code.get(0), line(question, code.get(1)));
        }
        return expression(question, code.get(0))
                .or(() -> given(question, code.get(0)))
                .or(() -> value(question, code.get(0), question.step().index()));
    }

    /** What a call gives back that is written so and has not been entered yet. */
    private static Optional<Value> given(Question question, String code) {
        Trace trace = question.trace();
        return trace.calls().stream()
                .filter(call -> call.enter() >= question.first())
                .filter(call -> trace.steps().get(call.enter()).text().equals(code))
                .findFirst()
                .map(Call::leave)
                .map(leave -> trace.steps().get(leave).result());
    }

    /** The end of the first line from here on that is written so. */
    private static int line(Question question, String code) {
        return ahead(question)
                .filter(step -> step.text().equals(code))
                .findFirst()
                .orElseThrow()
                .index();
    }

    /** What an expression comes to that is written so and is worked out from here on. */
    private static Optional<Value> expression(Question question, String code) {
        return ahead(question)
                .filter(step -> step.text().equals(code) && step.result() != null)
                .reduce((one, other) -> other)
                .map(Step::result);
    }

    private static Stream<Step> ahead(Question question) {
        return question
                .trace()
                .steps()
                .subList(question.first(), question.step().index() + 1)
                .stream();
    }

    /** What a variable of the method that is read has after a step. */
    private static Optional<Value> value(Question question, String name, int end) {
        return question.trace().steps().subList(0, end + 1).stream()
                .filter(step -> name.equals(step.assigns()) && step.assigned() != null)
                .filter(step -> holder(question.trace(), step) == question.activation())
                .reduce((one, other) -> other)
                .map(Step::assigned);
    }

    /** Whose variable a step assigns to: what a call gives back is its caller's. */
    private static int holder(Trace trace, Step step) {
        return step.operator() == Operator.RETURN
                ? trace.calls().get(step.call()).parent()
                : step.call();
    }
}
