package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Two traces followed together: where they meet, where they part, and how a step is named. */
class SideBySideTest {
    private static final ComparisonWords WORDS = new ComparisonWords(Messages.english());

    static List<String> slips() {
        return Traced.CATALOGUE.techniques().stream()
                .filter(each -> !each.correctForm().isEmpty())
                .map(Technique::id)
                .toList();
    }

    private static SideBySide sideBySide(String left, String right) {
        Traced one = Traced.of(left, ChosenInputs.EXAMPLE);
        return SideBySide.of(one.trace(), onItsInputs(one, right));
    }

    private static SideBySide slip(String id) {
        Traced slip = Traced.of(id, ChosenInputs.EXAMPLE);
        return SideBySide.ofSlip(slip.trace(), onItsInputs(slip, right(id)));
    }

    private static String right(String slip) {
        return Traced.CATALOGUE.find(slip).orElseThrow().correctForm();
    }

    private static Trace onItsInputs(Traced one, String id) {
        var inputs = one.arguments();
        return Traced.of(id, new ChosenInputs(inputs.position(), inputs.query())).trace();
    }

    private static Stream<String> meetings(SideBySide both) {
        return both.pairs().stream()
                .filter(AlignedPair::agree)
                .map(
                        pair ->
                                pair.left().orElseThrow().name()
                                        + "="
                                        + pair.right().orElseThrow().name());
    }

    @Test
    void theWaysToCountDiscsMeetAfterEachOfTheFirstStages() {
        assertThat(meetings(sideBySide("popcount/stages", "popcount/subtract")))
                .startsWith("pairs=pairs", "nibbles=nibbles", "rows=rows", "count=count");
    }

    @Test
    void valuesOfOtherNamesMeetToo() {
        assertThat(meetings(sideBySide("reversi/mobility/carry", "reversi/mobility/shifts")))
                .contains("passable=sideways", "empty=empty");
    }

    @Test
    void equalAnswersAreTheLastMeeting() {
        SideBySide both = sideBySide("reversi/flips/loop", "reversi/flips/core");
        AlignedPair last = both.pairs().get(both.pairs().size() - 1);
        assertThat(last.agree()).isTrue();
        assertThat(last.left().orElseThrow().value()).isEqualTo(both.left().result());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clinic/mobility-right-mask | run = Fill.shiftRight(own, upright, 1) | run ="
                        + " Fill.shiftRight(own, sideways, 1)",
                "clinic/flips-edge-anchor | walker = walker >>> by & inner | walker >>>= by",
                "clinic/tictactoe-columns | count += TicTacToeList.mark(own, cell) | count +="
                        + " mark(own, cell)",
                "clinic/start-position | typedOwn = black ? TYPED_BLACK : TYPED_WHITE |",
                "clinic/flips-own-anchor | return closed && passed != 0 ? walker : 0 | return"
                        + " closed ? passed : 0",
                "clinic/legal-sign | wide = mask | top = free & TOP_LAYER",
                "clinic/hash-undo | tower = all & COLUMN_A1 << column | before ="
                        + " ScoreFourHash.balls(own, player) ^ ScoreFourHash.balls(opponent, player ^"
                        + " 1)",
                "clinic/reach-after | mine != 0 && theirs != 0 | theirs = open"
            })
    void aSlipPartsFromItsRightFormAtTheVeryStatement(String id, String left, String right) {
        SideBySide both = slip(id);
        AlignedPair firstDifference = both.pairs().get(both.firstDifference().orElseThrow());
        assertThat(firstDifference.left().map(Milestone::statement)).hasValue(left);
        assertThat(firstDifference.right().map(Milestone::statement).orElse(null)).isEqualTo(right);
    }

    @ParameterizedTest
    @MethodSource("slips")
    void beforeTheyPartTheySaidNothingElse(String id) {
        SideBySide both = slip(id);
        assertThat(both.pairs().subList(0, both.firstDifference().orElseThrow()))
                .filteredOn(pair -> pair.moves() == AlignedPair.Moves.BOTH)
                .allMatch(AlignedPair::agree);
    }

    @ParameterizedTest
    @MethodSource("slips")
    void theSidesCanBeExchanged(String id) {
        SideBySide both = slip(id);
        SideBySide mirrored = both.mirrored();
        assertThat(mirrored.pairs()).hasSameSizeAs(both.pairs());
        assertThat(mirrored.left()).isSameAs(both.right());
        assertThat(mirrored.mirrored()).isEqualTo(both);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clinic/mobility-right-mask | the slip takes upright (",
                "clinic/flips-edge-anchor | They first differ at “Look down and left”: walker is"
                        + " nothing in the slip and a7 in the correct form.",
                "clinic/tictactoe-columns | cell is 2 in the slip and 3 in the correct form.",
                "clinic/start-position | only the slip sets typedOwn, to d5, e6.",
                "clinic/flips-own-anchor | They first differ at “Look left”: the slip takes return"
                        + " closed && passed != 0 ? walker : 0 (d4) where the correct form takes return"
                        + " closed ? passed : 0 (e4).",
                "clinic/legal-sign | only the slip sets wide, to a1/2, b1/2, c1/2,",
                "clinic/hash-undo | They first differ at “Find the highest ball of the column”:"
                        + " only the slip sets tower, to c2/1, c2/2.",
                "clinic/reach-after | the correct form sets theirs to c3/2, and the slip does not."
            })
    void whereTheyPartIsSaidInWords(String id, String words) {
        TraceContext traceContext = Traced.of(id, ChosenInputs.EXAMPLE).traceContext();
        assertThat(
                        WORDS.firstDifference(
                                        slip(id), trace -> Traced.NARRATORS.of(trace, traceContext))
                                .orElseThrow())
                .contains(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clinic/mobility-right-mask | So the answer has a7, which should not be there, and"
                        + " lacks f8.",
                "clinic/flips-edge-anchor | So the answer lacks d4, c5, b6.",
                "clinic/tictactoe-columns | So the slip answers false; the correct answer is true.",
                "clinic/start-position | So the answer has c6, which should not be there, and lacks"
                        + " c4.",
                "clinic/flips-own-anchor | So the answer has d4, which should not be there, and"
                        + " lacks e4.",
                "clinic/reach-after | So the slip answers c4/1 and nothing; the correct answer is"
                        + " c4/1 and c3/2."
            })
    void theFaultOfTheAnswerIsSaidInWords(String id, String words) {
        SideBySide both = slip(id);
        assertThat(WORDS.mistake(both.left(), both.right())).isEqualTo(words);
    }

    @ParameterizedTest
    @MethodSource("slips")
    void everyBeatHasANameThatLeadsBackToIt(String id) {
        for (SideBySide both : List.of(slip(id), slip(id).mirrored())) {
            for (int index = 0; index < both.pairs().size(); index++) {
                assertThat(both.at(both.name(index))).isEqualTo(new StepReference(index, true));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"999, 8, false", "nowhere, 0, false", "rows, 3, true", "right.sums, 6, true"})
    void anAddressMeansTheNearestBeat(String at, int index, boolean exact) {
        SideBySide both = sideBySide("popcount/stages", "popcount/subtract");
        assertThat(both.at(at)).isEqualTo(new StepReference(index, exact));
    }
}
