package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to write a position, each as it is met in the wild. */
class PositionTextTest {

    /** After f5, White to move. Unlike the start, it looks different when turned round. */
    private static final Position AFTER_F5 =
            new Position(0x0000_0010_0000_0000L, 0x0000_0008_1C00_0000L, Side.WHITE);

    private static final String BOARD =
            "---------------------------OX------XXX--------------------------";

    @Test
    void isWrittenAsSixtyFourSquaresABlankAndTheSideToMove() {
        assertThat(PositionText.write(AFTER_F5)).isEqualTo(BOARD + " O");
        assertThat(PositionText.write(Position.START))
                .isEqualTo("---------------------------OX------XO--------------------------- X");
    }

    @Test
    void boardsThatNoGameReachesArePositionsToo() {
        String empty = "-".repeat(64) + " O";
        String full = "X".repeat(64) + " X";
        assertThat(PositionText.write(PositionText.read(empty))).isEqualTo(empty);
        assertThat(PositionText.write(PositionText.read(full))).isEqualTo(full);
    }

    @Nested
    class OnOneLine {

        @ParameterizedTest
        @DisplayName("the blank may be a tab, a line break, +, _ or %20, or left out")
        @ValueSource(strings = {" ", "\t", "\n", "\r\n", "+", "_", "%20", "  ", "\u00A0", ""})
        void anyBlank(String blank) {
            assertThat(PositionText.read(BOARD + blank + "O")).isEqualTo(AFTER_F5);
        }

        @ParameterizedTest
        @DisplayName("black is X, B or *, white is O or W, empty is - or ., in either case")
        @ValueSource(
                strings = {
                    "---------------------------ox------xxx-------------------------- o",
                    "...........................OX......XXX.......................... O",
                    "---------------------------O*------***-------------------------- O",
                    "---------------------------WB------BBB-------------------------- W",
                    "---------------------------wb------bbb-------------------------- w",
                })
        void anySymbol(String text) {
            assertThat(PositionText.read(text)).isEqualTo(AFTER_F5);
        }

        @ParameterizedTest
        @DisplayName("the side may be named")
        @ValueSource(strings = {" white", " White to move", "\nO to move", "w"})
        void namedSide(String side) {
            assertThat(PositionText.read(BOARD + side)).isEqualTo(AFTER_F5);
        }

        @Test
        void blackIsNamedToo() {
            assertThat(PositionText.read(BOARD + " Black").toMove()).isEqualTo(Side.BLACK);
            assertThat(PositionText.read(BOARD + " b").toMove()).isEqualTo(Side.BLACK);
            assertThat(PositionText.read(BOARD + " *").toMove()).isEqualTo(Side.BLACK);
        }

        @Test
        void blanksMayStandInTheBoard() {
            String rows = BOARD.replaceAll("(.{8})", "$1 ");
            assertThat(PositionText.read(rows + "O")).isEqualTo(AFTER_F5);
            assertThat(PositionText.read(rows.replace(' ', '+') + "O")).isEqualTo(AFTER_F5);
            assertThat(PositionText.read(BOARD.replaceAll("(.{40})", "$1\n") + " O"))
                    .isEqualTo(AFTER_F5);
        }
    }

