package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.testkit.Packaged;
import flipscope.trace.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Boards of other sizes: four by four, three by three, and the cube. */
class BoardBindingTest {
    private static final String EMPTY = "-".repeat(64);

    private static Arguments bind(String id, String... query) {
        Map<String, String> values =
                query.length == 2
                        ? Map.of(query[0], query[1])
                        : Map.of(query[0], query[1], query[2], query[3]);
        return Packaged.CATALOGUE.find(id).orElseThrow().bind(ChosenInputs.of(values));
    }

    private static List<Word> words(String id, String... query) {
        return bind(id, query).words();
    }

    private static void refuses(String message, String id, String... query) {
        assertThatThrownBy(() -> bind(id, query))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }

    @Test
    void fourByFourStartsAtTheHighestOf16Bits() {
        assertThat(words("reversi/mobility/mini", "position", "X--O -O-- ---- ---X X"))
                .containsExactly(Word.of(0x8001), Word.of(0x1400));
        assertThat(words("reversi/mobility/mini", "position", "x--o.o---------x_o"))
                .containsExactly(Word.of(0x1400), Word.of(0x8001));
    }

    @Test
    void threeByThreeStartsAtTheHighestOf9Bits() {
        assertThat(words("tictactoe/lines", "position", "X-O-X---X+X"))
                .containsExactly(Word.of(0b100_010_001));
        assertThat(words("tictactoe/lines", "position", "X-O-X---X O"))
                .containsExactly(Word.of(0b001_000_000));
    }

    @Test
    void theCubeStartsAtBit0OfTheFloor() {
        String cube = "XO" + "-".repeat(14) + "--X" + "-".repeat(44) + "O";
        assertThat(words("scorefour/ground", "position", cube + " X"))
                .containsExactly(Word.of(1L | 1L << 18), Word.of(2L | 1L << 63));
    }

    @Test
    void movesOfScoreFourSayWhoIsToMove() {
        assertThat(words("scorefour/ground", "moves", "a1 B1a1"))
                .containsExactly(Word.of(2L), Word.of(1L | 1L << 16));
        assertThat(bind("scorefour/ground", "moves", "a1 B1a1").query())
                .containsExactly(Map.entry("moves", "a1b1a1"));
    }

    @Test
    void whereTheLastBallIsLookedAtOwnIsWhoDroppedIt() {
        assertThat(words("scorefour/win", "moves", "a1b1a1"))
                .containsExactly(Word.of(1L | 1L << 16));
        for (String id : List.of("scorefour/reach-after", "clinic/reach-after")) {
            assertThat(words(id, "moves", "a1d4b2"))
                    .containsExactly(Word.of(1L | 1L << 5), Word.of(1L << 15), Word.of(5));
            assertThat(bind(id, "moves", "a1d4b2").query())
                    .containsEntry("moves", "a1d4b2")
                    .containsEntry("column", "5");
        }
    }

    @Test
    void aPositionGoesBeforeMoves() {
        assertThat(words("scorefour/win", "moves", "a1", "position", EMPTY + " X"))
                .containsExactly(Word.of(0L));
    }

    @Test
    void aColumnIsANumberOrAName() {
        String[] query = {"moves", "a1", "column", "c2"};
        assertThat(words("scorefour/drop", query)).endsWith(Word.of(6));
        query[3] = "15";
        assertThat(words("scorefour/drop", query)).endsWith(Word.of(15));
        refuses(
                "column: \"16\" is not a whole number from 0 to 15, or a column from a1 to d4",
                "scorefour/drop",
                "column",
                "16");
        refuses(
                "column: \"e1\" is not a whole number from 0 to 15, or a column from a1 to d4",
                "scorefour/drop",
                "column",
                "e1");
    }

    @Test
    void theLastBallIsOneOfTheirsThatLiesOnTop() {
        assertThat(words("scorefour/reach-after", "position", "OX" + EMPTY.substring(2) + " X"))
                .endsWith(Word.of(1));
        refuses(
                "column: there is no ball of X on top of c1; the last ball is one, as in b1",
                "scorefour/reach-after",
                "position",
                "OX" + EMPTY.substring(2) + " X",
                "column",
                "c1");
        refuses(
                "position: no column has a ball of O on top; the last ball is one",
                "scorefour/reach-after",
                "position",
                EMPTY + " O");
    }

    @Test
    void aBoardOfTheWrongSizeSaysHowManyCellsItNeeds() {
        refuses(
                "position: The board has 8 cells where it needs 9: write X, O or - for each, then a"
                        + " space and the side, X or O.",
                "tictactoe/list",
                "position",
                "X-O-X--- X");
        refuses(
                "position: The board has 64 cells where it needs 16: write X, O or - for each, then"
                        + " a space and the side, X or O.",
                "reversi/mobility/mini",
                "position",
                EMPTY + " X");
    }

    @Test
    void aBoardSaysWhoseSideItIs() {
        assertThatThrownBy(() -> bind("tictactoe/list", "position", "X-O-X---X"))
                .hasMessageStartingWith("position: The board does not say who is to move");
        assertThatThrownBy(() -> bind("tictactoe/list", "position", "X-O-X---X -"))
                .hasMessageStartingWith("position: \"-\" (character 11) is not a side to move");
        assertThatThrownBy(() -> bind("tictactoe/list", "position", "X-O-?---X X"))
                .hasMessageStartingWith("position: \"?\" (character 5) is not a square of a board");
        assertThatThrownBy(() -> bind("tictactoe/list", "position", "X-O-1---X X"))
                .hasMessageStartingWith("position: Digits are not read as discs");
    }

    @Test
    void movesThatCannotBeArePointedAt() {
        refuses(
                "moves: \"e5\" (character 3) is not a column: write a letter from a to d and a"
                        + " digit from 1 to 4, one column after the other, as in a1b3a1.",
                "scorefour/win",
                "moves",
                "a1e5");
        refuses(
                "moves: Ball 5, a1 (character 9), has no room: there are four balls on that column"
                        + " already.",
                "scorefour/win",
                "moves",
                "a1a1a1a1a1");
        refuses(
                "moves: Ball 8, d4 (character 15), comes too late: the one before it made four in a"
                        + " row. Leave out the rest.",
                "scorefour/win",
                "moves",
                "a1a2b1b2c1c2d1d4");
    }
}
