package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.story.TraceDiff;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of the catalogue with one token changed. */
class ChangedCodeTest {
    private static final Program PROGRAM = Packaged.CATALOGUE.program();
    private static final int INPUTS = 2;
    private static final int EVERY_TOKEN = 17;

    private static List<Edit> offered(Technique technique) {
        List<Edit> edits = new ArrayList<>();
        for (Method method : PROGRAM.reached(technique.method())) {
            for (EditableToken each : tokens(method)) {
                for (Alternative one : each.alternatives()) {
                    edits.add(new Edit(method.name(), each.token().number(), one.text()));
                }
            }
        }
        return edits;
    }

    private static List<EditableToken> tokens(Method method) {
        return Share.of(
                PROGRAM.changeables(method),
                each -> each.alternatives().stream().map(Alternative::kind).toList());
    }

    private static List<Arguments> inputs(Technique technique) {
        List<Arguments> inputs = new ArrayList<>(List.of(technique.bind(ChosenInputs.EXAMPLE)));
        Samples.of(technique).limit(INPUTS - 1).map(technique::bind).forEach(inputs::add);
        return inputs;
    }

    /** Anything but a result or an {@link EvaluationException} fails the test. */
    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void everyAlternativeRunsWithinTheLimitsOrSaysWhyNot(Technique technique) {
        List<Arguments> inputs = inputs(technique);
        for (Edit edit : offered(technique)) {
            Program changed = PROGRAM.with(edit);
            inputs.forEach(each -> assertRunsOrSaysWhyNot(changed, each, edit));
        }
    }

    private static void assertRunsOrSaysWhyNot(Program changed, Arguments inputs, Edit edit) {
        try {
            Value result = changed.run(inputs.technique().method(), inputs.values());
            assertThat(result).as(edit.toString()).isNotNull();
        } catch (EvaluationException stopped) {
            assertThat(stopped.getMessage())
                    .as(edit.toString())
                    .containsAnyOf("stopped after", "there is no element");
            assertThat(stopped.span().line()).isPositive();
        }
    }

    @Test
    void everyAlgorithmButTheInstructionItselfCanBeChanged() {
        for (Technique technique : Packaged.techniques()) {
            boolean bare = technique.id().equals("popcount/hardware");
            assertThat(offered(technique).isEmpty()).as(technique.id()).isEqualTo(bare);
        }
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void aTokenInPlaceOfItselfChangesNothing(Technique technique) {
        Arguments inputs = technique.bind(ChosenInputs.EXAMPLE);
        Trace right = PROGRAM.trace(technique.method(), inputs.values());
        for (Method method : PROGRAM.reached(technique.method())) {
            List<Token> tokens = PROGRAM.tokens(method);
            for (int i = method.name().length() % EVERY_TOKEN;
                    i < tokens.size();
                    i += EVERY_TOKEN) {
                Token token = tokens.get(i);
                Edit edit = new Edit(method.name(), i + 1, token.text());
                Trace same = PROGRAM.with(edit).trace(technique.method(), inputs.values());
                assertThat(same.equals(right)).as(edit.toString()).isTrue();
                assertThat(new TraceDiff(edit, token, right, same).first()).isEmpty();
            }
        }
    }

    @Test
    void tracesOfChangedCodeAreKeptApart() {
        Technique left = Packaged.CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Arguments inputs = left.bind(ChosenInputs.EXAMPLE);
        Traces traces = new Traces();
        Optional<Edit> edit = Edit.read("Mobility.left.6:-1L");
        Trace changed = traces.of(inputs, edit);
        assertThat(traces.of(inputs)).isNotEqualTo(changed).isSameAs(traces.of(inputs));
        assertThat(traces.of(inputs, edit)).isSameAs(changed);
        assertThat(traces.program(left, edit)).isSameAs(traces.program(left, edit));
        assertThat(traces.program(left, Optional.empty())).isSameAs(PROGRAM);
    }
}