    /** OBF, "Othello board file": scores behind a semicolon, comments behind a percent sign. */
    @Nested
    class FromAProblemCollection {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    ";",
                    "; D6:+0; F4:-2;",
                    " ; D6:+0;\n",
                    " +4;",
                    " -4;",
                    " % easy",
                    " %20 empties",
                    "; F6:+1; % 1\n\n% 2\n",
                })
        void scoresAndCommentsAreLeftOut(String rest) {
            assertThat(PositionText.read(BOARD + " O" + rest)).isEqualTo(AFTER_F5);
            assertThat(PositionText.read("% a comment\n\n" + BOARD + " O" + rest))
                    .isEqualTo(AFTER_F5);
        }

        @Test
        void theFirstOfTheClassicEndgameProblems() {
            String line =
                    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;"
                            + " H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;";
            Position problem = PositionText.read(line);
            assertThat(Squares.names(problem.legalMoves()))
                    .as("every legal move has its score in the line")
                    .isEqualTo("b1 h1 a2 g2 a3 a4 h7 g8");
        }
    }

    @Nested
    class AsADiagram {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    """
                    --------
                    --------
                    --------
                    ---OX---
                    ---XXX--
                    --------
                    --------
                    --------
                    O
                    """,
                    """
                      a b c d e f g h
                    1 . . . . . . . .
                    2 . . . . . . . .
                    3 . . . . . . . .
                    4 . . . O X . . .
                    5 . . . X X X . .
                    6 . . . . . . . .
                    7 . . . . . . . .
                    8 . . . . . . . .
                    O
                    """,
                    """
                      A B C D E F G H
                    1 - - - - - - - - 1
                    2 - - - - - - - - 2
                    3 - - - - - - - - 3
                    4 - - - O X - - - 4
                    5 - - - X X X - - 5
                    6 - - - - - - - - 6
                    7 - - - - - - - - 7
                    8 - - - - - - - - 8
                      A B C D E F G H
                    White to move
                    """,
                    """
                    abcdefgh
                    ........ 1
                    ........ 2
                    ........ 3
                    ...OX... 4
                    ...XXX.. 5
                    ........ 6
                    ........ 7
                    ........ 8 O
                    """,
                })
        void inEightLines(String diagram) {
            assertThat(PositionText.read(diagram)).isEqualTo(AFTER_F5);
            assertThat(PositionText.read(diagram.replace("\n", "\r\n"))).isEqualTo(AFTER_F5);
        }

        @Test
        @DisplayName("a field of one line strips the line breaks from what is pasted")
        void withItsLineBreaksStripped() {
            String stripped =
                    "  a b c d e f g h1 - - - - - - - -2 - - - - - - - -3 - - - - - - - -"
                            + "4 - - - O X - - -5 - - - X X X - -6 - - - - - - - -"
                            + "7 - - - - - - - -8 - - - - - - - -O";
            assertThat(PositionText.read(stripped)).isEqualTo(AFTER_F5);
        }
    }

    @Nested
    class InHex {

        @ParameterizedTest
        @DisplayName("black, white, side; bit 63 is a1")
        @ValueSource(
                strings = {
                    "0x000000081c000000 0x0000001000000000 O",
                    "0x81C000000 0x1000000000 O",
                    "0x0000_0008_1C00_0000L 0x0000_0010_0000_0000L O",
                    "0x0000_0008_1C00_0000L_0x0000_0010_0000_0000L_O",
                    "0x81c000000_0x1000000000_O",
                    "0x81c000000+0x1000000000+O",
                    "0x81c000000%200x1000000000%20white",
                    "000000081C000000 0000001000000000 O",
                    "000000081C000000_0000001000000000_O",
                    "0x81c000000\n0x1000000000\nO; D6:+0; % like this",
                })
        void twoWords(String text) {
            assertThat(PositionText.read(text)).isEqualTo(AFTER_F5);
        }

        @Test
        void theTopBitIsA1() {
            assertThat(PositionText.write(PositionText.read("0x8000000000000000 0x1 b")))
                    .isEqualTo("X" + "-".repeat(62) + "O X");
        }

        @Test
        @DisplayName("sixteen letters b are two rows of black discs, not hex")
        void aRowOfLettersIsNoHex() {
            String board = "bbbbbbbbbbbbbbbb " + "wwwwwwww".repeat(6) + " b";
            assertThat(PositionText.read(board).black()).isEqualTo(0xFFFF_0000_0000_0000L);
        }
    }

    @Nested
    class AtRandom {

        @Test
        void aSeedNamesAPosition() {
            assertThat(PositionText.read("random:7")).isEqualTo(RandomPositions.reachable(7));
            assertThat(PositionText.read("RANDOM:-7")).isEqualTo(RandomPositions.reachable(-7));
        }

        /** Teachers hand out such addresses: what a word names never changes. */
        @Test
        void anyWordIsASeed() {
            assertThat(PositionText.write(PositionText.read("random:s1234567")))
                    .isEqualTo(PositionText.write(PositionText.read("random:S1234567")))
                    .isEqualTo(
                            "---XXO-X-OOXOOXXOOXOOXOX-XOOOOXXXXOOXXXX-XXXXOXXOXXXXXXXOXXXXXXX O");
            assertThat(PositionText.read("random:99999999999999999999"))
                    .isNotEqualTo(PositionText.read("random:99999999999999999998"));
            assertThat(PositionText.read("random:o'brien-2:20").discs()).isEqualTo(20);
        }

        @Test
        void theNumberOfDiscsMayBeGiven() {
            assertThat(PositionText.read("random:7:20"))
                    .isEqualTo(RandomPositions.reachable(7, 20));
            assertThat(PositionText.read("random:7:4")).isEqualTo(Position.START);
            assertThat(PositionText.read("random:7:64").empty()).isZero();
        }
    }
}
