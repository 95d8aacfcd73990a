package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.testkit.Packaged;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever reads only the sentence of a stop learns whether it changed anything. */
class UnchangedSentencesTest {
    @ParameterizedTest
    @MethodSource(Packaged.IDS)
    void aStopThatChangesNothingSaysSo(String id) {
        Traced traced = Traced.of(id, ChosenInputs.EXAMPLE);
        Trace trace = traced.trace();
        List<String> silent = new ArrayList<>();
        for (Detail detail : Detail.values()) {
            for (Stop stop : Stops.of(trace, detail).list()) {
                String said = traced.narrator().sentence(stop);
                if (isStill(trace, stop, detail) && !saysSo(said)) {
                    silent.add(
                            detail
                                    + " "
                                    + stop.step()
                                    + " "
                                    + trace.steps().get(stop.step()).text()
                                    + ": "
                                    + said);
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    /** By operation only sets are meant: what is passed on or counted is not said to stay. */
    private static boolean isStill(Trace trace, Stop stop, Detail detail) {
        if (detail != Detail.OPERATION) {
            return Chain.of(trace, stop, detail).still() != Chain.Still.NO;
        }
        Step step = trace.steps().get(stop.step());
        boolean joins =
                switch (step.operator()) {
                    case AND, OR, XOR -> BitNames.areBits(step.site().resultView());
                    default -> false;
                };
        return joins
                && step.marks().lost() == 0
                && step.result().equals(step.operands().get(0).value());
    }

    /** The last stop may tell the answer instead. */
    private static boolean saysSo(String sentence) {
        return sentence.matches(
                "(?s).*([Nn]othing\\b|Keeps all of it|Kept all: |\\bempty\\b|The answer: ).*");
    }
}
