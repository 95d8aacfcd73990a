package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.Commands;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One folder has an instructor's lessons, sheets and algorithms, at every command. */
class TeachingFolderTest {
    private final StringWriter said = new StringWriter();

    @TempDir private Path folder;

    private int run(String line) {
        return Commands.saying(
                new PrintWriter(said, true), line.replace("DIR", folder.toString()).split(" "));
    }

    @BeforeEach
    void fill() throws IOException {
        assertThat(run("lessons new mine --teaching DIR")).isZero();
        assertThat(run("sheets new week-3 --teaching DIR")).isZero();
        assertThat(run("algorithms new --teaching DIR")).isZero();
        Files.writeString(
                folder.resolve("knights.md"),
                """
                ---
                title: Knights
                summary: Where knights jump.
                order: 1
                minutes: 5
                ---
                ## One

                ```figure
                algorithm: own/knight-attacks
                ```
                """);
        Files.writeString(
                folder.resolve("sheets/knights.yaml"),
                "title: Knights\nquestions: [{algorithm: own/knight-attacks, at: return}]\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lessons check --teaching DIR",
                "sheets check --teaching DIR",
                "algorithms check --teaching DIR",
                "trace own/knight-attacks --teaching DIR",
            })
    void everyCommandKnowsAllOfIt(String line) {
        assertThat(run(line)).as(said.toString()).isZero();
    }

    @Test
    void itsOwnOptionsComeFirst() {
        assertThat(run("trace own/knight-attacks --teaching DIR --algorithms DIR/sheets"))
                .isNotZero();
        assertThat(run("lessons check --teaching DIR/none")).isEqualTo(2);
        assertThat(said.toString()).contains("--teaching: there is no folder");
        assertThat(run("algorithms check")).isEqualTo(2);
        assertThat(said.toString()).contains("which folder? Give it, or --teaching DIR");
    }
}
