package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class StepReferenceTest {
    private static final Trace LEFT =
            Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE).trace();

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void everyStepHasANameOfItsOwnThatLeadsBackToIt(Technique technique) {
        Trace trace = Traced.of(technique, ChosenInputs.EXAMPLE).trace();
        Set<String> names = new HashSet<>();
        for (Step step : trace.steps()) {
            String name = StepReference.name(trace, step.index());
            assertThat(name).matches("[A-Za-z_].*");
            assertThat(names.add(name)).as(name).isTrue();
            assertThat(StepReference.of(name, trace))
                    .isEqualTo(new StepReference(step.index(), true));
        }
    }

    @Test
    void whatIsNotAssignedIsNamedByWhatFollows() {
        int run = StepReference.of("run.2", LEFT).step();
        assertThat(StepReference.name(LEFT, run)).isEqualTo("run.2");
        assertThat(StepReference.name(LEFT, run - 1)).isEqualTo("run.2-1");
        assertThat(StepReference.name(LEFT, LEFT.steps().size() - 1)).isEqualTo("return");
    }

    @Test
    void aVariableOfACalledMethodHasANameWhereTheEntryHasNoneSuch() {
        Trace halves = Traced.of("reversi/flips/halves", ChosenInputs.EXAMPLE).trace();

        Step mask = halves.steps().get(StepReference.of("mask.2", halves).step());
        Step own = halves.steps().get(StepReference.of("own1", halves).step());

        assertThat(StepReference.of("mask.2", halves).exact()).isTrue();
        assertThat(mask.site().text()).isEqualTo("(end | -end) >> 31");
        assertThat(own.call()).as("of the entry").isEqualTo(-1);
        assertThat(StepReference.of("mask.4", halves).exact()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"beside-9, 0", "run.99-1, -1", "nothing-1, 0", "run-, 0", "run.2-1-1, 0"})
    void aNameThatIsOutOfReachIsNotExact(String at, int step) {
        StepReference moment = StepReference.of(at, LEFT);
        assertThat(moment.exact()).isFalse();
        if (step == 0) {
            assertThat(moment.step()).isZero();
        }
    }
}
