package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to write the moves of a game, and what is said of those that are none. */
class TranscriptTextTest {

    /** After the eighth move Black has none and passes; White plays c5. */
    private static final String BEFORE_PASS = "f5f6c4g5h5h4f7h6";

    private static final String WIPED_OUT = "e6f4e3f6g5d6e7f5c5";

    private static final String STUCK = "d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1";

    @ParameterizedTest
    @DisplayName("case, blanks, line breaks and numbers do not matter")
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "F5D6C3D3C4",
                "F5d6C3d3C4",
                "f5 d6 c3 d3 c4",
                "\tf5 d6\r\n c3\nd3 c4 \n",
                "f5+d6_c3%20d3+c4",
                "1. f5 d6 2. c3 d3 3. c4",
                "1.f5 d6 2.c3 d3 3.c4 4.",
                "1. f5 1... d6 2. c3 2... d3 3. c4",
                "1.f5\n2.d6\n3.c3\n4.d3\n5.c4",
                "1.f52.d63.c34.d35.c4",
            })
    void readsMoves(String text) {
        assertThat(TranscriptText.write(TranscriptText.read(text))).isEqualTo("f5d6c3d3c4");
    }

    @Test
    void noMovesAreAGameToo() {
        assertThat(TranscriptText.read("")).isEqualTo(Game.from(Position.START));
        assertThat(TranscriptText.read(" \n")).isEqualTo(Game.from(Position.START));
        assertThat(TranscriptText.write(Game.from(Position.START))).isEmpty();
    }

    @Test
    void aGameMayStartAnywhere() {
        Position start = PositionText.read("random:7:20");
        String first = Squares.name(Squares.list(start.legalMoves()).get(0));
        Game game = TranscriptText.read(first, start);
        assertThat(game.start()).isEqualTo(start);
        assertThat(TranscriptText.write(game)).isEqualTo(first);
    }

    @Nested
    class Passes {

        @Test
        void areInferred() {
            Ply ninth = TranscriptText.read(BEFORE_PASS + "c5").last();
            assertThat(ninth.afterPass()).isTrue();
            assertThat(PositionText.write(ninth.before().passed()))
                    .isEqualTo(
                            "--------------------------XXX--O---XXXOO-----X-O-----X---------- X");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"--", "-", "pa", "PA", "ps", "pass", "Pass", "@@@@", " -- ", "5. pa "})
        void mayBeWrittenWhereTheyAreForced(String pass) {
            Game game = TranscriptText.read(BEFORE_PASS + "c5");
            assertThat(TranscriptText.read(BEFORE_PASS + pass + "c5")).isEqualTo(game);
            assertThat(TranscriptText.read(BEFORE_PASS + pass)).isEqualTo(game.at(8));
        }

        @Test
        void areNeverWritten() {
            Game game = TranscriptText.read(BEFORE_PASS + "pa c5");
            assertThat(TranscriptText.write(game)).isEqualTo(BEFORE_PASS + "c5");
        }

        @Test
        void areRefusedWhereThereIsAMove() {
            refused("f5»--«d6")
                    .says(
                            NotationProblem.TRANSCRIPT_PASS,
                            "The pass before move 2 (character 3) is not forced: White can play f4"
                                    + " d6 f6. Leave it out.");
            refused("»pass« f5").is(NotationProblem.TRANSCRIPT_PASS);
            refused("f5 »@@@@«").is(NotationProblem.TRANSCRIPT_PASS);
        }

        @Test
        void areRefusedTheSecondTime() {
            refused(BEFORE_PASS + "pa»-«c5")
                    .says(
                            NotationProblem.TRANSCRIPT_PASS,
                            "The pass before move 9 (character 19) is not forced: White can play c5"
                                    + " e7. Leave it out.");
        }
    }

    @Nested
    class TheEndOfTheGame {

        @Test
        void comesWithAWipeOut() {
            Game game = TranscriptText.read(WIPED_OUT);
            assertThat(game.isOver()).isTrue();
            assertThat(PositionText.write(game.position()))
                    .startsWith("--------------------X------XXX----XXXXX----XXX------X-----------");
            assertThat(Score.onBoard(game.position()).official()).hasToString("64-0");
        }

        @Test
        void comesWhenNobodyCanMove() {
            Game game = TranscriptText.read(STUCK);
            assertThat(game.isOver()).isTrue();
            assertThat(PositionText.write(game.position()))
                    .startsWith("---XX-O--XXXXX---XXXXXX--X-XXX----XXX----O-XX---O---------------");
            assertThat(Score.onBoard(game.position()).official()).hasToString("61-3");
        }

        @Test
        void allowsNothingMore() {
            refused(WIPED_OUT + "»d3«")
                    .says(
                            NotationProblem.TRANSCRIPT_OVER,
                            "Move 10, \"d3\" (character 19), comes too late: the game is over,"
                                    + " neither side can move. Leave out the rest.");
            refused(WIPED_OUT + "»--«").is(NotationProblem.TRANSCRIPT_OVER);
            refused(STUCK + " »pa« pa").is(NotationProblem.TRANSCRIPT_OVER);
        }
    }

    @Nested
    class IllegalMoves {

        @Test
        void occupied() {
            refused("f5»f5«")
                    .says(
                            NotationProblem.TRANSCRIPT_OCCUPIED,
                            "Move 2, f5 (character 3), is not legal: there is already a disc on it."
                                    + " White can play f4 d6 f6.");
        }

        @Test
        void flipsNothing() {
            refused("1. f5 D6 2. »A1« d3")
                    .says(
                            NotationProblem.TRANSCRIPT_NO_FLIPS,
                            "Move 3, a1 (character 13), is not legal: it flips nothing for Black,"
                                    + " who can play c3 c4 c5 c6 c7.");
        }

        @Test
        @DisplayName("after an inferred pass, the side that can move is named")
        void afterAPass() {
            refused(BEFORE_PASS + "»a1«")
                    .says(
                            NotationProblem.TRANSCRIPT_NO_FLIPS,
                            "Move 9, a1 (character 17), is not legal: it flips nothing for White,"
                                    + " who can play c5 e7.");
        }
    }

    @Nested
    class NoMoves {

        @Test
        void aSquareOffTheBoard() {
            refused("f5»i6«")
                    .says(
                            NotationProblem.TRANSCRIPT_CHARACTER,
                            "\"i6\" (character 3) is not a move: write squares one after the other,"
                                    + " as in f5d6c3. Passes can be left out.");
            refused("f5 »d9« c3").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("f5 »d0«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        }

        @Test
        void halfASquare() {
            refused("f5»d«").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("»f« 5").is(NotationProblem.TRANSCRIPT_CHARACTER);
        }

        @Test
        void aNumberWithoutItsFullStop() {
            refused("»1« f5").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("1...».......«").is(NotationProblem.TRANSCRIPT_CHARACTER);
        }

        @Test
        void anythingElse() {
            refused("f5 »😀«").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("f5»:«").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("»{Alice«").is(NotationProblem.TRANSCRIPT_CHARACTER);
            refused("»aaaaaaaaaaaaaaaaaaaa«aaaaa").is(NotationProblem.TRANSCRIPT_CHARACTER);
        }

        @Test
        void tooMuch() {
            refused(" ".repeat(Cursor.LIMIT) + "»f«5").is(NotationProblem.TEXT_TOO_LONG);
        }
    }

    private static Refusal refused(String marked) {
        return new Refusal(TranscriptText::read, marked);
    }
}
