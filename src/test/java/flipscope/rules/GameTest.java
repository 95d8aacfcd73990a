package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {

    /** After eight moves Black has none; the ninth, c5, is White's. */
    private static final Game WITH_PASS = replay("f5f6c4g5h5h4f7h6c5");

    private static final Game WIPED_OUT = replay("e6f4e3f6g5d6e7f5c5");

    @Test
    void aForcedPassIsTakenByItself() {
        assertThat(WITH_PASS.last().side()).isEqualTo(Side.WHITE);
        assertThat(WITH_PASS.last().afterPass()).isTrue();
        assertThat(WITH_PASS.plies().stream().filter(Ply::afterPass)).hasSize(1);
    }

    @Test
    void beforeThePassTheGameSaysWhoMustAndWhoPlaysNext() {
        Game before = WITH_PASS.at(8);
        assertThat(before.mustPass()).isTrue();
        assertThat(before.position().toMove()).isEqualTo(Side.BLACK);
        assertThat(before.turn().toMove()).isEqualTo(Side.WHITE);
        assertThat(before.isOver()).isFalse();
    }

    @Test
    void eachPlyRemembersItsPositionAndItsFlips() {
        Ply first = WITH_PASS.plies().get(0);
        assertThat(first.number()).isEqualTo(1);
        assertThat(first.before()).isEqualTo(Position.START);
        assertThat(Squares.names(first.flips())).isEqualTo("e5");
        assertThat(first.after()).isEqualTo(WITH_PASS.plies().get(1).before());
    }

    @Test
    void whatAPlyLeadsToIsWhatPlayingItLeadsTo() {
        for (Ply each : WITH_PASS.plies()) {
            assertThat(each.after()).isEqualTo(each.before().play(each.square()));
        }
    }

    @Test
    void aPrefixIsTheGameAsItStood() {
        assertThat(WITH_PASS.at(0)).isEqualTo(Game.from(Position.START));
        assertThat(WITH_PASS.at(9)).isEqualTo(WITH_PASS);
        assertThat(WITH_PASS.at(8).play(WITH_PASS.last().square())).isEqualTo(WITH_PASS);
        assertThatThrownBy(() -> WITH_PASS.at(10)).hasMessage("ply 10 is not between 0 and 9");
    }

    @Test
    void anIllegalMoveIsNamedByItsNumber() {
        assertThatThrownBy(() -> replay("f5f6a1"))
                .hasMessageStartingWith("move 3: a1 flips nothing");
        assertThatThrownBy(() -> WIPED_OUT.play(0))
                .hasMessageStartingWith("move 10: the game is over");
    }

    @Test
    void theWinnerGetsTheEmptySquares() {
        assertThat(WIPED_OUT.isOver()).isTrue();
        Score score = Score.onBoard(WIPED_OUT.position());
        assertThat(score).hasToString("13-0");
        assertThat(score.official()).hasToString("64-0");
        assertThat(score.official().lead(Side.WHITE)).isEqualTo(-64);
    }

    @Test
    void aGameCanEndWithManyEmptySquares() {
        Game game = replay("d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1");
        assertThat(game.isOver()).isTrue();
        assertThat(Score.onBoard(game.position())).hasToString("22-3");
        assertThat(Score.onBoard(game.position()).official()).hasToString("61-3");
    }

    @Test
    void aDrawIsThirtyTwoEach() {
        assertThat(new Score(20, 20).official()).isEqualTo(new Score(32, 32));
        assertThatThrownBy(() -> new Score(40, 25)).hasMessageContaining("40 black and 25 white");
    }

    private static Game replay(String transcript) {
        List<Integer> moves = new ArrayList<>();
        for (int at = 0; at < transcript.length(); at += 2) {
            moves.add(Squares.at(transcript.charAt(at) - 'a', transcript.charAt(at + 1) - '1'));
        }
        return Game.from(Position.START, moves);
    }
}
