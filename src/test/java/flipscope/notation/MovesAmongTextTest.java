package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.rules.Position;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves with remarks, numbers, scores and names among them, and mistakes glued to moves. */
class MovesAmongTextTest {

    private static String moves(String text) {
        return TranscriptText.write(GameText.paste(text).game());
    }

    @ParameterizedTest
    @DisplayName(
            "what is glued to a move is a mistake, told with its place and what was read before")
    @ValueSource(
            strings = {
                "2 f5d6»x«",
                "3 f5d6c3»dd3c4«",
                "5 f5d6c3d3c4»f«",
                "5 f5d6c3d3c4»B+2«",
                "4 f5d6c3d3\nc4f4»f«",
                "2 f5d6»с«3d3",
                "2 f5 d6 »с«3 d3",
                "2 f5 d6 »c« d3",
                "2 f5 d6 »3« d3",
                "2 f5 d6 »i3« d3",
                "3 1. f5 d6 2. c3 »d« 3. c4",
                "4 1 f5 d6 2 c3 d3 »3« 4 f4",
                "2 f5,d6,»x3«,d3",
                "2 [\"F5\",\"D6\",\"»C«\"]",
                "2 f5 d6 »-«",
            })
    void isAMistake(String row) {
        String marked = row.substring(2);
        boolean lines = marked.startsWith("f5d6c3d3\n");
        int read = lines ? 6 : Character.digit(row.charAt(0), 10);
        int from = marked.indexOf('»');
        String text = marked.replace("»", "").replace("«", "");
        NotationException wrong =
                catchThrowableOfType(NotationException.class, () -> GameText.paste(text));
        assertThat(wrong).as(text).isNotNull();
        assertThat(wrong.offset()).as(wrong.getMessage()).isEqualTo(from);
        assertThat(wrong.before().map(game -> game.plies().size()).orElse(0)).isEqualTo(read);
    }

    @Test
    void aLetterThatOnlyLooksLikeOneOfASquareIsNamed() {
        refused("f5d6»с«3d3")
                .says(
                        NotationProblem.TRANSCRIPT_LETTER,
                        "\"с\" (character 5) is not a letter of a square: it only looks like one,"
                                + " and is U+0441. Write it with a letter from a to h.");
    }

    @Test
    void numbersShowWhereAMoveIsMissing() {
        refused("1. f5 d6 2. c3 »3.« c4 f4 4. f6").is(NotationProblem.TRANSCRIPT_NUMBER);
    }

    @Test
    void aSquareInASentenceIsNotGuessed() {
        refused("f5 d6 good old »c3« d3").is(NotationProblem.TRANSCRIPT_REMARK);
        refused("f5 d6 c3 I think »d3« is best").is(NotationProblem.TRANSCRIPT_REMARK);
        refused("1. f5 d6 2. c3»;« d3").is(NotationProblem.TRANSCRIPT_REMARK);
    }

    private static final String THREE = "f5d6c3";

    @ParameterizedTest
    @DisplayName("remarks in brackets, scores, times, marks, arrows, quotes, a result")
    @ValueSource(
            strings = {
                "f5 (best) d6 (a (nested, [one] }) remark) c3",
                "f5(+0) d6(-1) c3(+2)",
                "f5 +0 d6 -1 c3 +2",
                "f5 0 d6 -1 c3 2",
                "f5! d6?! c3!!",
                "f5 → d6 → c3",
                "f5 -> d6 -> c3",
                "f5 => d6 => c3",
                "f5>d6>c3",
                "'f5','d6','c3'",
                "[\"F5\",\"D6\",\"C3\"]",
                "f5 d6 c3 33-31",
                "f5 d6 c3 1-0",
                "f5 d6 c3 resigns",
                "f5 d6 c3 -- my move?",
                "f5 d6 c3\nEval: -2",
                "f5 d6 c3\n--------\nAlice",
                "| # | Black | White |\n|---|---|---|\n| 1 | f5 | d6 |\n| 2 | c3 |",
                "f5 d6 c3 …",
                "f5 d6 c3。",
                "f5 d6 c3 B+2",
                "f5 (0:12) d6 (0:31) c3",
                "f5 0:12 d6 0:31 c3 1:02",
                "1. f5 {bad :) } d6 2. c3",
                "1. f5 (1. d3 {bad :) } 1... c5) 1... d6 2. c3",
                "1. f5 d6 ; c4 was better\n2. c3",
                "% a remark\nf5d6c3",
                "[Event \"Cup [final]\"]\n[Result \"33-31\"]\n\n1. f5 d6 2. c3 33-31",
                "[Event \"The \"Big\" Cup\"]\n1. f5 d6 2. c3",
                "[Event \"x\"]\n1. f5 (1. d3 (1. c4 {)} d3) c5) d6 2. c3 *",
                "Black: f5\nWhite: d6\nBlack: c3",
                "BLACK, f5\nWHITE, d6\nBLACK, c3",
                "黒 f5 白 d6 黒 c3",
                "第1手 f5 第2手 d6 第3手 c3",
                "1手目 f5\n2手目 d6\n3手目 c3",
                "\uFEFFf5d6c3",
                "\uFEFF(;GM[2];B[f5];W[d6];B[c3])",
                "\uFEFF[Event \"x\"]\n1. f5 d6 2. c3",
                "1 (;GM[Othello]B[f5]W[d6]B[c3];)",
                "f5\u200Bd6\u200Bc3",
            })
    void threeMovesInManyWays(String text) {
        assertThat(moves(text)).isEqualTo(THREE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5 (best) d6 (diagonal) c5 (rare) f4 (ok) d3 e3 f2 c6 | f5d6c5f4d3e3f2c6",
                "1. f5 (1. d3 {bad :) } 1... c5) 1... d6 | f5d6",
                "Black: f5 | f5",
                "BLACK, e6 | e6",
                "黒 f5 | f5",
                "第1手 f5 | f5",
                "1手目 f5 | f5",
                "[\"F5\",\"F6\",\"C4\",\"G5\",\"H5\",\"H4\",\"F7\",\"H6\",\"PASS\",\"C5\"] |"
                        + " f5f6c4g5h5h4f7h6c5",
                "I opened with f5 and lost: f5d6c3d3 | f5d6c3d3",
            })
    void asInPosts(String text, String expected) {
        assertThat(moves(text)).isEqualTo(expected);
    }

    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------";

