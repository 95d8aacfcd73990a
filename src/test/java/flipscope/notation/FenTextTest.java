package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.rules.NaiveChess;
import flipscope.rules.RandomNumbers;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTextTest {
    @Test
    void everyPieceIsReadWithItsOwner() {
        SmallBoardPieces at = SmallBoard.CHESS.read("4k3/8/3q4/8/8/8/P6n/R3K2B b KQ - 3 40");
        assertThat(at.side()).isEqualTo(Side.BLACK);
        assertThat(at.white()).isEqualTo(1L | 1L << 4 | 1L << 7 | 1L << 8);
        assertThat(at.black()).isEqualTo(1L << 60 | 1L << 43 | 1L << 15);
        assertThat(at.kind(7)).contains("bishops");
        assertThat(at.kind(8)).contains("pawns");
        assertThat(at.kind(9)).isEmpty();
    }

    @Test
    void anInputIsNamedByItsPiecesAndTakesThoseOfTheSideToMove() {
        SmallBoardPieces at = SmallBoard.CHESS.read("n7/8/8/3N4/8/8/8/7N w");
        assertThat(at.set("knights")).isEqualTo(1L << 35 | 1L << 7).isEqualTo(at.set("own"));
        assertThat(at.set("opponent")).isEqualTo(1L << 56);
        assertThat(at.set("occupied")).isEqualTo(at.set("own") | at.set("opponent"));
        assertThat(at.set("rooks")).isZero();
    }

    @Property(tries = 200)
    void whatIsWrittenIsReadAgain(@ForAll long seed) {
        SmallBoardPieces start = SmallBoard.CHESS.read(ChessPiece.POSITIONS.get(0));
        SmallBoardPieces at =
                NaiveChess.game(start, new RandomNumbers(seed)).skip(30).findFirst().orElseThrow();
        assertThat(SmallBoard.CHESS.read(SmallBoard.CHESS.write(at))).isEqualTo(at);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/7 w, chess.row-short, 15",
        "8/8/8/8/8/8/8/p8 w, chess.row-long, 16",
        "8/8/8/8/8/8/8/8/8 w, chess.row-long, 15",
        "8/8/8 w, chess.rows, 5",
        "8/8/8/8/8/8/8/9 w, chess.letter, 14",
        "8/8/8/8/8/8/8/x7 w, chess.letter, 14",
        "8/8/8/8/8/8/8/8, chess.side-missing, 15",
        "8/8/8/8/8/8/8/8 x, chess.side, 16",
        "8/8/8/8/8/8/8/8 w KQ e3 0 1 2, chess.more, 18"
    })
    void eachMistakeHasItsSentence(String text, String code, int place) {
        NotationException wrong =
                catchThrowableOfType(NotationException.class, () -> SmallBoard.CHESS.read(text));
        assertThat(wrong.problem().code()).isEqualTo(code);
        assertThat(wrong.offset()).isEqualTo(place);
        assertThat(wrong.getMessage()).endsWith(".").doesNotContain("{");
    }

    @ParameterizedTest
    @ValueSource(strings = {" w", " w -", " w - -", " w KQkq e3 0 1", "  b  "})
    void whatFollowsTheBoardMayBeShort(String end) {
        assertThat(SmallBoard.CHESS.read("8/8/8/8/8/8/8/8" + end).occupied()).isZero();
    }

    @Test
    void theStoredPositionsAreTenAndReadable() {
        assertThat(ChessPiece.POSITIONS)
                .hasSize(10)
                .allSatisfy(
                        each ->
                                assertThat(SmallBoard.CHESS.write(SmallBoard.CHESS.read(each)))
                                        .isEqualTo(each));
    }
}
