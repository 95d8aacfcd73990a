package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest extends CommandTesting {
    private static final List<String> PLAY = List.of("--ahead=1", "--exact=6", "--seed=3");

    private static final String HEADING = "# seed 3, 1 moves ahead, exact from 6, by features";

    @TempDir private Path folder;

    @Test
    void gamesGoOnWhereTheyWereStopped() throws IOException {
        Path whole = folder.resolve("whole.txt");
        assertThat(play(whole, "--games=6")).isZero();
        assertThat(err.toString()).contains("6 of 6 games");

        Path stopped = folder.resolve("stopped.txt");
        assertThat(play(stopped, "--games=4")).isZero();
        String text = Files.readString(stopped);
        Files.writeString(stopped, text.substring(0, text.length() - 30));
        assertThat(play(stopped, "--games=6")).isZero();
        assertThat(stopped).hasSameTextualContentAs(whole);
        assertThat(Files.readAllLines(whole)).hasSize(7).first().isEqualTo(HEADING);
    }

    @Test
    void gamesOfAnotherKindAreNotAddedToThem() {
        Path file = folder.resolve("games.txt");
        play(file, "--games=1");
        assertThat(run("play", file.toString(), "--games=2")).isEqualTo(2);
        assertThat(err.toString()).contains(file + " has games played otherwise: seed 3, 1 moves");
    }

    @Test
    void weightsAreFittedPlayedByAndMeasured() throws IOException {
        Path games = folder.resolve("games.txt");
        play(games, "--games=25");
        Path weights = folder.resolve("weights.gz");
        assertThat(run("fit", games.toString(), "--weights", weights.toString())).isZero();
        assertThat(err.toString()).contains("13 of 13 stages");
        assertThat(out.toString())
                .contains("25 different games: ", " of 23 games to learn", " of 2 games to test")
                .containsPattern("44 discs +2 positions: patterns +[\\d.]+, features +[\\d.]+");

        Path more = folder.resolve("more.txt");
        assertThat(play(more, "--games=2", "--weights", weights.toString())).isZero();
        assertThat(Files.readAllLines(more).get(0)).endsWith("by weights.gz");
        assertThat(run("error", more.toString(), "--weights", weights.toString())).isZero();
        String fitted = out.toString();
        assertThat(fitted).containsPattern("all discs +\\d+ positions");
        assertThat(run("error", more.toString())).isZero();
        assertThat(out.toString()).isNotEqualTo(fitted);
    }

    @Test
    void whatCannotBeIsRefused() throws IOException {
        String file = folder.resolve("games.txt").toString();
        assertThat(run("play", file, "--games=0")).isEqualTo(2);
        assertThat(err.toString()).contains("--games is 1 to 2147483647, not 0");
        assertThat(run("play", file, "--ahead=13")).isEqualTo(2);
        assertThat(err.toString()).contains("--ahead is 1 to 12, not 13");
        assertThat(run("play", file, "--exact=25")).isEqualTo(2);
        assertThat(err.toString()).contains("--exact is 1 to 24, not 25");
        assertThat(run("fit", file, "--weights=w.gz")).isEqualTo(2);
        assertThat(err.toString()).contains(file + ": there is no such file");
        Files.writeString(Path.of(file), "# seed 1\nf5d6 0\nf5x9 0\n");
        assertThat(run("error", file)).isEqualTo(2);
        assertThat(err.toString()).contains(file + ":3: not a game");
        assertThat(run("play", file, "--weights", file)).isEqualTo(2);
        assertThat(err.toString()).contains(file + ": Not in GZIP format");
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).contains("train needs a subcommand: play, fit or error");
    }

    private int play(Path file, String... options) {
        List<String> args = new ArrayList<>(List.of("play", file.toString()));
        args.addAll(PLAY);
        args.addAll(List.of(options));
        return run(args.toArray(String[]::new));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return execute(new TrainCommand(), args);
    }
}
