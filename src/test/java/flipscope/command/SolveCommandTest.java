package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import flipscope.testkit.Resources;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest extends CommandTesting {
    private static final List<String> FFO = Resources.lines("engine/ffo-1-19.obf").subList(0, 4);

    /** The first of them, with its score and its only best move. */
    private static final String FFO_1 = "  1   +18   g8 g8";

    @TempDir Path folder;

    @Test
    void printsALineAPositionAndATotal() throws IOException {
        assertThat(solve(FFO)).isZero();
        String[] lines = out.toString().split("\\R", -1);
        assertThat(lines[0]).matches(" +# score move line +empties +nodes seconds +nodes/s");
        assertThat(lines[1])
                .startsWith(FFO_1)
                .matches(
                        "  1   \\+18   g8 g8([a-h][1-8])+ +14 +\\d+ +\\d+\\.\\d\\d +\\d+\\.\\d M agrees");
        assertThat(lines[5])
                .matches(
                        "4 solved, \\d+ nodes, \\d+\\.\\d\\d s, \\d+\\.\\d M nodes/s;"
                                + " 4 agree, 0 disagree");
    }

    @Test
    void aWrongScoreOrMoveDisagrees() throws IOException {
        String wrongScore = FFO.get(0).replace("G8:+18", "G8:+20");
        String wrongMove = FFO.get(0).replace("G8:+18", "G8:+16").replace("H1:+12", "H1:+18");
        assertThat(solve(List.of(wrongScore, wrongMove))).isEqualTo(1);
        assertThat(out.toString())
                .contains(" M disagrees: g8 +20", " M disagrees: h1 +18", "0 agree, 2 disagree");
    }

    @Test
    void scoresMayBeMissingOrStandAlone() throws IOException {
        String board = FFO.get(0).substring(0, 66);
        assertThat(solve(List.of(board, board + "; +18; % FFO 1", board + ";"))).isZero();
        assertThat(out.toString()).contains("1 agree, 0 disagree");
        assertThat(solve(List.of(board + "; +16;"))).isEqualTo(1);
        assertThat(out.toString()).contains(" M disagrees: +16");
    }

    @Test
    void aForcedPassHasAScore() throws IOException {
        String pass = "-O" + "X".repeat(62) + " O";
        String over = "X".repeat(63) + "O X; 62;";
        assertThat(solve(List.of(pass + "; PS:-64;", over))).isZero();
        assertThat(out.toString()).contains("  1   -64   -- a1").contains("  2   +62   --  ");
    }

    @Test
    void aBadLineIsNamedAndTheOthersAreSolved() throws IOException {
        List<String> lines =
                List.of(
                        "% a comment",
                        "XO",
                        FFO.get(0) + " A1:+2;",
                        FFO.get(0) + " D1:+2;",
                        FFO.get(0).replace("+18", "+17"),
                        "",
                        FFO.get(0).replace("+18", "much"),
                        FFO.get(0));
        assertThat(solve(lines)).isEqualTo(1);
        String file = folder.resolve("file.obf").toString();
        assertThat(out.toString())
                .contains(file + ":2: ")
                .contains(file + ":3: a1 flips nothing; Black may play ")
                .contains(file + ":4: d1 is occupied by Black")
                .contains(
                        file + ":5: \"+17\" is not an exact score: an even number from -64 to +64")
                .contains(file + ":7: \"much\" is not an exact score")
                .contains("  6   +18   g8 ", "1 solved");
    }

    @Test
    void aRangeIsSolvedAlone() throws IOException {
        assertThat(solve(FFO, "--from", "2", "--to", "3", "--warm-up")).isZero();
        assertThat(out.toString()).contains("  2   +10   a4", "  3    +2   d1", "2 solved");
        assertThat(solve(FFO, "--from", "4")).isZero();
        assertThat(out.toString()).contains("1 solved");
    }

    @Test
    void wrongRangesAndFilesAreRefused() throws IOException {
        assertThat(solve(FFO, "--from", "5")).isEqualTo(2);
        assertThat(solve(FFO, "--from", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--from is 1 to 4, not 5", "--from is 1 to 4, not 0");
        assertThat(solve(FFO, "--from", "3", "--to", "2")).isEqualTo(2);
        assertThat(solve(List.of("% a comment"))).isEqualTo(2);
        assertThat(err.toString()).contains("there is no position in ");
        assertThat(err.toString()).contains("--to is at least 3, not 2");
        assertThat(run("no-such-file")).isEqualTo(2);
        assertThat(err.toString()).contains("cannot read no-such-file");
    }

    @Test
    void readsTheStandardInput() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(FFO.get(0).getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(run("-")).isZero();
        } finally {
            System.setIn(before);
        }
        assertThat(out.toString()).contains(FFO_1);
    }

    private int solve(List<String> lines, String... options) throws IOException {
        Path file = Files.write(folder.resolve("file.obf"), lines);
        String[] args = new String[options.length + 1];
        System.arraycopy(options, 0, args, 0, options.length);
        args[options.length] = file.toString();
        return run(args);
    }

    private int run(String... args) {
        return execute(new SolveCommand(), args);
    }
}
