package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.testkit.Resources;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games and positions that others have written down: what a transcript leads to. */
class KnownPositionsTest {

    @ParameterizedTest
    @MethodSource("openings")
    void anOpeningLeadsToItsPosition(String line) {
        String[] words = line.split(" ", 2);
        Game game = TranscriptText.read(words[0]);
        assertThat(PositionText.write(game.position())).isEqualTo(words[1]);
        assertThat(PositionText.read(words[1])).isEqualTo(game.position());
    }

    /** Lines such as {@code PASS after ply 8 d3c3… board X} and {@code GAMEOVER ply 9 … O …}. */
    @ParameterizedTest
    @MethodSource("specialPositions")
    void aPassOrAnEndComesWhereItIsKnownToCome(String line) {
        String[] words = line.replace("after ", "").split(" ");
        Game game = TranscriptText.read(words[3]);
        assertThat(game.plies()).hasSize(Integer.parseInt(words[2]));
        assertThat(PositionText.write(game.position())).isEqualTo(words[4] + " " + words[5]);
        assertThat(game.mustPass()).isEqualTo(words[0].equals("PASS"));
        assertThat(game.isOver()).isEqualTo(words[0].equals("GAMEOVER"));
        if (game.isOver()) {
            Score score = Score.onBoard(game.position());
            assertThat("X=" + score.black() + " O=" + score.white())
                    .isEqualTo(words[7] + " " + words[8]);
        }
    }

    static List<String> openings() {
        return Resources.lines("openings.txt");
    }

    static List<String> specialPositions() {
        return Resources.lines("special-positions.txt");
    }
}
