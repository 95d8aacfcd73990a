package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Setup;
import flipscope.catalogue.Traces;
import flipscope.trace.Trace;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cost that a method's Javadoc states is the number of operations that its trace counts. */
class CostTest {

    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Traces TRACES = new Traces(CATALOGUE);
    private static final Pattern COST = Pattern.compile("Cost:\\s+(\\d+)\\s+operations\\.");

    @ParameterizedTest
    @MethodSource("fixedCosts")
    void isWhatTheTraceCounts(String id) {
        Algorithm algorithm = CATALOGUE.find(id).orElseThrow();
        assertThat(example(id).counts().total()).isEqualTo(stated(algorithm));
    }

    /** Its cost depends on the position, and its Javadoc says how. */
    @Test
    void ofTheLoopGrowsByThreeForEachDiscWalkedOver() {
        Trace trace = example("reversi/flips/loop");
        long walkedOver =
                trace.steps().stream().filter(step -> step.text().startsWith("passed |=")).count();
        assertThat(walkedOver).isPositive();
        assertThat(trace.counts().total()).isEqualTo(34 + 3 * (int) walkedOver);
        assertThat(documentation("reversi/flips/loop"))
                .containsPattern(
                        "34\\s+operations,\\s+and\\s+3\\s+for\\s+each\\s+disc\\s+walked\\s+over");
    }

    /** It adds its own three to those of the loop that it calls. */
    @Test
    void ofPlayingAMoveIsThreeMoreThanFindingWhatFlips() {
        int flips = example("reversi/flips/loop").counts().total();
        assertThat(example("reversi/move/apply").counts().total()).isEqualTo(flips + 3);
        assertThat(documentation("reversi/move/apply"))
                .containsPattern("3\\s+operations\\s+and\\s+those\\s+of");
    }

    static List<String> fixedCosts() {
        return CATALOGUE.algorithms().stream()
                .filter(algorithm -> COST.matcher(algorithm.method().documentation()).find())
                .map(Algorithm::id)
                .toList();
    }

    private static int stated(Algorithm algorithm) {
        Matcher cost = COST.matcher(algorithm.method().documentation());
        assertThat(cost.find()).isTrue();
        return Integer.parseInt(cost.group(1));
    }

    private static String documentation(String id) {
        return CATALOGUE.find(id).orElseThrow().method().documentation();
    }

    private static Trace example(String id) {
        return TRACES.of(CATALOGUE.find(id).orElseThrow().bind(Setup.EXAMPLE));
    }
}
