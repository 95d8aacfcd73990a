package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.Side;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games and boards as they are copied from other pages, with what stands round them. */
class ForeignTextTest {

    private static String moves(String text) {
        return TranscriptText.write(GameText.read(text));
    }

    @ParameterizedTest
    @DisplayName("commas, semicolons, hyphens and full-width letters stand between or for moves")
    @ValueSource(
            strings = {
                "f5,d6,c3",
                "f5, d6, c3,",
                "f5; d6; c3",
                "f5-d6-c3",
                "f5 - d6 - c3",
                "f5–d6–c3",
                "1. f5-d6 2. c3",
                "Ｆ５Ｄ６Ｃ３",
                "ｆ５　ｄ６　ｃ３",
                "f5、d6、c3",
                "Ｆ５，Ｄ６，Ｃ３",
                "１．ｆ５　ｄ６　２．ｃ３",
            })
    void signsBetweenMoves(String text) {
        assertThat(moves(text)).isEqualTo("f5d6c3");
    }

    @Test
    void aHyphenIsStillAPassWhereOneIsForced() {
        String before = "f5f6c4g5h5h4f7h6";
        assertThat(moves(before + "-c5")).isEqualTo(before + "c5");
        assertThat(moves(before + "-")).isEqualTo(before);
        refused("f5»-«").is(NotationProblem.TRANSCRIPT_PASS);
        refused(before + "pa»-«c5").is(NotationProblem.TRANSCRIPT_PASS);
    }

    @ParameterizedTest
    @DisplayName("Othello Quest keeps each move under m, with its time")
    @ValueSource(
            strings = {
                """
                {"id":"a1b2c3d4","players":[{"id":"x","name":"Alice f5","oldR":1500.2},{"id":"y",
                "name":"Bob","oldR":1498}],"created":"2026-11-20T10:00:00Z","tcb":300000,"position":
                {"moves":[{"m":"f5","t":1200},{"m":"d6","t":900},{"m":"c3","t":15}],"size":8}}
                """,
                """
                [{ "t": 1200, "m" : "F5" },
                 { "m" : "D6" },
                 { "m" : "C3" }, {"s":"RESIGN"}]\
                """,
            })
    void othelloQuest(String text) {
        assertThat(moves(text)).isEqualTo("f5d6c3");
    }

    @Test
    void anOthelloQuestGameHasItsPassesAndItsMistakes() {
        assertThat(moves(quest("f5", "f6", "c4", "g5", "h5", "h4", "f7", "h6", "-", "c5")))
                .isEqualTo("f5f6c4g5h5h4f7h6c5");
        refused("{\"m\":\"f5\"},{\"m\":\"»a1«\"}").is(NotationProblem.TRANSCRIPT_NO_FLIPS);
        refused("{\"m\":\"f5\"},{\"m\":\"»resign«\"}").is(NotationProblem.TRANSCRIPT_CHARACTER);
    }

    private static String quest(String... squares) {
        StringBuilder text = new StringBuilder("{\"position\":{\"moves\":[");
        for (String square : squares) {
            text.append("{\"m\":\"").append(square).append("\",\"t\":1},");
        }
        return text.append("{\"s\":1}]}}").toString();
    }

    @ParameterizedTest
    @DisplayName("a transcript is found between the lines round it, as eOthello's page has them")
    @ValueSource(
            strings = {
                "[\"f5\",\"d6\",\"c3\"]",
                "['F5', 'D6', 'C3']",
                "Game 2372390\nAlice (1520) vs. Bob (1498)\nF5D6C3\n40-24",
                "eOthello game #2372390: F5D6C3",
                "Black: Alice\nWhite: Bob\n\nf5 d6 c3\n\nBlack wins 40 to 24",
                "1 f5\n2 d6\n3 c3",
                "#\tBlack\tWhite\n1\tf5\td6\n2\tc3\n",
                "1. f5 d6 2. c3 40-24",
                "・F5D6C3",
                "オセロクエスト\n黒: アリス\nF5D6C3",
            })
    void betweenOtherLines(String text) {
        assertThat(moves(text)).isEqualTo("f5d6c3");
    }

    @Test
    @DisplayName("nothing that may have been meant as a move is left out")
    void noMoveIsPassedOver() {
        refused("Alice\nf5 d6\n»h9«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("f5d6»foo« c3").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("f5d6 »fo« c3").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("Alice: f5 d6 »d6«").is(NotationProblem.TRANSCRIPT_OCCUPIED);
        refused("XO------\n»f«5d6").is(NotationProblem.POSITION_CHARACTER);
    }

    @Test
    void aWordSetOffFromTheMovesIsARemark() {
        assertThat(moves("f5d6 foo c3")).isEqualTo("f5d6c3");
        assertThat(moves("f5d6 (fo) c3")).isEqualTo("f5d6c3");
    }

    @Test
    void aGameOverManyLinesMayBeLong() {
        String spread = "\n".repeat(9_000) + "f5d6c3";
        assertThat(moves(spread)).isEqualTo("f5d6c3");
        refused("-".repeat(16_000) + "»-«")
                .says(
                        NotationProblem.TEXT_TOO_LONG,
                        "The text has 16,001 characters; at most 16,000 are read.");
    }

    private static final String AS_TEXT =
            """
              a b c d e f g h
            1 - - - - - - - -
            2 - - - - - - - -
            3 - - - - - - - -
            4 - - - O X * - -
            5 - - - X X X - -
            6 - - - * - * - -
            7 - - - - - - - -
            8 - - - - - - - -
            """;

    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------";

    @ParameterizedTest
    @DisplayName("beside X a star is a legal move, and tells who is to move")
    @ValueSource(strings = {"", "O to move", "\n\nWhite to move\n", "O\n"})
    void starsOnABoard(String side) {
        assertThat(PositionText.read(AS_TEXT + side)).isEqualTo(PositionText.read(AFTER_F5 + " O"));
        assertThat(GameText.read(AS_TEXT + side).turn().toMove()).isEqualTo(Side.WHITE);
    }

    @Test
    void starsThatAreNoLegalMovesAreRefused() {
        refused(AS_TEXT.replace("X * -", "X »*« -").replace("* - *", "* - -"))
                .says(
                        NotationProblem.POSITION_STARS,
                        "The stars are on f4 d6, which are not the moves of either side: beside X"
                                + " a star is a legal move. Write - for an empty square, X for a"
                                + " black disc.");
        refused(AS_TEXT.replaceFirst("\\*", "»*«") + "X to move")
                .says(
                        NotationProblem.POSITION_STARS,
                        "The stars are on f4 d6 f6, which are not the moves of Black: beside X a"
                                + " star is a legal move. Write - for an empty square, X for a"
                                + " black disc.");
    }

    @Test
    void blackMayBeAStarWhereNoXStands() {
        String stars = AFTER_F5.replace('X', '*') + " O";
        assertThat(PositionText.read(stars)).isEqualTo(PositionText.read(AFTER_F5 + " O"));
    }

    @Test
    void whereNobodyCanMoveNobodyNeedsToBeNamed() {
        Position over = PositionText.read("X".repeat(64) + " X");
        assertThat(PositionText.read("XXXXXXXX\n".repeat(8))).isEqualTo(over);
        refused("X".repeat(64) + "»«").is(NotationProblem.POSITION_SIDE_MISSING);
    }

    private static Refusal refused(String marked) {
        return new Refusal(GameText::read, marked);
    }
}
