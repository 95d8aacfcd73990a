package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MatchCommandTest extends CommandTesting {
    /** A program that takes every command, and answers a request for a move as it is told to. */
    private static final String PROGRAM =
            "sh -c 'while read line; do case $line in genmove*) %s;; *) echo =; echo;; esac; done'";

    @Test
    void levelsPlayEachOpeningTwice() {
        assertThat(run("--games", "4", "--level", "3", "--against-level", "1", "--moves")).isZero();
        String[] lines = out.toString().split("\\R", -1);
        assertThat(lines[0].substring(0, 16)).isEqualTo(lines[1].substring(0, 16));
        assertThat(lines[0]).matches("([a-h][1-8])+ Black \\d+-\\d+");
        assertThat(lines[1]).matches("([a-h][1-8])+ White \\d+-\\d+");
        assertThat(lines[2].substring(0, 16)).isNotEqualTo(lines[1].substring(0, 16));
        assertThat(lines[4])
                .matches("level 3 against level 1: 4 games, \\d won, \\d drawn, \\d lost");
        assertThat(lines[5])
                .matches("\\d+\\.\\d % of the points, 95 % interval \\(Wilson\\) .* to .* %");
        assertThat(lines[6]).matches("[+-]\\d+ discs, [+-]\\d+\\.\\d a game");
        assertThat(err.toString()).contains("\rgame 1 of 4: ", "\rgame 4 of 4: ");
    }

    @Test
    void theSeedDrawsTheOpenings() {
        run("--games", "2", "--level", "1", "--against-level", "1", "--moves");
        String first = out.toString();
        out.getBuffer().setLength(0);
        run("--games", "2", "--level", "1", "--against-level", "1", "--moves");
        assertThat(out).hasToString(first);
        out.getBuffer().setLength(0);
        run("--games", "2", "--level", "1", "--against-level", "1", "--moves", "--seed", "2");
        assertThat(out.toString().substring(0, 16)).isNotEqualTo(first.substring(0, 16));
    }

    /** Two of ourselves at the same level, one of them in another process, play the same games. */
    @Test
    void playsAgainstAProgram() {
        String program =
                "\"%s\" -XX:TieredStopAtLevel=1 -cp \"%s\" flipscope.Flipscope gtp --level 6"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                System.getProperty("java.class.path"));
        run("--games", "2", "--level", "6", "--against-level", "6", "--moves");
        String[] alone = out.toString().split("\\R", -1);
        out.getBuffer().setLength(0);
        assertThat(run("--games", "2", "--level", "6", "--against", program, "--moves")).isZero();
        assertThat(out.toString().split("\\R", -1)).startsWith(alone[0], alone[1]);
    }

    @Test
    void anIllegalMoveEndsTheMatch() {
        assertThat(against("echo = D4; echo")).isEqualTo(1);
        assertThat(out.toString()).contains(" played \"D4\": d4 is occupied by ");
        assertThat(out.toString()).containsPattern("The game so far: ([a-h][1-8]){9}\\R");
    }

    @Test
    void aPassThatIsNotForcedIsIllegal() {
        assertThat(against("echo = pass; echo")).isEqualTo(1);
        assertThat(out.toString()).contains(" played \"pass\": ");
    }

    @Test
    void aCrashEndsTheMatch() {
        assertThat(against("exit 3")).isEqualTo(1);
        assertThat(out.toString()).contains(" ended with code 3 on \"genmove white\"");
        assertThat(out.toString()).contains("The game so far: ");
    }

    @Test
    void silenceEndsTheMatch() {
        assertThat(against(":", "--seconds", "1")).isEqualTo(1);
        assertThat(out.toString()).contains(" did not answer \"genmove white\" within 1 s");
    }

    @Test
    void whatCannotBeStartedIsNamed() {
        assertThat(run("--against", "no-such-program -x")).isEqualTo(2);
        assertThat(err.toString()).contains("cannot start no-such-program");
        assertThat(run("--against", " ")).isEqualTo(2);
        assertThat(err.toString()).contains("--against needs a program");
    }

    @Test
    void wrongOptionsAreRefused() {
        assertThat(run("--games", "2")).isEqualTo(2);
        assertThat(run("--against-level", "3", "--against", "x")).isEqualTo(2);
        assertThat(run("--against-level", "11")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no level 11; levels go from 1 to 10");
        assertThat(run("--against-level", "x")).isEqualTo(2);
        assertThat(err.toString()).contains("\"x\" is not the number of a level");
        assertThat(run("--against-level", "3", "--games", "3")).isEqualTo(2);
        assertThat(err.toString()).contains("--games is an even number from 2 to 600, not 3");
        assertThat(run("--against-level", "3", "--seconds", "0")).isEqualTo(2);
    }

    private int against(String move, String... options) {
        String[] args = new String[options.length + 6];
        System.arraycopy(
                new String[] {"--games", "2", "--level", "1", "--against", PROGRAM.formatted(move)},
                0,
                args,
                0,
                6);
        System.arraycopy(options, 0, args, 6, options.length);
        return run(args);
    }

    private int run(String... args) {
        return execute(new MatchCommand(), args);
    }
}
