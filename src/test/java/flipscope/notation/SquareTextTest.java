package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTextTest {

    @Test
    void aSquareIsTheNumberOfItsBit() {
        assertThat(SquareText.read("a1")).isEqualTo(63);
        assertThat(SquareText.read("h1")).isEqualTo(56);
        assertThat(SquareText.read("a8")).isEqualTo(7);
        assertThat(SquareText.read("h8")).isZero();
    }

    @Test
    void everySquareIsReadAsItIsWritten() {
        for (int square = 0; square < 64; square++) {
            String name = Squares.name(square);
            assertThat(name).isEqualTo(Squares.name(square)).matches("[a-h][1-8]");
            assertThat(SquareText.read(name)).isEqualTo(square);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"C4", " c4", "c4\n", "+c4", "%20c4_", "ｃ４", "Ｃ４"})
    void caseWidthAndBlanksAroundItDoNotMatter(String text) {
        assertThat(Squares.name(SquareText.read(text))).isEqualTo("c4");
    }

    @Test
    void anythingElseIsNoSquare() {
        refused("»i4«")
                .says(
                        NotationProblem.SQUARE_UNKNOWN,
                        "\"i4\" is not a square: write a letter from a to h and a digit from 1 to"
                                + " 8, as in c4.");
        refused("»c9«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»c0«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»4c«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»c«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("  »44« ").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»ｉ４«").is(NotationProblem.SQUARE_UNKNOWN);
    }

    @Test
    void twoSquaresAreNotOne() {
        refused(" »c4d3«").is(NotationProblem.SQUARE_UNKNOWN);
        refused("»c4« d3").is(NotationProblem.SQUARE_UNKNOWN);
    }

    private static Refusal refused(String marked) {
        return new Refusal(SquareText::read, marked);
    }
}
