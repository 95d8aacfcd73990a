package flipscope.story.motion;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Chain;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.testkit.Packaged;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A written sum keeps time with its stage, also where the stage plays more than the sum. */
class SumClockTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    private static Trace trace(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        return CATALOGUE
                .program()
                .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
    }

    private static Step assigns(Trace trace, String name) {
        return trace.steps().stream()
                .filter(each -> name.equals(each.assigns()))
                .findFirst()
                .orElseThrow();
    }

    private static Stop stop(Trace trace, Detail detail, Step step) {
        return Stops.of(trace, detail).stopOf(step.index());
    }

    private static List<Integer> row(Trace trace, Detail detail, Step step, int low) {
        return SumClock.of(trace, stop(trace, detail, step), detail, step)
                .orElseThrow()
                .row(low, 8);
    }

    /** Row 4 of the carry trick: f starts a carry that runs to a; g and h are idle. */
    @Test
    void aColumnIsSettledWhenItsCellIs() {
        Trace trace = trace("reversi/mobility/carry");
        Step ripple = assigns(trace, "ripple");
        List<Integer> row = row(trace, Detail.OPERATION, ripple, 32);
        assertThat(row.subList(0, 2))
                .as("h and g, while the rest is laid over")
                .containsExactly(200, 400);
        StageAt met = new StageAt(Motions.of(ripple).orElseThrow(), 400);
        assertThat(met.things(Layer.Shape.MEETING)).as("f has not yet").hasSize(3);
        assertThat(row.subList(2, 8))
                .as("f to a")
                .containsExactly(760, 1120, 1480, 1840, 2200, 2560);
        long last = ((Word) ripple.result()).bits() >>> 32 & 0xFF;
        assertThat(last).as("what the row then is").isEqualTo(0x80);
    }

    @Test
    void laterRowsEndWithTheStage() {
        Trace trace = trace("reversi/mobility/carry");
        Step ripple = assigns(trace, "ripple");
        int duration = Motions.of(ripple).orElseThrow().duration();
        List<Integer> ends = new ArrayList<>();
        for (int low = 0; low < 64; low += 8) {
            ends.add(row(trace, Detail.OPERATION, ripple, low).get(7));
        }
        assertThat(ends).allMatch(each -> each <= duration).contains(duration);
    }

    /** All lanes are added at once, and the written sum is worked out as long as that takes. */
    @Test
    void overLanesTheColumnsAreSettledOneAfterAnotherToTheEnd() {
        Trace trace = trace("popcount/stages");
        Step pairs = assigns(trace, "pairs");
        int duration = Motions.of(pairs).orElseThrow().duration();
        List<Integer> row = row(trace, Detail.OPERATION, pairs, 56);
        assertThat(row).isSorted().doesNotHaveDuplicates().endsWith(duration);
        assertThat(row.get(0)).isEqualTo(duration / 8);
    }

    /** The two numbers of a lane are gone when their sum comes in their place. */
    @Test
    void noTwoNumbersStandOverOneAnother() {
        Motion pairs = Motions.of(assigns(trace("popcount/stages"), "pairs")).orElseThrow();
        int gone =
                pairs.layers().stream()
                        .mapToInt(each -> end(each, Keyframe.Kind.FADE_OUT))
                        .max()
                        .orElseThrow();
        Layer sum = pairs.layers().get(pairs.layers().size() - 1);
        assertThat(sum.moves()).extracting(Keyframe::kind).containsExactly(Keyframe.Kind.FADE_IN);
        assertThat(sum.moves().get(0).start()).isGreaterThanOrEqualTo(gone);
    }

    private static int end(Layer layer, Keyframe.Kind kind) {
        boolean number = layer.shape() == Layer.Shape.NUMBER;
        return layer.moves().stream()
                .filter(each -> number && each.kind() == kind)
                .mapToInt(Keyframe::end)
                .max()
                .orElse(0);
    }

    @Test
    void amongOtherOperationsItWaitsForItsTurn() {
        int followed = 0;
        for (String id :
                List.of("reversi/flips/carry", "popcount/subtract", "reversi/mobility/carry")) {
            Trace trace = trace(id);
            for (Stop stop : Stops.of(trace, Detail.STATEMENT).list()) {
                Chain chain = Chain.of(trace, stop, Detail.STATEMENT);
                for (Played each : ChainMotion.of(trace, chain).steps()) {
                    boolean sum =
                            each.step().operator() == Operator.ADD
                                    || each.step().operator() == Operator.SUBTRACT;
                    if (sum && each.start() > 0) {
                        followed++;
                        assertThat(
                                        SumClock.of(trace, stop, Detail.STATEMENT, each.step())
                                                .orElseThrow()
                                                .row(0, 8))
                                .as(each.step().text())
                                .allMatch(time -> time > each.start())
                                .allMatch(time -> time <= each.start() + each.length());
                    }
                }
            }
        }
        assertThat(followed).isPositive();
    }
}
