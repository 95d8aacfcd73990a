package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.rules.Position;
import flipscope.trace.Call;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StopsTest {
    private final Traced left = Traced.of("reversi/mobility/left", ChosenInputs.of(Position.START));
    private final Traced shifts =
            Traced.of("reversi/mobility/shifts", ChosenInputs.of(Position.START));

    @Test
    void byStageThereIsOneAStage() {
        assertThat(left.shown(Detail.STAGE))
                .containsExactly(
                        "opponent & INNER_FILES", "own << 1", "beside & passable", "return legal");
    }

    @Test
    void aStageThatEndsInIdleRoundsShowsWhatMadeItsValueAndSaysSo() {
        Stop run = left.stops(Detail.STAGE).get(2);
        assertThat(told(left, run))
                .isEqualTo(
                        "Keep those on passable discs; run on. run = beside & passable: d4."
                                + " Five more rounds: no change.");
        Traced longRun = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE);
        Stop fifth = longRun.stops(Detail.STAGE).get(2);
        assertThat(StepReference.name(longRun.trace(), fifth.step())).isEqualTo("run.5");
        assertThat(StepReference.name(longRun.trace(), fifth.result())).isEqualTo("run.6");
    }

    private static String told(Traced traced, Stop stop) {
        return traced.narrator().sentence(stop);
    }

    @Test
    void byStatementWhatTeachesNothingIsFolded() {
        assertThat(left.shown(Detail.STATEMENT))
                .containsExactly(
                        "opponent & INNER_FILES",
                        "own << 1",
                        "beside & passable",
                        "Rounds 2 to 6 add nothing: no run is longer.",
                        "run << 1",
                        "~(own | opponent)",
                        "beyond & empty",
                        "return legal");
    }

    @Test
    void onlyTheIdleRoundsOfALoopAreFolded() {
        Traced longRun = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE);
        assertThat(longRun.shown(Detail.STATEMENT))
                .filteredOn(text -> text.startsWith("run |=") || text.startsWith("Round"))
                .containsExactly(
                        "run |= run << 1 & passable",
                        "run |= run << 1 & passable",
                        "run |= run << 1 & passable",
                        "run |= run << 1 & passable",
                        "Round 6 adds nothing: no run is longer.");
    }

    @Test
    void byOperationEverythingIsShown() {
        assertThat(left.stops(Detail.OPERATION)).hasSameSizeAs(left.trace().steps());
    }

    @Test
    void aLoopsLastLookIsShownAndNeverCalledIdle() {
        Traced walk =
                Traced.source(
                        "bits=5",
                        """
                        static long f(long bits) {
                            long seen = 0;
                            while (bits != 0) {
                                seen |= bits & -bits;
                                bits &= bits - 1;
                            }
                            return seen;
                        }
                        """);
        assertThat(walk.shown(Detail.STATEMENT))
                .containsExactly(
                        "bits != 0",
                        "seen |= bits & -bits",
                        "bits &= bits - 1",
                        "bits != 0",
                        "seen |= bits & -bits",
                        "bits &= bits - 1",
                        "bits != 0",
                        "return seen");
    }

    @Test
    void roundsWithoutAChangeAreIdleWhateverTheirLocalsDo() {
        Traced rays =
                Traced.source(
                        "bits=1",
                        """
                        static long f(long bits) {
                            long found = 0;
                            for (int by = 1; by <= 4; by++) {
                                long moved = bits >>> by;
                                if ((moved & 1) != 0) {
                                    found |= moved;
                                }
                            }
                            return found;
                        }
                        """);
        assertThat(rays.shown(Detail.STATEMENT))
                .containsExactly(
                        "Rounds 1 to 4 change nothing: (moved & 1) != 0 is false each time.",
                        "return found");
    }

    /** Two of the cells of the first line are not marked; the third one counts. */
    @Test
    void roundsOfALoopInALoopAreToldApart() {
        Traced list = Traced.of("tictactoe/list", ChosenInputs.EXAMPLE);
        assertThat(list.shown(Detail.STATEMENT).subList(0, 4))
                .containsExactly(
                        "Rounds 1 to 2 change nothing: count += mark(own, cell) leaves count at 0.",
                        "count += mark(own, cell)",
                        "count == 3",
                        "Round 1 changes nothing: count += mark(own, cell) leaves count at 0.");
    }

    @Test
    void nextAndPreviousWalkThroughTheList() {
        Stops stops = Stops.of(left.trace(), Detail.STATEMENT);
        int at = stops.first().step();
        int count = 1;
        for (Optional<Integer> next = stops.next(at); next.isPresent(); next = stops.next(at)) {
            assertThat(stops.previous(next.get())).contains(at);
            at = next.get();
            count++;
        }
        assertThat(at).isEqualTo(stops.last().step());
        assertThat(count).isEqualTo(stops.list().size());
        assertThat(stops.previous(stops.first().step())).isEmpty();
    }

    @Test
    void aCallIsOneStopThatCanBeEntered() {
        Trace trace = shifts.trace();
        Stops outside = Stops.of(trace, Detail.STATEMENT);
        int run = shifts.step("run").index();
        Call call = outside.into(run).orElseThrow();
        assertThat(call.method()).isEqualTo("Fill.shiftLeft");
        assertThat(outside.stopOf(call.enter())).isEqualTo(outside.stopOf(call.leave()));

        Stops inside = Stops.of(trace, Detail.STATEMENT, call.index());
        assertThat(inside.first().first()).isEqualTo(call.enter() + 1);
        assertThat(inside.last().last()).isEqualTo(call.leave());
        assertThat(inside.next(inside.last().step())).contains(run);
        assertThat(Stops.around(trace, Detail.STATEMENT, call.enter() + 1).list())
                .isEqualTo(inside.list());
        assertThat(Stops.around(trace, Detail.STATEMENT, run).list()).isEqualTo(outside.list());
    }

    @Test
    void byOperationACallCanBeSteppedOver() {
        Call call = shifts.trace().calls().get(0);
        Stops stops = Stops.of(shifts.trace(), Detail.OPERATION);
        assertThat(stops.next(call.enter())).contains(call.enter() + 1);
        assertThat(stops.over(call.enter())).contains(call.leave());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "3, 3, true",
        "-1, 0, false",
        "99999999999, 34, false",
        "beyond, 30, true",
        "run.1, 2, true",
        "run.2, 7, true",
        "run.6, 27, true",
        "run.7, 27, false",
        "nothing, 0, false",
        "own, 0, false",
        "'run.', 0, false",
        "'', 0, false"
    })
    void aMomentIsAnIndexOrAName(String at, int step, boolean exact) {
        assertThat(StepReference.of(at, left.trace())).isEqualTo(new StepReference(step, exact));
    }

    @Test
    void namesLeadBack() {
        for (Traced traced : List.of(left, shifts)) {
            traced.trace()
                    .steps()
                    .forEach(
                            step -> {
                                String name = StepReference.name(traced.trace(), step.index());
                                assertThat(StepReference.of(name, traced.trace()))
                                        .isEqualTo(new StepReference(step.index(), true));
                            });
        }
        assertThat(StepReference.name(left.trace(), 7)).isEqualTo("run.2");
        assertThat(StepReference.name(left.trace(), 3)).isEqualTo("round");
    }

    @Test
    void variablesKeepTheirPlaces() {
        List<LocalVariable> early = LocalVariable.at(left.trace(), left.step("beside"));
        assertThat(early)
                .extracting(LocalVariable::name)
                .containsExactly(
                        "own",
                        "opponent",
                        "passable",
                        "beside",
                        "run",
                        "round",
                        "beyond",
                        "empty",
                        "legal");
        assertThat(early)
                .extracting(variable -> variable.value().isPresent())
                .containsExactly(true, true, true, true, false, false, false, false, false);
        assertThat(early)
                .filteredOn(LocalVariable::changed)
                .extracting(LocalVariable::name)
                .containsExactly("beside");
        assertThat(LocalVariable.at(left.trace(), left.step("run.3")))
                .noneMatch(LocalVariable::changed);
    }

    @Test
    void aVariableKnowsItsChangesBeforeAndAfterAStep() {
        Traced longRun = Traced.of("reversi/mobility/left", ChosenInputs.EXAMPLE);
        LocalVariable run = LocalVariable.at(longRun.trace(), longRun.step("run.3")).get(4);
        assertThat(run.name()).isEqualTo("run");
        assertThat(run.previous()).contains(longRun.step("run.2").index());
        assertThat(run.next()).contains(longRun.step("run.4").index());

        LocalVariable last = LocalVariable.at(longRun.trace(), longRun.step("run.6")).get(4);
        assertThat(last.next()).as("round 6 adds nothing").isEmpty();
    }

    @Test
    void variablesOfACalleeAreItsOwn() {
        Call call = shifts.trace().calls().get(0);
        List<LocalVariable> inside =
                LocalVariable.at(shifts.trace(), shifts.trace().steps().get(call.enter() + 1));
        assertThat(inside)
                .extracting(LocalVariable::name)
                .containsExactly("from", "passable", "by", "beside", "run", "round");
        assertThat(inside.get(0).value()).contains(shifts.trace().inputs().get(0).value());
    }
}
