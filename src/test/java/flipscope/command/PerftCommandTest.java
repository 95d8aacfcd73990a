package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import org.junit.jupiter.api.Test;

class PerftCommandTest extends CommandTesting {
    @Test
    void printsCountSecondsAndRate() {
        assertThat(run("7")).isZero();
        assertThat(out.toString())
                .matches("55092 leaves, \\d+\\.\\d\\d s, \\d+\\.\\d M leaves/s\\R");
    }

    @Test
    void countsFromAnyPosition() {
        String finished = "----X------X-----XXXX------XXX-----XX------X-------X------------ O";
        assertThat(run("5", "--position", finished)).isZero();
        assertThat(out.toString()).startsWith("1 leaves, ");
    }

    @Test
    void countsTheOtherGame() {
        assertThat(run("--game", "score-four", "4")).isZero();
        assertThat(out.toString()).startsWith("65536 leaves, ");
        assertThat(run("3", "--game", "score-four", "--position", "random:1")).isEqualTo(2);
        assertThat(err.toString()).contains("--position is for reversi, not for score-four");
    }

    @Test
    void anUnknownGameIsRefusedWithThoseThereAre() {
        assertThat(run("--game", "chess", "4")).isEqualTo(2);
        assertThat(err.toString()).contains("reversi", "score-four", "chess");
        assertThat(run("--game", "score-four", "13")).isEqualTo(2);
        assertThat(err.toString()).contains("DEPTH is 1 to 12, not 13");
    }

    @Test
    void aDepthThatNobodyCouldWaitForIsRefused() {
        assertThat(run("0")).isEqualTo(2);
        assertThat(err.toString()).contains("DEPTH is 1 to 20, not 0");
        assertThat(run("21")).isEqualTo(2);
    }

    @Test
    void aPositionThatIsNoneIsRefusedWithAReason() {
        assertThat(run("3", "--position", "XO")).isEqualTo(2);
        assertThat(err.toString()).contains("--position").contains("64");
    }

    private int run(String... args) {
        return execute(new PerftCommand(), args);
    }
}
