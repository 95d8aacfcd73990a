package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where something is added or taken away, operands and result are as large and in one column. */
@WithBrowser
class SumsTest {
    private static final List<List<Integer>> WINDOWS =
            List.of(List.of(1280, 800), List.of(390, 844));

    /** Where each of some elements that can be seen begins and ends, from left to right. */
    private static final String SIDES =
            "return [...document.querySelectorAll('%s')].map((each) => each.getBoundingClientRect())"
                    + ".filter((box) => box.width > 0)"
                    + ".map((box) => `${box.left} ${box.right}`)";

    /** An eighth of a cell, with what is left free around it. */
    private static final double PIXELS = 5;

    private static Browser browser;

    private record Side(double left, double right) {
        static Side of(String text) {
            String[] sides = text.split(" ");
            return new Side(Double.parseDouble(sides[0]), Double.parseDouble(sides[1]));
        }
    }

    private static List<Side> sides(String selector) {
        return browser.readAll(SIDES.formatted(selector)).stream().map(Side::of).toList();
    }

    private static void areAlike(List<Side> sides, Side like, String where) {
        assertThat(sides)
                .as(where)
                .isNotEmpty()
                .allSatisfy(
                        each -> {
                            assertThat(each.left())
                                    .as(where)
                                    .isCloseTo(like.left(), within(PIXELS));
                            assertThat(each.right())
                                    .as(where)
                                    .isCloseTo(like.right(), within(PIXELS));
                        });
    }

    /** Operand, operand and result of the written sum, in the columns of the picture. */
    private static void isWritten(String root, String where) {
        Side board = sides(root + " .result .grounds").get(0);
        for (int row = 1; row <= 3; row++) {
            String cells = root + " .sum tbody tr:not(.carries):nth-last-child(" + row + ") td";
            List<Side> bits = sides(cells);
            assertThat(bits).as(where).hasSize(8);
            areAlike(List.of(new Side(bits.get(0).left(), bits.get(7).right())), board, where);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "the-carry-trick, rows, 3",
        "the-carry-trick, edge, 2",
        "subtract-to-see-a-ray, up, 3"
    })
    void inALessonTheWrittenSumStandsBelowTheBoard(String lesson, String walk, int step) {
        for (List<Integer> window : WINDOWS) {
            browser.resize(window.get(0), window.get(1));
            browser.open("/lessons/" + lesson + "?walk=" + walk + "." + step);
            isWritten("#" + walk + "-scene", lesson + " " + window);
        }
    }

    @ParameterizedTest
    @CsvSource({"reversi/mobility/carry, ripple", "chess/file-attacks, borrowed"})
    void soItDoesInTheStepper(String algorithm, String at) {
        for (List<Integer> window : WINDOWS) {
            browser.resize(window.get(0), window.get(1));
            browser.open("/trace/" + algorithm + "?detail=operation&at=" + at);
            isWritten("#stepper", algorithm + " " + window);
        }
    }

    /** In chess the lowest bit of a row is at the left of the board, and so it is in the sum. */
    @Test
    void theFilesOfASumAreThoseOfTheBoard() {
        browser.resize(1280, 800);
        for (String step :
                List.of("chess/file-attacks?at=borrowed", "reversi/mobility/carry?at=ripple")) {
            browser.open("/trace/" + step);
            assertThat(browser.text("#sum thead")).isEqualTo("abcdefgh");
        }
    }

    @Test
    void rowsStandOneBelowTheOther() {
        for (List<Integer> window : WINDOWS) {
            browser.resize(window.get(0), window.get(1));
            browser.open("/lessons/the-carry-trick");
            Side sum = sides("#row-scene .result .grounds").get(0);
            assertThat(sides("#row-scene .grounds")).hasSizeGreaterThan(1);
            areAlike(sides("#row-scene .grounds"), sum, "the figure " + window);

            Side pressed = sides("#two-runs .answer-grid tbody").get(0);
            assertThat(sides("#two-runs .operands .grounds")).hasSize(2);
            areAlike(sides("#two-runs .operands .grounds"), pressed, "the question " + window);

            browser.open("/lessons/the-carry-trick?two-runs=b+c+d");
            Side told = sides("#two-runs .result .grounds").get(0);
            areAlike(sides("#two-runs .operands .grounds"), told, "its answer " + window);
        }
    }
}
