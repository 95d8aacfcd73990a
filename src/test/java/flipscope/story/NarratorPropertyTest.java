package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.rules.Position;
import flipscope.testkit.FewTries;
import flipscope.testkit.RandomBoards;
import flipscope.trace.Operand;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever is stepped, there are words for it, and they fit. */
class NarratorPropertyTest implements RandomBoards {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    @Property(tries = 30)
    @FewTries(8)
    void everyStepOnAReachablePositionIsTold(@ForAll("reachable") Position at) {
        tellAll(at);
    }

    @Property(tries = 15)
    @FewTries(4)
    void everyStepOnACrowdedBoardIsTold(@ForAll("crowded") Position at) {
        tellAll(at);
    }

    @Property(tries = 30)
    @FewTries(8)
    void everyStepOnAnyBitsIsTold(@ForAll long bits, @ForAll @IntRange(max = 255) int run) {
        ChosenInputs setup =
                ChosenInputs.of(Map.of("bits", "0x" + Long.toHexString(bits), "run", "" + run));
        for (Technique technique : Traced.CATALOGUE.techniques()) {
            if (!technique.takes(From.POSITION)) {
                tell(Traced.of(technique, setup));
            }
        }
    }

    private static void tellAll(Position at) {
        for (Technique technique : Traced.CATALOGUE.techniques()) {
            if (technique.takes(From.POSITION)
                    && !(technique.takes(From.MOVE) && at.empty() == 0)) {
                tell(Traced.of(technique, ChosenInputs.of(at)));
            }
        }
    }

    private static void tell(Traced traced) {
        Trace trace = traced.trace();
        for (Step step : trace.steps()) {
            fits(traced.narrator().sentence(step));
            String spoken = traced.narrator().spoken(step);
            assertThat(BLANKS.split(spoken)).as(spoken).hasSizeBetween(2, 20);
            for (Operand operand : step.operands()) {
                assertThat(traced.narrator().role(step, operand)).hasSizeLessThan(60);
            }
        }
        for (Stage stage : trace.stages()) {
            fits(traced.narrator().stageSentence(stage));
            assertThat(traced.narrator().stageTitle(stage)).isNotBlank();
        }
        for (Detail detail : Detail.values()) {
            coversAll(traced, Stops.of(trace, detail).list());
        }
    }

    private static void fits(String sentence) {
        assertThat(sentence).isNotBlank().hasSizeLessThanOrEqualTo(Narrator.LONGEST);
        assertThat(sentence)
                .doesNotContain("  ", "null", "{", "..", " .", " ,", "nothing and")
                .endsWith(".");
    }

    /** The stops follow one another without a gap, from the first step to the last. */
    private static void coversAll(Traced traced, List<Stop> stops) {
        int next = 0;
        for (Stop stop : stops) {
            assertThat(stop.first()).isEqualTo(next);
            assertThat(stop.covers(stop.step())).isTrue();
            fits(traced.narrator().sentence(stop));
            next = stop.last() + 1;
        }
        assertThat(next).isEqualTo(traced.trace().steps().size());
    }
}