    @Test
    void aBareBoardIsBlacksTurnAndThatIsKnown() {
        GameText.Pasted bare = GameText.paste(AFTER_F5);
        assertThat(bare.assumed()).isTrue();
        assertThat(bare.game().start()).isEqualTo(PositionText.read(AFTER_F5 + " X"));
        assertThat(GameText.paste(AFTER_F5 + " O").assumed()).isFalse();
        refused(AFTER_F5 + "»«").is(NotationProblem.POSITION_SIDE_MISSING);
    }

    @ParameterizedTest
    @DisplayName("boards in other signs, with borders, commands and words")
    @ValueSource(
            strings = {
                "setboard " + AFTER_F5 + " O",
                "setboard " + AFTER_F5 + "O",
                "[8 ---------------------------O*------***-------------------------- O]",
                """
                　ａｂｃｄｅｆｇｈ
                １・・・・・・・・
                ２・・・・・・・・
                ３・・・・・・・・
                ４・・・○●・・・
                ５・・・●●●・・
                ６・・・・・・・・
                ７・・・・・・・・
                ８・・・・・・・・
                白番
                """,
                """
                +---+---+---+---+---+---+---+---+
                |   |   |   |   |   |   |   |   |
                |   |   |   |   |   |   |   |   |
                |   |   |   |   |   |   |   |   |
                |   |   |   | O | X |   |   |   |
                |   |   |   | X | X | X |   |   |
                |   |   |   |   |   |   |   |   |
                |   |   |   |   |   |   |   |   |
                |   |   |   |   |   |   |   |   |
                +---+---+---+---+---+---+---+---+
                White to move
                """,
                """
                White to move, what now?
                  A B C D E F G H
                1|. . . . . . . .|
                2|. . . . . . . .|
                3|. . . . . . . .|
                4|. . . ○ ● . . .|
                5|. . . ● ● ● . .|
                6|. . . . . . . .|
                7|. . . . . . . .|
                8|. . . . . . . .|
                """,
            })
    void boardsAsDrawn(String text) {
        GameText.Pasted pasted = GameText.paste(text);
        assertThat(pasted.game().start()).isEqualTo(PositionText.read(AFTER_F5 + " O"));
        assertThat(pasted.assumed()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {" O\nd6 c3", " O d6c3", "\nwhite to move: 1. d6 c3", " O; d6c3"})
    void movesFollowABoard(String rest) {
        assertThat(moves(AFTER_F5 + rest)).isEqualTo("d6c3");
        assertThat(GameText.paste(AFTER_F5 + rest).game().start())
                .isEqualTo(PositionText.read(AFTER_F5 + " O"));
    }

    @Test
    void whatIsGluedToAMoveBehindABoardIsAMistakeToo() {
        refused(AFTER_F5 + " O d6»x« c3").is(NotationProblem.TRANSCRIPT_CHARACTER);
    }

    @Test
    void theStartPositionIsABoardToo() {
        String start = PositionText.write(Position.START).substring(0, 64);
        assertThat(moves(start + " X f5d6")).isEqualTo("f5d6");
    }

    private static Refusal refused(String marked) {
        return new Refusal(GameText::read, marked);
    }
}
