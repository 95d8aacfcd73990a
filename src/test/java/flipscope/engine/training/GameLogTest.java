package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.engine.SelfPlay.Played;
import flipscope.notation.SquareText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLogTest {
    private static final Played FIRST = played(1, "f5", "d6", "c3");
    private static final Played SECOND = played(0, "f5", "f6");

    @TempDir private Path folder;
    private Path file;
    private GameLog log;

    @BeforeEach
    void open() throws IOException {
        file = folder.resolve("games.txt");
        log = new GameLog(file);
        assertThat(log.open("seed 1")).isZero();
        log.add(FIRST);
        log.add(SECOND);
    }

    private static Played played(int considered, String... moves) {
        return new Played(Stream.of(moves).map(SquareText::read).toList(), considered);
    }

    @Test
    void gamesAreReadAsTheyWereAdded() throws IOException {
        assertThat(Files.readString(file)).isEqualTo("# seed 1\nf5d6c3 1\nf5f6 0\n");
        assertThat(log.games()).containsExactly(FIRST, SECOND);
        assertThat(log.open("seed 1")).isEqualTo(2);
    }

    @Test
    void aGameThatWasCutShortIsForgotten() throws IOException {
        Files.writeString(file, Files.readString(file) + "f5d6c");
        assertThat(log.open("seed 1")).isEqualTo(2);
        assertThat(log.games()).containsExactly(FIRST, SECOND);
    }

    @Test
    void gamesOfAnotherKindDoNotJoinThem() {
        assertThatThrownBy(() -> log.open("seed 12"))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " has games played otherwise: seed 1");
    }

    @Test
    void whatIsNoGameIsNamedByItsLine() throws IOException {
        for (String wrong : List.of("f5d6", "f5a1 0", "f5x6 0", "f5d 0", "f5d6 3", "f5d6 -1", "")) {
            Files.writeString(file, "# seed 1\nf5d6 0\n" + wrong + "\n");
            assertThatThrownBy(() -> log.games())
                    .isInstanceOf(IOException.class)
                    .hasMessage(file + ":3: not a game");
        }
    }
}
