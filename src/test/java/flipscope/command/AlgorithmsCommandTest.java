package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AlgorithmsCommandTest extends CommandTesting {
    @TempDir private Path folder;

    private int algorithms(String... arguments) {
        return execute(new AlgorithmsCommand(), arguments);
    }

    @Test
    void aNewAlgorithmPassesTheCheckAndIsStepped() {
        assertThat(algorithms("new", folder.toString())).isZero();
        assertThat(out.toString()).contains("/trace/own/knight-attacks");
        assertThat(algorithms("check", folder.toString())).isZero();
        assertThat(out.toString())
                .contains("own/knight-attacks  Where knights attack", "1 algorithm, no errors.");
        assertThat(
                        execute(
                                new TraceCommand(),
                                "own/knight-attacks",
                                "knights=0x8000000000000000",
                                "--algorithms",
                                folder.toString()))
                .isZero();
        assertThat(out.toString()).contains("Where knights attack", "knights=0x8000000000000000");

        assertThat(algorithms("new", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("already exists and was left as it is");
    }

    @Test
    void everyMistakeHasItsFileAndLine() throws IOException {
        Path file = folder.resolve("Odd.java");
        Files.writeString(
                file,
                """
                long odd(long x) {
                    return x & 3;
                }

                @Oracle
                long oddly(long x) {
                    return x & 1;
                }
                """);
        Path broken = folder.resolve("Broken.java");
        Files.writeString(broken, "\nlong broken(long x) {\n    return z;\n}\n");

        assertThat(algorithms("check", folder.toString())).isOne();

        assertThat(out.toString().lines())
                .element(0)
                .asString()
                .startsWith(broken + ":3: there is no variable or constant named `z`");
        assertThat(out.toString())
                .contains(file + ":1: it does not return the same as `oddly` on x=0x")
                .contains("1 algorithm, 2 errors.");
    }

    @Test
    void lessonsAndQuestionsKnowThem() throws IOException {
        algorithms("new", folder.toString());
        String own = folder.toString();
        Files.writeString(
                folder.resolve("knights.md"),
                "---\ntitle: Knights\nsummary: How they jump\norder: 1\nminutes: 5\n---\nThey jump.\n\n```trace\nalgorithm: own/knight-attacks\nat: left\n```\n");
        assertThat(execute(new LessonsCommand(), "check", own)).isOne();
        assertThat(out.toString()).contains("knights.md:10: no algorithm \"own/knight-attacks\"");
        assertThat(execute(new LessonsCommand(), "check", own, "--algorithms", own))
                .as(out.toString())
                .isZero();
        assertThat(
                        execute(
                                new QuestionsCommand(),
                                "own/knight-attacks",
                                "--at",
                                "left",
                                "--seeds",
                                "1-3",
                                "--format",
                                "csv",
                                "--algorithms",
                                own))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("Which squares does `knights << 1 & NOT_FILE_H` have?");
    }

    /** What is evaluated is not compiled, so how long it takes would say nothing. */
    @Test
    void ownAlgorithmsAreNotMeasured() throws IOException {
        algorithms("new", folder.toString());
        String own = folder.toString();
        Files.writeString(
                folder.resolve("knights.md"),
                "---\ntitle: Knights\nsummary: How they jump\norder: 1\nminutes: 5\n---\nThey jump.\n\n```bench\nalgorithms: [own/knight-attacks, bits/lowest]\n```\n");
        assertThat(execute(new LessonsCommand(), "check", own, "--algorithms", own)).isOne();
        assertThat(out.toString())
                .contains(
                        "knights.md:10: own/knight-attacks is never compiled, so it cannot be measured");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() {
        String none = folder.resolve("none").toString();
        assertThat(algorithms("check", none)).isEqualTo(2);
        assertThat(execute(new TraceCommand(), "bits/lowest", "--algorithms", none)).isEqualTo(2);
        assertThat(err.toString())
                .contains("there is no folder " + none)
                .contains("--algorithms: there is no folder");
        assertThat(algorithms()).isEqualTo(2);
    }
}
