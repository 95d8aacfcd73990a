package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.text.Directory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An instructor's folder beside the built-in lessons. */
class LibraryTest {
    private static final String HEAD =
            "---\ntitle: %s\nsummary: S\norder: %d\nminutes: 1\nneeds: [%s]\n---\n";

    @TempDir Path parent;
    private Path folder;
    private Library library;

    @BeforeEach
    void begin() throws IOException {
        folder = Files.createDirectory(parent.resolve("own"));
        library = Library.of(Good.COURSE, new Directory(folder));
    }

    private Path write(String file, String text) throws IOException {
        return Files.writeString(folder.resolve(file), text);
    }

    private static String lesson(String title, int order, String needs) {
        return HEAD.formatted(title, order, needs);
    }

    private Lesson find(String slug) {
        return library.find(slug).orElseThrow();
    }

    private List<String> messages(String slug) {
        return find(slug).problems().stream().map(LessonProblem::message).toList();
    }

    @Test
    void ownLessonsStandBehindTheBuiltInOnes() throws IOException {
        write("two.md", lesson("Two", 2, "one, board-in-one-number"));
        write("one.md", lesson("One", 1, ""));
        List<Lesson> all = library.all();
        assertThat(library.own()).extracting(Lesson::slug).containsExactly("one", "two");
        assertThat(all.subList(all.size() - 2, all.size()))
                .extracting(Lesson::slug)
                .containsExactly("one", "two");
        assertThat(library.isOwn(find("one"))).isTrue();
        assertThat(library.isOwn(all.get(0))).isFalse();
        assertThat(find("two").problems()).isEmpty();
        assertThat(library.next(find("one")).map(Lesson::slug)).contains("two");
        assertThat(library.next(find("two"))).isEmpty();
        assertThat(library.nearest("tow")).contains("two");
    }

    @Test
    void anOwnLessonWithTheNameOfABuiltInOneIsRefused() throws IOException {
        List<Lesson> before = library.all();
        write("board-in-one-number.md", lesson("Mine", 1, ""));
        assertThat(library.all()).isEqualTo(before);
        assertThat(library.isOwn(find("board-in-one-number"))).isFalse();
        assertThat(library.own())
                .singleElement()
                .satisfies(
                        mine ->
                                assertThat(mine.problems())
                                        .extracting(LessonProblem::message)
                                        .containsExactly(
                                                "the course already has a lesson"
                                                        + " \"board-in-one-number\", which is shown"
                                                        + " instead; rename this file"));
    }

    @Test
    void aLinkToALessonOfTheCourseIsHeldAgainstThatLesson() throws IOException {
        write("board-in-one-number.md", lesson("Mine", 1, "") + "## Of my own\n");
        write("one.md", lesson("One", 1, "") + "[there](board-in-one-number#of-my-own)\n");
        assertThat(messages("one")).hasSize(1);
    }

    @Test
    void editsAreFollowedAndNothingElseIsReadAgain() throws IOException {
        Path file = write("one.md", lesson("One", 1, ""));
        write("two.md", lesson("Two", 2, ""));
        Lesson untouched = find("two");
        assertThat(find("one").front().title()).isEqualTo("One");
        write("one.md", lesson("Uno", 1, ""));
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        assertThat(find("one").front().title()).isEqualTo("Uno");
        assertThat(find("two")).isSameAs(untouched);
        assertThat(library.all()).isEqualTo(library.all());
    }

    @Test
    void whatAnotherLessonLacksIsSaidAsSoonAsItIsSaved() throws IOException {
        write("one.md", lesson("One", 1, "") + "[there](two#end)\n");
        assertThat(messages("one")).hasSize(1);
        write("two.md", lesson("Two", 2, "") + "## End\n");
        assertThat(messages("one")).isEmpty();
        Files.delete(folder.resolve("two.md"));
        assertThat(library.find("two")).isEmpty();
        assertThat(messages("one")).hasSize(1);
    }

    @Test
    void aPictureMayComeLater() throws IOException {
        write("one.md", lesson("One", 1, "") + "![x](pictures/x.svg)\n");
        assertThat(messages("one")).containsExactly("no picture \"pictures/x.svg\"");
        Files.createDirectory(folder.resolve("pictures"));
        write("pictures/x.svg", "<svg/>");
        assertThat(messages("one")).isEmpty();
        assertThat(library.picture(find("one"), "x.svg").orElseThrow().type())
                .isEqualTo("image/svg+xml");
    }

    @Test
    void aFileThatIsTooLongOrNoTextIsShownAsAMistake() throws IOException {
        write("long.md", "x".repeat(10 << 20));
        Files.write(folder.resolve("bytes.md"), new byte[] {'-', (byte) 0xC3, (byte) 0x28});
        Files.createDirectory(folder.resolve("folder.md"));
        write("Not a Slug.md", lesson("One", 1, ""));
        write("README.md", "Nothing to see here.");
        assertThat(messages("long")).containsExactly("the file is longer than 1 MB");
        assertThat(messages("bytes")).containsExactly("this is not UTF-8 text; save it as UTF-8");
        assertThat(messages("folder")).containsExactly("this is not a file");
        assertThat(messages("Not a Slug"))
                .containsExactly(
                        "the file's name must be lower-case letters, digits and hyphens, then .md");
        assertThat(library.own()).hasSize(4);
    }

    @Test
    void linksThatLeadOutOfTheFolderAreNotFollowed() throws IOException {
        Path secret = Files.writeString(parent.resolve("secret.md"), lesson("Secret", 1, ""));
        Path picture = Files.writeString(parent.resolve("secret.svg"), "<svg/>");
        Files.createSymbolicLink(folder.resolve("link.md"), secret);
        Files.createSymbolicLink(folder.resolve("lost.md"), parent.resolve("nowhere.md"));
        Files.createDirectory(folder.resolve("pictures"));
        Files.createSymbolicLink(folder.resolve("pictures/link.svg"), picture);
        write("one.md", lesson("One", 1, "") + "![x](pictures/link.svg)\n");
        assertThat(messages("link")).containsExactly("this link leads out of the folder");
        assertThat(find("link").front().title()).isEqualTo("link");
        assertThat(messages("lost")).containsExactly("the file no longer exists");
        assertThat(messages("one")).containsExactly("no picture \"pictures/link.svg\"");
        assertThat(library.picture(find("one"), "link.svg")).isEmpty();
    }

    @Test
    void aPictureFolderThatIsALinkIsNotFollowed() throws IOException {
        Path elsewhere = Files.createDirectory(parent.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("x.svg"), "<svg/>");
        Files.createSymbolicLink(folder.resolve("pictures"), elsewhere);
        write("one.md", lesson("One", 1, ""));
        assertThat(library.picture(find("one"), "x.svg")).isEmpty();
        for (String name : List.of("../one.md", "..", "", "/etc/passwd", "x\u0000.svg")) {
            assertThat(library.picture(find("one"), name)).as(name).isEmpty();
        }
    }

    @Test
    void theFolderItselfMayVanish() throws IOException {
        Path file = write("one.md", lesson("One", 1, ""));
        Lesson open = find("one");
        Files.delete(file);
        Files.delete(folder);
        assertThat(library.own()).isEmpty();
        assertThat(library.picture(open, "x.svg")).isEmpty();
        assertThat(library.all()).isNotEmpty();
    }

    @Test
    void aByteOrderMarkIsNoMatter() throws IOException {
        Files.write(
                folder.resolve("one.md"),
                ("\uFEFF" + lesson("One", 1, "")).getBytes(StandardCharsets.UTF_8));
        assertThat(messages("one")).isEmpty();
    }
}
