package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.text.Messages;
import flipscope.trace.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperatorWordsTest {

    private static final OperatorWords WORDS = new OperatorWords(Messages.english());

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "bits & 3 ; AND: keeps what is in both",
                "bits | 3 ; OR: what is in either",
                "bits ^ 3 ; XOR: what is in just one of them",
                "~bits ; NOT: 1 becomes 0 and 0 becomes 1",
                "bits << 1 ; shift: every bit one place to the left, one square left",
                "bits >>> 9 ; shift: every bit 9 places to the right, one square down and right",
                "bits << 20 ; shift: every bit 20 places to the left",
                "bits + 1 ; plus: adds two numbers, carries and all",
                "-bits ; minus: every bit turned over, and 1 added",
            })
    void namesAnOperatorAndSaysWhatItDoesToAnyBits(String code, String words) {
        Traced traced =
                Traced.source(
                        "bits=0x0",
                        "static long f(long bits) {\n    return %s;\n}".formatted(code));
        Step step = traced.trace().steps().get(0);
        assertThat(WORDS.of(step)).isEqualTo(words);
    }

    @Test
    void inACubeNoShiftGoesLeft() {
        Step lifted = Traced.of("scorefour/ground", ChosenInputs.EXAMPLE).stepOf("all << 16");
        assertThat(WORDS.of(lifted)).isEqualTo("shift: every bit 16 places on, one layer up");
        assertThat(WORDS.way(lifted)).isEqualTo("one layer up ⇑");
    }

    @Test
    void theBoardShowsTheWayOfAShiftWithAnArrow() {
        Step start = Traced.of("reversi/mobility/carry", ChosenInputs.EXAMPLE).step("start");
        assertThat(WORDS.way(start)).isEqualTo("one square left ←");
    }

    @Test
    void everyOneOfAnAlgorithmIsHalfASentence() {
        for (var technique : Traced.CATALOGUE.techniques()) {
            for (Step step : Traced.of(technique, ChosenInputs.EXAMPLE).trace().steps()) {
                assertThat(WORDS.of(step)).hasSizeLessThanOrEqualTo(75);
            }
        }
    }
}
