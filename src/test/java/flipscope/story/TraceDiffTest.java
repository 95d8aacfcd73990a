package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of changed code, on the example of the technique. */
class TraceDiffTest {
    private static final String CARRY = "reversi/mobility/carry";
    private static final Edit OR_FOR_PLUS = edit("MobilityCarry.mobility.19:|");
    private static final Edit SIGN_KEPT = edit("MobilityCarry.mobility.62:>>");

    private final Traces traces = new Traces();

    private static Edit edit(String written) {
        return Edit.read(written).orElseThrow();
    }

    private static Arguments example(String id) {
        Technique technique = Traced.CATALOGUE.find(id).orElseThrow();
        return technique.bind(ChosenInputs.EXAMPLE);
    }

    private TraceDiff traceDiff(String id, Edit edit) {
        Arguments arguments = example(id);
        Trace original = traces.of(arguments);
        Token token =
                Traced.CATALOGUE
                        .program()
                        .tokens(Traced.CATALOGUE.program().method(edit.method()).orElseThrow())
                        .get(edit.token() - 1);
        return new TraceDiff(edit, token, original, traces.of(arguments, Optional.of(edit)));
    }

    private static Step step(Trace trace, String at) {
        return trace.steps().get(StepReference.of(at, trace).step());
    }

    private String sentence(Edit edit, String at) {
        TraceDiff traceDiff = traceDiff(CARRY, edit);
        return narrator(traceDiff).sentence(step(traceDiff.changed(), at));
    }

    private static Narrator narrator(TraceDiff traceDiff) {
        TraceContext traceContext = TraceContext.of(example(CARRY)).changed(traceDiff);
        return Traced.NARRATORS.of(traceDiff.changed(), traceContext);
    }

    @Test
    void aChangedStepIsToldAsWhatItDoesNowAndWhatItDid() {
        assertThat(sentence(OR_FOR_PLUS, "ripple"))
                .isEqualTo(
                        "Changed here. Now: d2, g2 and 14 others. With + it was: d2, g2 and 5"
                                + " others.");
    }

    @Test
    void aLaterStepThatDiffersDoesNotClaimWhatItsAuthorWroteEither() {
        assertThat(sentence(OR_FOR_PLUS, "legal"))
                .isEqualTo(
                        "Different from before. Nothing is in both. Drops d2."
                                + " With + it was: Keeps what is in both: a4, b6. Drops d2.");
    }

    @Test
    void whereTheValuesWouldReadAlikeTheSquaresThatDifferAreTold() {
        assertThat(sentence(edit("MobilityCarry.mobility.6:-1L"), "ripple"))
                .isEqualTo(
                        "Different from before. Now: d2, g2 and 5 others. With Edges.INNER_FILES it"
                                + " was the same, but for h2, a3.");
    }

    @Test
    void whereTheWordsWouldBeTheSameTheValuesAreTold() {
        assertThat(sentence(OR_FOR_PLUS, "legal.2"))
                .isEqualTo("Different from before. Nothing changes. With + it was: a4, b6.");
    }

    @Test
    void aStepThatTheChangeDoesNotReachKeepsItsComment() {
        assertThat(sentence(OR_FOR_PLUS, "start"))
                .isEqualTo(Traced.of(CARRY, ChosenInputs.EXAMPLE).sentence("start"));
        assertThat(sentence(OR_FOR_PLUS, "upright"))
                .isEqualTo(Traced.of(CARRY, ChosenInputs.EXAMPLE).sentence("upright"));
    }

    @Test
    void aChangeThatDoesNoHarmIsStillSaid() {
        assertThat(sentence(SIGN_KEPT, "legal.2"))
                .startsWith("Changed here.")
                .endsWith("With >>> the result is the same.");
    }

    @Test
    void everyStepOfCodeThatIsAsLongHasItsCounterpartInBothDirections() {
        TraceDiff traceDiff = traceDiff(CARRY, OR_FOR_PLUS);
        assertThat(traceDiff.changed().steps())
                .allSatisfy(
                        step -> {
                            Step original = traceDiff.original(step).orElseThrow();
                            assertThat(original.index()).isEqualTo(step.index());
                            assertThat(traceDiff.changed(original)).containsSame(step);
                        });
    }

    @Test
    void stepsBehindATokenOfAnotherLengthAreFoundToo() {
        TraceDiff traceDiff = traceDiff("reversi/mobility/left", edit("Mobility.left.6:-1L"));
        Step passable = step(traceDiff.changed(), "passable");
        assertThat(traceDiff.original(passable).orElseThrow().assigns()).isEqualTo("passable");
    }

    @Test
    void theAuthorIsNeverQuotedWhereValuesDiffer() {
        TraceDiff traceDiff = traceDiff(CARRY, OR_FOR_PLUS);
        for (Step step : traceDiff.changed().steps()) {
            String told = narrator(traceDiff).sentence(step);
            assertThat(told).hasSizeLessThanOrEqualTo(Narrator.LONGEST);
            if (!traceDiff.holds(step)) {
                assertThat(told).contains("With +").doesNotContain("Ripple a carry", "Keep what");
            }
        }
    }

    @Test
    void aScreenReaderHearsThatTheCodeIsChanged() {
        TraceDiff traceDiff = traceDiff(CARRY, OR_FOR_PLUS);
        Trace changed = traceDiff.changed();
        assertThat(narrator(traceDiff).spoken(step(changed, "ripple"))).startsWith("Changed code.");
    }
}
