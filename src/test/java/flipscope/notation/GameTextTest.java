package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.rules.Position;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one text field: moves or a position, told apart by how they begin. */
class GameTextTest {

    private static final String BOARD =
            "---------------------------OX------XXX--------------------------";

    @ParameterizedTest
    @ValueSource(strings = {"f5d6c3", " F5 d6 c3", "1. f5 d6 2. c3", "1.f5\n2.d6\n3.c3"})
    void movesBeginWithALetterAndADigit(String text) {
        assertThat(TranscriptText.write(GameText.read(text))).isEqualTo("f5d6c3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3 [Result \"33-31\"]",
                "f5d6c3\n[Result \"33-31\"]\n",
                "f5d6c3 32-32",
                "f5d6c3 (32-32)",
                "f5 d6 c3 33-31 Alice - Bob B.",
                "F5D6C3 (33-31) Alice a Bob, 2019",
            })
    void whatFollowsTheLastMoveIsSkipped(String text) {
        assertThat(TranscriptText.write(GameText.read(text))).isEqualTo("f5d6c3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                BOARD + " O",
                "% a comment\n" + BOARD + " O; D6:+0;",
                """
                1 --------
                2 --------
                3 --------
                4 ---OX---
                5 ---XXX--
                6 --------
                7 --------
                8 --------
                O\
                """,
                "a b c d e f g h\n" + BOARD + "\nO",
                "bbbbbbbbbbbbbbbb wwwwwwwwwwwwwwww ................ ................ w",
                "0x81c000000 0x1000000000 O",
                "000000081c000000 0000001000000000 O",
                "c4d300081c000000 0000001000000000 O",
                "random:7",
            })
    void everythingElseIsAPosition(String text) {
        Position position = PositionText.read(text);
        assertThat(GameText.read(text)).isEqualTo(Game.from(position));
    }

    @Test
    @DisplayName("sixteen hex digits that can be moves are moves")
    void movesBeforeHex() {
        String moves = "f5d6c3d3c4b3d2f4";
        assertThat(TranscriptText.write(GameText.read(moves))).isEqualTo(moves);
    }

    @Test
    void emptyIsRefused() {
        refused("»«")
                .says(
                        NotationProblem.GAME_EMPTY,
                        "Nothing was entered: write moves as in f5d6c3, or 64 squares (X, O, -), a"
                                + " space and the side to move (X or O).");
        refused(" \n»«").is(NotationProblem.GAME_EMPTY);
    }

    @Test
    void whatIsNeitherIsRefused() {
        refused("»hello,« board").is(NotationProblem.GAME_UNKNOWN);
        refused(" »hello«")
                .says(
                        NotationProblem.GAME_UNKNOWN,
                        "\"hello\" starts neither a list of moves nor a position: write moves as"
                                + " in f5d6c3, or 64 squares (X, O, -), a space and the side to"
                                + " move (X or O).");
        refused("»(f5)«").is(NotationProblem.GAME_UNKNOWN);
    }

    @Test
    @DisplayName("a wrong text of either kind is refused as that kind")
    void problemsOfEitherKind() {
        refused("f5»i6«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("»x5«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        refused("»pass« f5").is(NotationProblem.TRANSCRIPT_PASS);
        refused(BOARD + "»«").is(NotationProblem.POSITION_SIDE_MISSING);
        refused("---»0«1---").is(NotationProblem.POSITION_DIGIT);
        refused("% a comment\n---»q«").is(NotationProblem.POSITION_CHARACTER);
        refused("random:»«").is(NotationProblem.RANDOM_SEED);
        refused("0x1 »X«").is(NotationProblem.HEX_WHITE_MISSING);
        refused(" ".repeat(Cursor.LIMIT) + "»f«5").is(NotationProblem.TEXT_TOO_LONG);
    }

    private static Refusal refused(String marked) {
        return new Refusal(GameText::read, marked);
    }
}
