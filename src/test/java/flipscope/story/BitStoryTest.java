package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.story.BitStory.Chapter;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BitStoryTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Narrators NARRATORS =
            new Narrators(Messages.english(), CATALOGUE.sources());

    /** b5 is legal for Black: three white discs, c5 to e5, and a black one on f5. */
    private static final Position LONG_RUN =
            PositionText.read("-".repeat(32) + "--OOOX--" + "-".repeat(24) + " X");

    private static final int A5 = Squares.at(0, 4);
    private static final int B5 = Squares.at(1, 4);

    @Test
    void aLegalMoveGoesBackSquareBySquareToTheDisc() {
        assertThat(sentences("reversi/mobility/left", "legal", B5))
                .isEqualTo(
                        """
                        b5 is in both, beyond and empty.
                        The bit on c5 moves one square left, to b5.
                        c5 is in both, run << 1 and passable. The bit on d5 moves one square left, to c5.
                        d5 is in both, run << 1 and passable. The bit on e5 moves one square left, to d5.
                        e5 is in both, beside and passable.
                        The bit on f5 moves one square left, to e5.
                        f5 is one of Black’s discs. The story starts here.\
                        """);
    }

    @Test
    void aCarryNamesWhereItStartedAndWhatItRanThrough() {
        assertThat(sentences("reversi/mobility/carry", "landed", B5))
                .isEqualTo(
                        """
                        b5 is in both, ripple and empty.
                        b5 is 1 because a carry started at e5 and ran left through d5, c5: it stops here.
                        The bit on f5 moves one square left, to e5.
                        f5 is one of Black’s discs. The story starts here.\
                        """);
        BitStory story = story("reversi/mobility/carry", "landed", B5);
        assertThat(Squares.names(story.chapters().get(1).others())).isEqualTo("c5 d5 e5");
    }

    @Test
    void aMissingBitHasAStoryToo() {
        assertThat(sentences("reversi/mobility/left", "legal", A5))
                .isEqualTo(
                        """
                        a5 is not in beyond.
                        b5 moves to a5, and b5 is 0.
                        b5 is not in passable.
                        b5 is not one of White’s discs. The story starts here.\
                        """);
    }

    @Test
    void inARegisterOfLanesTheCarriesAreFollowed() {
        assertThat(sentences("popcount/stages", "twoRows", Squares.at(4, 5)))
                .startsWith("e6 is 1 because a carry started at g6 and ran left through f6")
                .endsWith("is set in bits from the start.");
    }

    @Test
    void theStoryOfAnOperandBeginsWithTheStepThatMadeIt() {
        Trace trace = trace("reversi/mobility/left");
        Step legal = step(trace, "legal");
        BitStory story =
                BitStory.ofOperand(
                        NARRATORS.of(trace, TraceContext.of(LONG_RUN)),
                        legal,
                        legal.operands().get(0),
                        B5);
        assertThat(story.name()).isEqualTo("b5");
        assertThat(story.chapters().get(0).text()).isEqualTo("run << 1");
    }

    @Test
    void aLongStoryIsFoldedBeforeItsEnd() {
        Position longest = PositionText.read("-OOOOOOX" + "-".repeat(56) + " X");
        Technique left = CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Trace trace =
                CATALOGUE
                        .program()
                        .trace(left.method(), left.bind(ChosenInputs.of(longest)).values());
        Step legal = step(trace, "legal");
        BitStory story =
                BitStory.ofResult(NARRATORS.of(trace, TraceContext.of(longest)), legal, 63);
        assertThat(story.chapters()).hasSize(8);
        assertThat(story.folded()).isPositive();
        assertThat(story.chapters().get(7).sentence()).startsWith("h1 is one of Black’s discs");
    }

    private static String sentences(String id, String variable, int bit) {
        return story(id, variable, bit).chapters().stream()
                .map(Chapter::sentence)
                .collect(Collectors.joining("\n"));
    }

    private static BitStory story(String id, String variable, int bit) {
        Trace trace = trace(id);
        return BitStory.ofResult(
                NARRATORS.of(trace, TraceContext.of(LONG_RUN)), step(trace, variable), bit);
    }

    private static Step step(Trace trace, String variable) {
        return trace.steps().get(StepReference.of(variable, trace).step());
    }

    private static Trace trace(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        ChosenInputs setup = new ChosenInputs(Optional.of(LONG_RUN), Map.of());
        return CATALOGUE.program().trace(technique.method(), technique.bind(setup).values());
    }
}
