package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Setup;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MomentTest {
    private static final Trace LEFT = Traced.of("reversi/mobility/left", Setup.EXAMPLE).trace();

    static List<Algorithm> algorithms() {
        return Traced.CATALOGUE.algorithms();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyStepHasANameOfItsOwnThatLeadsBackToIt(Algorithm algorithm) {
        Trace trace = Traced.of(algorithm, Setup.EXAMPLE).trace();
        Set<String> names = new HashSet<>();
        for (Step step : trace.steps()) {
            String name = Moment.name(trace, step.index());
            assertThat(name).matches("[A-Za-z_].*");
            assertThat(names.add(name)).as(name).isTrue();
            assertThat(Moment.of(name, trace)).isEqualTo(new Moment(step.index(), true));
        }
    }

    @Test
    void whatIsNotAssignedIsNamedByWhatFollows() {
        int run = Moment.of("run.2", LEFT).step();
        assertThat(Moment.name(LEFT, run)).isEqualTo("run.2");
        assertThat(Moment.name(LEFT, run - 1)).isEqualTo("run.2-1");
        assertThat(Moment.name(LEFT, LEFT.steps().size() - 1)).isEqualTo("return");
    }

    @Test
    void aVariableOfACalledMethodHasANameWhereTheEntryHasNoneSuch() {
        Trace halves = Traced.of("reversi/flips/halves", Setup.EXAMPLE).trace();

        Step mask = halves.steps().get(Moment.of("mask.2", halves).step());
        Step own = halves.steps().get(Moment.of("own1", halves).step());

        assertThat(Moment.of("mask.2", halves).exact()).isTrue();
        assertThat(mask.site().text()).isEqualTo("(end | -end) >> 31");
        assertThat(own.call()).as("of the entry").isEqualTo(-1);
        assertThat(Moment.of("mask.4", halves).exact()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"beside-9, 0", "run.99-1, -1", "nothing-1, 0", "run-, 0", "run.2-1-1, 0"})
    void aNameThatIsOutOfReachIsNotExact(String at, int step) {
        Moment moment = Moment.of(at, LEFT);
        assertThat(moment.exact()).isFalse();
        if (step == 0) {
            assertThat(moment.step()).isZero();
        }
    }
}
