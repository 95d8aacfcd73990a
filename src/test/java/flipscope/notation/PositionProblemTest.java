package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is said of a text that is no position; the place is marked {@code »like this«}. */
class PositionProblemTest {

    private static final String BOARD =
            "---------------------------OX------XXX--------------------------";

    @Nested
    class Symbols {

        @Test
        void digitsMeanOppositeColoursInDifferentPrograms() {
            refused("--------------------------»0«1------------------------------------ X")
                    .says(
                            NotationProblem.POSITION_DIGIT,
                            "Digits are not read as discs, because 0 is black in some programs and"
                                    + " white in others: instead of \"0\" (character 27) write X"
                                    + " for black, O for white, - for empty.");
            refused(BOARD + " »1«").is(NotationProblem.POSITION_DIGIT);
        }

        @Test
        @DisplayName("a digit is no disc either where it looks like the number of a row")
        void digitsInRows() {
            refused("--------»1«-------").is(NotationProblem.POSITION_DIGIT);
            refused("»0«" + "0".repeat(26) + "12000000210".repeat(3))
                    .is(NotationProblem.POSITION_DIGIT);
            refused(BOARD + "\n»1«").is(NotationProblem.POSITION_DIGIT);
            refused("1 »0« - - - - - -").is(NotationProblem.POSITION_DIGIT);
            refused("»1«0------").is(NotationProblem.POSITION_DIGIT);
            refused("»2« 1 0 - - - - -").is(NotationProblem.POSITION_DIGIT);
            refused("1 »1« - - - - - -\n").is(NotationProblem.POSITION_DIGIT);
            refused("1 " + "- ".repeat(63) + "X»«").is(NotationProblem.POSITION_SIDE_MISSING);
        }

        @Test
        void everythingElseIsNamed() {
            refused("---»q«----")
                    .says(
                            NotationProblem.POSITION_CHARACTER,
                            "\"q\" (character 4) is not a square of a board: write X for black, O"
                                    + " for white, - for empty.");
            refused("---»😀«----").is(NotationProblem.POSITION_CHARACTER);
            refused(BOARD + "»q«").is(NotationProblem.POSITION_CHARACTER);
            refused("---»/«----").is(NotationProblem.POSITION_CHARACTER);
            refused("»a« b c d").is(NotationProblem.POSITION_CHARACTER);
        }

        @Test
        void whatCannotBeSeenIsNamedByItsNumber() {
            refused("---»\u202E«----")
                    .says(
                            NotationProblem.POSITION_CHARACTER,
                            "\"U+202E\" (character 4) is not a square of a board: write X for"
                                    + " black, O for white, - for empty.");
            refused("»\0«").is(NotationProblem.POSITION_CHARACTER);
        }
    }

    @Nested
    class HowMany {

        @Test
        void none() {
            refused("»«")
                    .says(
                            NotationProblem.POSITION_EMPTY,
                            "There is no board: write 64 squares from a1 to h8, X for black, O for"
                                    + " white, - for empty, then a space and the side to move, X or"
                                    + " O.");
            refused(" % a comment\n»«").is(NotationProblem.POSITION_EMPTY);
            refused("»;«").is(NotationProblem.POSITION_EMPTY);
        }

        @Test
        void tooFew() {
            refused("-".repeat(63) + "» «X")
                    .says(
                            NotationProblem.POSITION_COUNT,
                            "The board has 63 squares where it needs 64: character 64 is where the"
                                    + " next one should stand.");
            refused("X»«").is(NotationProblem.POSITION_COUNT);
            refused("-» «").is(NotationProblem.POSITION_COUNT);
        }

        @Test
        void tooMany() {
            refused(BOARD + "»-« X")
                    .says(
                            NotationProblem.POSITION_COUNT,
                            "The board has 65 squares where it needs 64: character 65 is the first"
                                    + " too many.");
            refused(BOARD + "»-«").is(NotationProblem.POSITION_COUNT);
            refused(BOARD + "»-«-X X").is(NotationProblem.POSITION_COUNT);
            refused(BOARD + " »X« X").is(NotationProblem.POSITION_COUNT);
        }

