package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of games as other programs write them: GGF, SGF, and headers with numbered moves. */
class RecordTextTest {
    private static final String BOARD =
            "---------------------------O*------*O--------------------------- *";

    private static final String AFTER_F5 =
            "---------------------------O*------***-------------------------- O";

    @Test
    void aGgfGameOfNBoardIsRead() {
        String text =
                "(;GM[Othello]PC[NBoard]DT[2004-11-24 13:47:34 GMT]PB[Chris]PW[Ntest2]RE[-12]TI[0]"
                        + "TY[8]BO[8 "
                        + BOARD
                        + "]B[F5/1.50/2]W[D6//21.42];)";
        assertThat(moves(text)).isEqualTo("f5d6");
    }

    @Test
    void aBoardInGroupsAndAWrittenPassAreRead() {
        String text =
                "(;GM[Othello]PC[local]DT[2026.11.20]PB[Alice]PW[Bob]RE[?]TI[05:00]TY[8]BO[8"
                        + " -------- -------- -------- ---O*--- ---*O--- -------- -------- --------"
                        + " *]B[F5]W[F6]B[C4]W[G5]B[H5]W[H4]B[F7]W[H6]B[PA]W[C5];)";
        assertThat(moves(text)).isEqualTo("f5f6c4g5h5h4f7h6c5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;FF[4]GM[2]AP[edax:4.6]PC[Edax]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[B+58]B[f5];W[d6];)",
                "(;FF[4]GM[2]SZ[8]\nAB[e4][d5]\nAW[d4][e5];B[f5];W[d6])",
                "( ; GM[2] ; B[f5] ; W[d6] C[a \\] in a comment] )",
                "(;GM[2];B[f5](;W[d6])(;W[f6];B[e6]))",
            })
    void sgfIsReadWithTheSemicolonBeforeOrBehindAMove(String text) {
        assertThat(moves(text)).isEqualTo("f5d6");
    }

    @Test
    void headersCommentsVariationsAndTheResultArePassedOver() {
        String text =
                """
                [Event "?"]
                [White "Bob (the second)"]
                [Result "0-1"]

                1. f5 d6 {a comment with c4 in it} 2. c3 (2. c4 d3) d3 $1 ; to the end of the line
                3. c4 0-1
                """;
        assertThat(moves(text)).isEqualTo("f5d6c3d3c4");
    }

    @Test
    void anotherStartComesFromBoAbAwOrFen() {
        Position after =
                Game.from(Position.START).play(GameText.read("f5").moves().get(0)).position();
        assertThat(GameText.read("[FEN \"8/8/8/3ppp2/3Pp3/8/8/8 w - - 0 1\"]\n1. d6").start())
                .isEqualTo(after);
        assertThat(GameText.read("(;GM[2]AB[e4][d5][e5][f5]AW[d4]PL[W];W[d6])").start())
                .isEqualTo(after);
        assertThat(GameText.read("(;GM[Othello]BO[8 " + AFTER_F5 + "]W[d6];)").start())
                .isEqualTo(after);
    }

    @Test
    void aWipeOutHasTheOfficialResult() {
        Game game = TranscriptText.read("e6f4e3f6g5d6e7f5c5");
        assertThat(Score.onBoard(game.position())).hasToString("13-0");
        assertThat(Records.ggf(game)).contains("RE[+64]");
        assertThat(Records.sgf(game)).contains("RE[B+64]");
        assertThat(Records.pgn(game)).contains("[Result \"1-0\"]").endsWith("5. c5 1-0\n");
    }

    @Test
    void aPassIsWrittenForItsOwnSide() {
        Game game = TranscriptText.read("f5f6c4g5h5h4f7h6c5");
        assertThat(Records.ggf(game)).contains("W[H6]B[PA]W[C5]");
        assertThat(Records.sgf(game)).contains(";W[h6];B[PA];W[c5]");
        assertThat(Records.pgn(game)).contains("f7 h6 5. pass c5 *");
    }

    @Test
    void everyProblemNamesItsPlace() {
        refused("(;GM[Othello]B[f5]»«").is(NotationProblem.RECORD_OPEN);
        refused("(;GM[Othello]B»[«f5;W d6").is(NotationProblem.RECORD_BRACKET);
        refused("(;GM[Othello]»f5)«").is(NotationProblem.RECORD_TAG);
        refused("(;GM[Othello]B[f5]) »(;GM[Othello]B[d3])«").is(NotationProblem.RECORD_MORE);
        refused("(;GM[»Amazons«]B[f5])").is(NotationProblem.RECORD_GAME);
        refused("(;GM[Othello]TY[»10«]B[f5])").is(NotationProblem.RECORD_SIZE);
        refused("(;GM[2]AB[d4]AW[»d4«])").is(NotationProblem.RECORD_OVERLAP);
        refused("(;GM[2]AB[»i9«])").is(NotationProblem.SQUARE_UNKNOWN);
        refused("(;GM[Othello]W[»f5«])")
                .says(
                        NotationProblem.RECORD_SIDE,
                        "Move 1, f5 (character 16), is given to White, but it is Black's turn.");
        refused("(;GM[Othello]B[»a1«])").is(NotationProblem.TRANSCRIPT_NO_FLIPS);
        refused("(;GM[Othello]B[»z1/+2«])").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("[Event \"x\"]\n1. f5 »{«no end").is(NotationProblem.RECORD_CLOSE);
        refused("[Event \"x\"]\n1. f5 »z9«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("[FEN \"8/8/8/3ppp2/3Pp3/»9«/8/8\"]\n").is(NotationProblem.FEN_LETTER);
        refused("8/8/8/3»n«4/8/8/8/8 b").is(NotationProblem.FEN_LETTER);
        refused("8/8/8/7»/8/8/8/8« b").is(NotationProblem.CHESS_ROW_SHORT);
    }

    private static String moves(String text) {
        return TranscriptText.write(GameText.read(text));
    }

    private static Refusal refused(String marked) {
        return new Refusal(GameText::read, marked);
    }
}
