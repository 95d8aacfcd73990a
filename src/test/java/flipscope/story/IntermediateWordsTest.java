package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.testkit.Packaged;
import flipscope.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a stage says of the statements inside it. */
class IntermediateWordsTest {
    private static List<String> stages(String id) {
        Traced traced = Traced.of(id, ChosenInputs.EXAMPLE);
        return traced.stops(Detail.STAGE).stream()
                .map(stop -> traced.narrator().sentence(stop))
                .toList();
    }

    @Test
    void aStageTellsWhereTheOperandsOfItsLastStatementComeFrom() {
        assertThat(stages("reversi/mobility/carry").get(3))
                .isEqualTo(
                        "Keep what stopped on an empty square. landed = ripple & empty: d2, a4, b6."
                                + " legal = landed & ~start: a4, b6.");
    }

    @Test
    void whatIsCollectedIsToldByWhatTheStageAdds() {
        assertThat(stages("reversi/mobility/shifts").get(6))
                .isEqualTo(
                        "Move down and left. run = Fill.shiftRight(own, slanting, 7): d3, c4 and 3"
                                + " others. Added b5, b7.");
    }

    @Test
    void aStageOfOneStatementIsToldAsThatStatement() {
        Traced traced = Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE);
        assertThat(stages("reversi/mobility/carry").get(2)).isEqualTo(traced.sentence("ripple"));
    }

    @Test
    void aLineIsToldWithoutTheLinesBeforeIt() {
        Traced traced = Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE);
        Trace trace = traced.trace();
        Stop line = Stops.of(trace, Detail.STATEMENT).stopOf(traced.step("legal").index());
        assertThat(traced.narrator().sentence(line)).doesNotContain("landed = ripple & empty");
    }

    @Test
    void whatIsTurnedOverSaysOfWhat() {
        assertThat(Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE).roles("legal"))
                .containsExactly("", "squares not in start");
    }

    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void everyStageFitsItsBoxAndEndsWithAFullStop(String id) {
        assertThat(stages(id))
                .allSatisfy(
                        said ->
                                assertThat(said)
                                        .hasSizeLessThanOrEqualTo(Narrator.LONGEST)
                                        .matches("(?s).*[.?!…]"));
    }
}
