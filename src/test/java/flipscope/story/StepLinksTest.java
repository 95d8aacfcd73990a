package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.Runs;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StepLinksTest {
    private final Traced left = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE);
    private final Traced shifts = Traced.of("reversi/mobility/shifts", ChosenInputs.EXAMPLE);

    @Test
    void theOperationsOfAStageStandInRoundsAndStatements() {
        assertThat(drawn(left, Detail.OPERATION, left.step("run.3").index()))
                .containsExactly(
                        "& =",
                        "2: <= << & | +",
                        "3: <= << & [|] +",
                        "4: <= << & | +",
                        "5: <= << & | +",
                        "6: <= << & | +",
                        "<=");
    }

    @Test
    void byLineEachStopOfTheStageIsOne() {
        assertThat(drawn(left, Detail.STATEMENT, left.step("run.3").index()))
                .containsExactly("run", "2: run", "3: [run]", "4: run", "5: run", "6: run");
    }

    @Test
    void byStageThereAreNone() {
        assertThat(drawn(left, Detail.STAGE, 3)).isEmpty();
    }

    @Test
    void inALongTraceOnlyTheCurrentStatementShowsItsOperations() {
        assertThat(shifts.trace().steps()).hasSizeGreaterThan(StepLinks.MANY_STEPS);
        int inside = shifts.trace().calls().get(0).enter() + 1;
        List<String> ticks = drawn(shifts, Detail.OPERATION, inside);
        assertThat(ticks).anyMatch(group -> group.startsWith("shiftLeft 3: "));
        assertThat(String.join(" ", ticks)).contains("[<<]").doesNotContain("<< & |");
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void theCurrentStepIsMarkedOnceAtEveryStepOfEveryExample(Technique technique) {
        Traced traced = Traced.of(technique, ChosenInputs.EXAMPLE);
        for (Step step : traced.trace().steps()) {
            for (Detail detail : List.of(Detail.STATEMENT, Detail.OPERATION)) {
                assertThat(ticks(traced, detail, step.index()).filter(StepLink::current))
                        .as("%s at %d", detail, step.index())
                        .hasSize(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(Packaged.TECHNIQUES)
    void aRoundIsNeverPastTheLastOne(Technique technique) {
        Traced traced = Traced.of(technique, ChosenInputs.EXAMPLE);
        for (Step step : traced.trace().steps()) {
            LoopRound round = StepReference.round(traced.trace(), step.index());
            if (round != null) {
                assertThat(round.number()).isBetween(1, round.last());
            }
        }
    }

    @Test
    void aLoopSaysWhichRoundAsTheCoreCounts() {
        assertThat(round(left, "run.2")).isEqualTo(new LoopRound(2, 6));
        assertThat(round(left, "run.6")).isEqualTo(new LoopRound(6, 6));
        assertThat(round(left, "beyond")).isNull();
        Traced each = Traced.of("popcount/clear-lowest", ChosenInputs.EXAMPLE);
        assertThat(round(each, "count.2").number()).isEqualTo(1);
    }

    private static LoopRound round(Traced traced, String at) {
        return StepReference.round(traced.trace(), traced.step(at).index());
    }

    private static Stream<StepLink> ticks(Traced traced, Detail detail, int step) {
        Trace trace = traced.trace();
        Stops stops = Stops.around(trace, detail, step);
        return StepLinks.around(trace, detail, stops, step, StepRange.whole(trace)).stream();
    }

    /** A line a round or a call: {@code shiftLeft 3: <= << [&] |}. */
    private static List<String> drawn(Traced traced, Detail detail, int step) {
        List<StepLink> ticks = ticks(traced, detail, step).toList();
        return Runs.of(ticks, (one, other) -> !other.starts()).stream()
                .map(group -> drawn(traced.trace(), group))
                .toList();
    }

    private static String drawn(Trace trace, List<StepLink> group) {
        Step first = trace.step(group.get(0).step());
        LoopRound round = StepReference.round(trace, first.index());
        String method =
                first.call() < 0 ? "" : trace.call(first).method().replaceFirst(".*\\.", "") + " ";
        return group.stream()
                .map(tick -> tick.current() ? "[" + tick.text() + "]" : tick.text())
                .collect(
                        Collectors.joining(
                                " ", method + (round == null ? "" : round.number() + ": "), ""));
    }
}
