package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.step.StepLegend.LegendView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The legend names everything that a step shows, and nothing else. */
class StepLegendTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    private static List<String> legend(String id, String at, boolean bitNumbers) {
        return views(id, at, bitNumbers).stream().map(LegendView::css).toList();
    }

    private static List<LegendView> views(String id, String at, boolean bitNumbers) {
        Messages words = Messages.english();
        Technique technique = CATALOGUE.find(id).orElseThrow();
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = CATALOGUE.program().trace(technique.method(), arguments.values());
        Narrator narrator =
                new Narrators(words, CATALOGUE.sources()).of(trace, TraceContext.of(arguments));
        EquationView equation =
                new EquationBuilder(narrator, bitNumbers)
                        .of(trace.steps().get(StepReference.of(at, trace).step()));
        return new StepLegend(words, bitNumbers).of(equation);
    }

    @Test
    void anAdditionShowsDiscsAndItsCarries() {
        assertThat(legend("reversi/mobility/carry", "ripple", false))
                .containsExactly("set", "black", "white", "new", "lost", "carry", "meeting", "hex");
    }

    @Test
    void whatIsSeenOnlyByWhoPointsAtItIsToldSo() {
        assertThat(views("reversi/mobility/carry", "ripple", false))
                .filteredOn(each -> each.name().contains("point at the picture"))
                .extracting(LegendView::css)
                .containsExactly("meeting");
    }

    @Test
    void aShiftShowsWhichWayTheBitsMove() {
        assertThat(legend("reversi/mobility/carry", "start", false))
                .containsExactly("set", "black", "white", "origin", "arrow", "hex");
    }

    @Test
    void bitNumbersAreExplainedWhereTheyAreShown() {
        assertThat(legend("reversi/mobility/carry", "start", true)).contains("numbers");
    }

    @Test
    void aRowOfBitsHasNoDiscs() {
        assertThat(legend("bits/carry-run", "0", false)).doesNotContain("black", "white", "half");
    }
}
