package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which two techniques of a subject a beginner compares first. */
class ComparablePairTest {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Traces TRACES = new Traces(CATALOGUE);

    @ParameterizedTest
    @CsvSource({
        "mobility, reversi/mobility/carry, reversi/mobility/shifts",
        "flips, reversi/flips/loop, reversi/flips/two-fills",
        "popcount, popcount/clear-lowest, popcount/stages",
        "tictactoe, tictactoe/list, tictactoe/lines",
        "scorefour, scorefour/list, scorefour/win"
    })
    void theFirstTwoOfThePathThatAnswerAlikeAreTheEasiest(
            String subject, String left, String right) {
        ComparablePair pair = ComparablePair.easiest(subject, CATALOGUE, TRACES).orElseThrow();
        assertThat(pair.left().id()).isEqualTo(left);
        assertThat(pair.right().id()).isEqualTo(right);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bits", "move"})
    void whereEachAnswersAQuestionOfItsOwnThereIsNoPair(String subject) {
        assertThat(ComparablePair.easiest(subject, CATALOGUE, TRACES)).isEmpty();
    }

    @Test
    void oneDirectionIsNoFairMatchForEight() {
        ComparablePair pair = ComparablePair.easiest("mobility", CATALOGUE, TRACES).orElseThrow();
        assertThat(pair.left().id()).isNotEqualTo("reversi/mobility/left");
    }
}
