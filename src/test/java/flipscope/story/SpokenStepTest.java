package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.Step;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a screen reader says of a step: it waits for no one, so it is short. */
class SpokenStepTest {
    private static final int POSITIONS = Share.of(10, 100);

    static List<Technique> ofMobilityAndFlips() {
        return Packaged.techniques().stream()
                .filter(each -> List.of("mobility", "flips").contains(each.family()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void everyStepOfAnExampleIsSpokenInAtMostTwentyWords(Technique technique) {
        speaksBriefly(Traced.of(technique, ChosenInputs.EXAMPLE));
    }

    @ParameterizedTest
    @MethodSource("ofMobilityAndFlips")
    void soIsEveryStepOnAnyPosition(Technique technique) {
        LongStream.range(0, POSITIONS)
                .mapToObj(RandomPositions::reachable)
                .filter(at -> at.legalMoves() != 0)
                .forEach(at -> speaksBriefly(Traced.of(technique, setup(technique, at))));
    }

    @Test
    void mobilityAndFlipsHaveManyTechniques() {
        assertThat(ofMobilityAndFlips()).hasSizeGreaterThan(10);
    }

    private static ChosenInputs setup(Technique technique, Position at) {
        return technique.takes(From.MOVE)
                ? ChosenInputs.of(at, Squares.list(at.legalMoves()).get(0))
                : ChosenInputs.of(at);
    }

    private static void speaksBriefly(Traced traced) {
        for (Step step : traced.trace().steps()) {
            String spoken = traced.narrator().spoken(step);
            assertThat(spoken.split("\\s+")).as(spoken).hasSizeBetween(2, SpokenStep.MOST_WORDS);
        }
    }
}
