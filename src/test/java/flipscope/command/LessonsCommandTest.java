package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.read.LessonTemplate;
import flipscope.testkit.CommandTesting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LessonsCommandTest extends CommandTesting {
    @TempDir Path folder;

    private int run(String... arguments) {
        return execute(new LessonsCommand(), arguments);
    }

    @Test
    void aNewLessonPassesTheCheck() {
        assertThat(run("new", "my-first-lesson", "--dir", folder.toString())).isZero();
        assertThat(out.toString()).contains("/lessons/my-first-lesson");
        assertThat(run("check", folder.toString())).isZero();
        assertThat(out.toString()).contains("1 lesson, 9 blocks, no errors.");
        assertThat(folder.resolve("my-first-lesson.md")).content().contains("My first lesson");
    }

    @Test
    void aLessonThatIsThereIsLeftAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.md"), "mine");
        assertThat(run("new", "mine", "--dir", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("mine.md already exists and was left as it is");
        assertThat(file).hasContent("mine");
    }

    @Test
    void theNameOfALessonOfTheCourseIsTaken() throws IOException {
        assertThat(run("new", "the-carry-trick", "--dir", folder.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "the course already has a lesson \"the-carry-trick\"; choose another name");
        assertThat(folder).isEmptyDirectory();

        Path file =
                Files.writeString(
                        folder.resolve("the-carry-trick.md"), LessonTemplate.text("mine"));
        assertThat(run("check", folder.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(file + ":1: the course already has a lesson \"the-carry-trick\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"My Lesson", "../up", "a/b", "-a", "a-", "lesson.md", "ä"})
    void aNameThatIsNoneIsRefused(String slug) {
        assertThat(run("new", "--dir", folder.toString(), "--", slug)).isEqualTo(2);
        assertThat(err.toString()).contains("\"" + slug + "\" cannot be the name of a lesson");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theFolderOfTheCourseIsCheckedLikeAnyOther() {
        assertThat(run("check", "lessons/counting-bits.md")).isZero();
        assertThat(out.toString()).contains("1 lesson, ", "no errors.");
    }

    /** What a teacher's hand slips on, and what nobody sees before class. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "algoritm: bits/lowest | 9: a block of the kind trace needs algorithm: …; is it \"algoritm\"?",
                "caption: {{x}} moves | 9: put a text that has a colon or begins with a sign in"
                        + " quotes: \"…\"",
                "algorithm: bits/lowest\\n```\\n<b>Bold</b>\\n```quiz | 11: HTML is shown as text;"
                        + " write it in Markdown",
                "algorithm: bits/lowest\\n```\\n[a](http://x.org)\\n```quiz | 11: write https:, not"
                        + " http:, in \"http://x.org\"",
                "algorithm: bits/lowest\\n```\\n![a](http://x.org/a.png)\\n```quiz | 11: write"
                        + " https:, not http:, in \"http://x.org/a.png\""
            })
    void slipsAreNamed(String block, String said) throws IOException {
        Files.writeString(
                folder.resolve("slip.md"),
                "---\ntitle: T\nsummary: S\norder: 1\nminutes: 5\n---\n\n```trace\n"
                        + block.replace("\\n", "\n")
                        + "\n```\n");
        assertThat(run("check", folder.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("slip.md:" + said);
    }

    @Test
    void mistakesArePrintedAtTheirLines() throws IOException {
        Files.writeString(
                folder.resolve("bad.md"),
                """
                ---
                title: T
                summary: S
                order: x
                minutes: 5
                ---

                ```board
                mark: z9
                ```
                """);
        assertThat(run("check", folder.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(folder.resolve("bad.md") + ":4: order: \"x\" is not a whole number")
                .contains(folder.resolve("bad.md") + ":9: mark: \"z9\" is not a square")
                .endsWith("1 lesson, 1 block, 2 errors." + System.lineSeparator());
    }

    @Test
    void whatLiesBesideTheLessonsAndIsNotReadIsSaid() throws IOException {
        Files.createDirectories(folder.resolve("week-1"));
        Files.createDirectories(folder.resolve("pictures"));
        Files.writeString(folder.resolve("week-1/one.md"), LessonTemplate.text("one"));
        Files.writeString(folder.resolve("two.markdown"), LessonTemplate.text("two"));
        assertThat(run("check", folder.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        folder.resolve("week-1")
                                + ":1: lessons in a subfolder are not read; move"
                                + " them up")
                .contains(
                        folder.resolve("two.markdown")
                                + ":1: the name of a lesson file must end in .md")
                .contains("0 lessons, 0 blocks, 2 errors.");
    }

    /** Its pages apart stand in a folder of their own; nothing else does. */
    @Test
    void theWholeCourseIsCleanAndItsStraysAreNot() throws IOException {
        assertThat(run("check", "lessons")).isZero();
        assertThat(out.toString()).contains("no errors.");

        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        for (String name : List.of("apart", "week-1")) {
            Path page = Files.createDirectories(folder.resolve(name)).resolve("page.md");
            Files.writeString(page, LessonTemplate.text("page"));
        }
        assertThat(run("check", folder.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("week-1:1: lessons in a subfolder", "1 error.");
    }

    @Test
    void oneFileCanBeCheckedBesideTheOthers() throws IOException {
        Files.writeString(folder.resolve("bad.md"), "Nothing");
        Path good =
                Files.writeString(
                        folder.resolve("good.md"), LessonTemplate.text("good") + "\n[on](bad)\n");
        assertThat(run("check", good.toString())).isZero();
        assertThat(out.toString()).contains("1 lesson, 9 blocks, no errors.");
        assertThat(run("check", folder.resolve("bad.md").toString())).isEqualTo(1);
        Path other = Files.writeString(folder.resolve("other.txt"), "Nothing");
        assertThat(run("check", other.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("other.txt is not a lesson file; its name must end in .md");
    }

    @Test
    void withoutAFolderTheBuiltInLessonsAreChecked() {
        assertThat(run("check")).isZero();
        assertThat(out.toString()).containsPattern("^\\d+ lessons, \\d+ blocks, no errors\\.");
    }

    @Test
    void whatIsNoFolderIsRefused() {
        assertThat(run("check", folder.resolve("nowhere").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("nowhere is neither a folder");
        assertThat(run()).isEqualTo(2);
    }
}
