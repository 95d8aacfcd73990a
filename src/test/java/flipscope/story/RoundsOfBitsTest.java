package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.trace.Trace;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The last picture of a loop says of each bit in which round it was set. */
class RoundsOfBitsTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    private static Trace trace(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        return CATALOGUE
                .program()
                .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
    }

    private static Map<Integer, Integer> numbers(Trace trace, int stage) {
        Stop stop = Stops.of(trace, Detail.STAGE).list().get(stage);
        return Chain.of(trace, stop, Detail.STAGE).roundsOfBits(trace);
    }

    /** {@code run.1} stands before the loop, whose rounds are 2 to 6. */
    @Test
    void eachBitHasTheRoundAfterWhichItIsSetFirst() {
        Trace trace = trace("reversi/mobility/left");
        Map<Integer, Integer> expected = new TreeMap<>();
        long before = bits(trace, 1);
        for (int round = 2; round <= 6; round++) {
            long after = bits(trace, round);
            for (int bit = 0; bit < 64; bit++) {
                if ((after >>> bit & 1) > (before >>> bit & 1)) {
                    expected.put(bit, round);
                }
            }
            before = after;
        }
        assertThat(expected).hasSizeGreaterThan(4);
        assertThat(numbers(trace, 2)).isEqualTo(expected);
    }

    private static long bits(Trace trace, int run) {
        int step = StepReference.of("run." + run, trace).step();
        return trace.steps().get(step).assigned().bits();
    }

    @Test
    void whatIsNoLoopHasNone() {
        assertThat(numbers(trace("reversi/mobility/left"), 0)).isEmpty();
        assertThat(numbers(trace("reversi/mobility/carry"), 2)).isEmpty();
    }
}
