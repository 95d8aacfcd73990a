package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.Edit;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of the catalogue with one token changed. */
class ChangedCodeTest {
    private static final Program PROGRAM = CatalogueTest.CATALOGUE.program();
    private static final ReachablePositions POSITIONS = new ReachablePositions();
    private static final int INPUTS = 2;
    private static final int EVERY_TOKEN = 17;

    static List<Technique> techniques() {
        return CatalogueTest.techniques();
    }

    private static List<Edit> offered(Technique technique) {
        List<Edit> edits = new ArrayList<>();
        for (Method method : PROGRAM.reached(technique.method())) {
            for (EditableToken each : PROGRAM.changeables(method)) {
                for (Alternative one : each.alternatives()) {
                    edits.add(new Edit(method.name(), each.token().number(), one.text()));
                }
            }
        }
        return edits;
    }

    private static List<Arguments> inputs(Technique technique) {
        List<Arguments> inputs = new ArrayList<>(List.of(technique.bind(ChosenInputs.EXAMPLE)));
        Samples.of(technique).limit(INPUTS - 1).map(technique::bind).forEach(inputs::add);
        return inputs;
    }

    /** Anything but a result or an {@link EvaluationException} fails the test. */
    @ParameterizedTest
    @MethodSource("techniques")
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
        for (Technique technique : techniques()) {
            boolean bare = technique.id().equals("popcount/hardware");
            assertThat(offered(technique).isEmpty()).as(technique.id()).isEqualTo(bare);
        }
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void aTokenInPlaceOfItselfChangesNothing(Technique technique) {
        Arguments inputs = technique.bind(ChosenInputs.EXAMPLE);
        Trace right = PROGRAM.trace(technique.method(), inputs.values());
        for (Method method : PROGRAM.reached(technique.method())) {
            List<Token> tokens = PROGRAM.tokens(method);
            for (int i = method.name().length() % EVERY_TOKEN;
                    i < tokens.size();
                    i += EVERY_TOKEN) {
                Edit edit = new Edit(method.name(), i + 1, tokens.get(i).text());
                Trace same = PROGRAM.with(edit).trace(technique.method(), inputs.values());
                assertThat(same.equals(right)).as(edit.toString()).isTrue();
                assertThat(Divergence.first(right, same)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void whatIsFoundGoesWrongAtTheStepThatIsShown(Technique technique) {
        List<Edit> edits = offered(technique);
        for (int i = 0; i < edits.size(); i += Math.max(1, edits.size() / 5)) {
            Edit edit = edits.get(i);
            Program changed = PROGRAM.with(edit);
            search(technique, changed, Counterexamples.MOST_STEPS)
                    .inputs()
                    .ifPresent(inputs -> assertGoesWrong(changed, inputs, edit));
        }
    }

    private static void assertGoesWrong(Program changed, Arguments inputs, Edit edit) {
        Method method = inputs.technique().method();
        Trace right = PROGRAM.trace(method, inputs.values());
        Optional<Trace> wrong = trace(changed, inputs);
        if (wrong.isPresent()) {
            assertThat(wrong.get().result()).as(edit.toString()).isNotEqualTo(right.result());
            int first = Divergence.first(right, wrong.get()).orElseThrow();
            assertSameUpTo(first, right, wrong.get());
        }
    }

    private static Optional<Trace> trace(Program changed, Arguments inputs) {
        try {
            return Optional.of(changed.trace(inputs.technique().method(), inputs.values()));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }

    private static void assertSameUpTo(int first, Trace right, Trace wrong) {
        for (int i = 0; i < first; i++) {
            assertThat(wrong.steps().get(i).result()).isEqualTo(right.steps().get(i).result());
            assertThat(wrong.steps().get(i).assigned()).isEqualTo(right.steps().get(i).assigned());
        }
    }

    @Test
    void withoutItsMaskAMoveWrapsRoundTheEdge() {
        Technique left = CatalogueTest.CATALOGUE.find("reversi/mobility/left").orElseThrow();
        EditableToken mask =
                PROGRAM.changeables(left.method()).stream()
                        .filter(each -> each.token().text().equals("INNER_FILES"))
                        .findFirst()
                        .orElseThrow();
        Program changed = PROGRAM.with(new Edit("Mobility.left", mask.token().number(), "-1L"));
        Counterexamples.Search search = search(left, changed, Counterexamples.MOST_STEPS);
        assertThat(search.inputs()).isPresent();
        assertThat(search).isEqualTo(search(left, changed, Counterexamples.MOST_STEPS));
        Arguments inputs = search.inputs().orElseThrow();
        Trace right = PROGRAM.trace(left.method(), inputs.values());
        Trace wrong = changed.trace(left.method(), inputs.values());
        int first = Divergence.first(right, wrong).orElseThrow();
        assertThat(wrong.steps().get(first).site().assigns()).isEqualTo("passable");
    }

    @Test
    void aHarmlessChangeIsNotFoundGuilty() {
        Technique left = CatalogueTest.CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Token bound =
                PROGRAM.tokens(left.method()).stream()
                        .filter(each -> each.text().equals("6"))
                        .findFirst()
                        .orElseThrow();
        Program changed = PROGRAM.with(new Edit("Mobility.left", bound.number(), "7"));
        Counterexamples.Search search = search(left, changed, Counterexamples.MOST_STEPS);
        assertThat(search.inputs()).isEmpty();
        assertThat(search.tried()).isEqualTo(Counterexamples.MOST_INPUTS);
    }

    private static Counterexamples.Search search(Technique technique, Program changed, int steps) {
        return new Counterexamples(PROGRAM, changed, POSITIONS, new StepBudget(steps))
                .find(technique);
    }

    /** A search that finds nothing is the longest: it ends by the steps that it has taken. */
    @ParameterizedTest
    @MethodSource("techniques")
    void aSearchEndsWhenItsStepsAreTaken(Technique technique) {
        Edit same =
                new Edit(
                        technique.method().name(),
                        1,
                        PROGRAM.tokens(technique.method()).get(0).text());
        Program changed = PROGRAM.with(same);
        int steps =
                PROGRAM.trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values())
                        .steps()
                        .size();
        // Two runs an input, none of which is eight times as short as that of the example.
        assertThat(search(technique, changed, 32 * steps).tried()).isBetween(1, 128);
    }

    @Test
    void aSearchIsMadeOnce() {
        Technique left = CatalogueTest.CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Traces traces = new Traces(CatalogueTest.CATALOGUE);
        Edit edit = Edit.read("Mobility.left.6:-1L").orElseThrow();
        assertThat(traces.search(left, edit)).isSameAs(traces.search(left, edit));
    }

    @Test
    void tracesOfChangedCodeAreKeptApart() {
        Technique left = CatalogueTest.CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Arguments inputs = left.bind(ChosenInputs.EXAMPLE);
        Traces traces = new Traces(CatalogueTest.CATALOGUE);
        Optional<Edit> edit = Edit.read("Mobility.left.6:-1L");
        Trace changed = traces.of(inputs, edit);
        assertThat(traces.of(inputs)).isNotEqualTo(changed).isSameAs(traces.of(inputs));
        assertThat(traces.of(inputs, edit)).isSameAs(changed);
        assertThat(traces.program(edit)).isSameAs(traces.program(edit));
        assertThat(traces.program(Optional.empty())).isSameAs(PROGRAM);
    }
}