        @Test
        void inOneRow() {
            refused(
                            """
                            --------
                            --------
                            --------
                            ---OX--»
                            «---XXX--
                            --------
                            --------
                            --------
                            O\
                            """)
                    .says(NotationProblem.POSITION_ROW, "Row 4 has 7 squares; every row needs 8.");
            refused(
                            """
                            --------
                            --------
                            --------
                            ---OX---
                            ---XXX--»-«
                            --------
                            --------
                            --------
                            O\
                            """)
                    .says(NotationProblem.POSITION_ROW, "Row 5 has 9 squares; every row needs 8.");
        }

        @Test
        void inOneRowWithItsNumber() {
            refused("1 - - - - - - - -\n2 - - - - - - -\n»3« - - - - - - - -\n")
                    .says(NotationProblem.POSITION_ROW, "Row 2 has 7 squares; every row needs 8.");
            refused("1 - - - - - - - - 1\n2 - - - - - - - »2«\n")
                    .says(NotationProblem.POSITION_ROW, "Row 2 has 7 squares; every row needs 8.");
        }

        @Test
        void rowsTheOtherWayUp() {
            refused("  a b c d e f g h\n»8« - - - - - - - -\n7 - - - - - - - -\n")
                    .says(
                            NotationProblem.POSITION_ROW_NUMBER,
                            "Row 8 (character 19) stands where row 1 is due: write the rows from 1,"
                                    + " at the top, to 8.");
            refused("1 - - - - - - - -\n»3« - - - - - - - -\n")
                    .is(NotationProblem.POSITION_ROW_NUMBER);
        }
    }

    @Nested
    class TheSideToMove {

        @Test
        void isMissing() {
            refused(BOARD + "»«")
                    .says(
                            NotationProblem.POSITION_SIDE_MISSING,
                            "The board does not say who is to move: add a space and X for black or"
                                    + " O for white at its end.");
            refused(BOARD + "»;« D6:+0;").is(NotationProblem.POSITION_SIDE_MISSING);
            refused(BOARD + "» «% no side").is(NotationProblem.POSITION_SIDE_MISSING);
            refused(BOARD.replaceAll("(.{8})", "$1\n").strip() + "»\n«")
                    .is(NotationProblem.POSITION_SIDE_MISSING);
        }

        @Test
        void isNone() {
            refused(BOARD + " »q«")
                    .says(
                            NotationProblem.POSITION_SIDE_UNKNOWN,
                            "\"q\" (character 66) is not a side to move: write X for black or O for"
                                    + " white.");
            refused(BOARD + " »-«").is(NotationProblem.POSITION_SIDE_UNKNOWN);
            refused(BOARD + "\n»-«").is(NotationProblem.POSITION_SIDE_UNKNOWN);
            refused(BOARD + " »to« move").is(NotationProblem.POSITION_SIDE_UNKNOWN);
        }
    }

    @Nested
    class Hex {

        @Test
        void isNoWord() {
            refused("»0x« 0x1 X")
                    .says(
                            NotationProblem.HEX_WORD,
                            "\"0x\" (character 1) is not a board in hex: write 0x and 1 to 16 hex"
                                    + " digits, or exactly 16 hex digits.");
            refused("»0xg1« 0x1 X").is(NotationProblem.HEX_WORD);
            refused("»0x11111111111111111« 0x1 X").is(NotationProblem.HEX_WORD);
            refused("0x1 »00002« X").is(NotationProblem.HEX_WORD);
            refused("0x1 »0x2,« X").is(NotationProblem.HEX_WORD);
        }

        @Test
        void isOnlyOneWord() {
            refused("0x1»«")
                    .says(
                            NotationProblem.HEX_WHITE_MISSING,
                            "One hex word is only half a position: after Black's discs write"
                                    + " White's in hex, then the side to move, X or O.");
            refused("0x1 »X«").is(NotationProblem.HEX_WHITE_MISSING);
        }

        @Test
        void overlapsOfLongWordsAreRepeatedInPart() {
            String word = "0x0000_0008_1000_0000L";
            assertThatThrownBy(() -> PositionText.read(word + " " + word + " X"))
                    .isInstanceOfSatisfying(
                            NotationException.class,
                            refused ->
                                    assertThat(refused.excerpt())
                                            .isEqualTo("0x0000_0008_1000_000"));
        }

        @Test
        void overlaps() {
            refused("0xC000000000000001 »0x4000000000000003« X")
                    .says(
                            NotationProblem.HEX_OVERLAP,
                            "Black and white both claim b1 h8: the two hex words must not share a"
                                    + " bit. Bit 63 is a1, bit 0 is h8.");
        }

        @Test
        void hasNoSideToMove() {
            refused("0x1 0x2»«").is(NotationProblem.POSITION_SIDE_MISSING);
            refused("0x1 0x2 »;«").is(NotationProblem.POSITION_SIDE_MISSING);
            refused("0x1 0x2 »-«").is(NotationProblem.POSITION_SIDE_UNKNOWN);
            refused("0x1 0x2 »Xq«").is(NotationProblem.POSITION_SIDE_UNKNOWN);
        }
    }

    @Nested
    class Random {

        @Test
        void hasNoSeed() {
            refused("random:»«")
                    .says(
                            NotationProblem.RANDOM_SEED,
                            "\"\" is not a seed: write a number or a word of at most 80"
                                    + " characters, as in random:7 or random:anna:20.");
            refused("random:»« 7").is(NotationProblem.RANDOM_SEED);
            refused("random:»:20«").is(NotationProblem.RANDOM_SEED);
            refused("random:»" + "s".repeat(20) + "«" + "s".repeat(61))
                    .is(NotationProblem.RANDOM_SEED);
        }

        @Test
        void hasNoSuchNumberOfDiscs() {
            refused("random:7:»3«")
                    .says(
                            NotationProblem.RANDOM_DISCS,
                            "\"3\" is not a number of discs: write one from 4 to 64, as in"
                                    + " random:7:20.");
            refused("random:7:»65«").is(NotationProblem.RANDOM_DISCS);
            refused("random:7:»-4«").is(NotationProblem.RANDOM_DISCS);
            refused("random:7:»«").is(NotationProblem.RANDOM_DISCS);
            refused("random:7:»4294967300«").is(NotationProblem.RANDOM_DISCS);
        }
    }

    @Test
    void onePositionAtATime() {
        refused("random:7 »X«")
                .says(
                        NotationProblem.POSITION_MORE,
                        "The position ends before \"X\" (character 10): give one position at a"
                                + " time.");
        refused("random:7-2 »-2«").is(NotationProblem.POSITION_MORE);
        refused("random:7:20»:«").is(NotationProblem.POSITION_MORE);
        refused("0x1 0x2 X »0x3« 0x4 X").is(NotationProblem.POSITION_MORE);
        refused(BOARD + " X; D6:+0;\n»--------------------«" + BOARD)
                .is(NotationProblem.POSITION_MORE);
    }

    @Test
    void tooLong() {
        refused("-".repeat(Cursor.LIMIT) + "»-«")
                .says(
                        NotationProblem.TEXT_TOO_LONG,
                        "The text has 16,001 characters; at most 16,000 are read.");
        refused(BOARD + "»-«" + "-".repeat(Cursor.LIMIT - 65)).is(NotationProblem.POSITION_COUNT);
    }

    private static Refusal refused(String marked) {
        return new Refusal(PositionText::read, marked);
    }
}
