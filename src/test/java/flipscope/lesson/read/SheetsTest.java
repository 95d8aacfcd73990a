package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Sheet;
import flipscope.testkit.ProjectFiles;
import flipscope.text.Directory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sheets of files, which are read when they change, and those of algorithms. */
class SheetsTest {
    private static final String ONE =
            "title: %s\nquestions:\n- algorithm: bits/lowest\n  at: return\n";

    @TempDir private Path folder;

    private Sheets sheets(Catalogue catalogue) {
        LessonTechniques techniques = new LessonTechniques(catalogue, new Traces(), path -> path);
        return Sheets.of(
                Library.of(techniques, Optional.of(new Directory(folder))),
                Optional.of(new Directory(folder)));
    }

    @Test
    void anAlgorithmOfAnyTitleHasASheet() throws IOException {
        String title = "The \"lowest\" bit, x & -x # {0} \\ 'is' - [one]";
        Files.writeString(
                folder.resolve("LowestBit.java"),
                "// " + title + ".\nlong lowestBit(long bits) {\n    return bits & -bits;\n}\n");
        Sheet sheet =
                sheets(Catalogue.load(Optional.of(new Directory(folder))))
                        .find("own-lowest-bit")
                        .orElseThrow();

        assertThat(sheet.problems()).isEmpty();
        assertThat(sheet.title()).isEqualTo(title);
        assertThat(sheet.questions()).isNotEmpty();
    }

    /** Each student's question changes with what the inputs may be, so answers are of another. */
    @Test
    void whatInputsMayBeIsPartOfTheState() throws IOException {
        assertThat(state("@Range(max = 7) int n", true)).isNotEqualTo(state("int n", true));
        assertThat(state("@OneSquare long n", true)).isNotEqualTo(state("long n", true));
        assertThat(state("@Range(max = 7) int n", false)).isEqualTo(state("int n", false));
    }

    private String state(String parameter, boolean seeded) throws IOException {
        Files.writeString(
                folder.resolve("Twice.java"),
                "static long twice("
                        + parameter
                        + ") {\n    long two = n + n;\n    return two;\n}\n");
        Path file = Files.createDirectories(folder.resolve("sheets")).resolve("mine.yaml");
        Files.writeString(
                file,
                "title: Mine\nquestions:\n- algorithm: own/twice\n  at: two\n  seeded: "
                        + seeded
                        + "\n");
        Sheet sheet =
                sheets(Catalogue.load(Optional.of(new Directory(folder))))
                        .find("mine")
                        .orElseThrow();
        assertThat(sheet.problems()).isEmpty();
        return sheet.state();
    }

    /** Its state is made of a text, which must be the same on every machine. */
    @Test
    void noTextThatIsFingerprintedHasTheLineEndsOfAMachine() {
        assertThat(ProjectFiles.below(Path.of("src/main/java/flipscope/lesson"), ".java"))
                .noneMatch(file -> ProjectFiles.text(file).contains("%n"));
    }

    @Test
    void aSheetIsReadOnceAndAgainWhenItHasChanged() throws IOException {
        Path file = Files.createDirectory(folder.resolve("sheets")).resolve("mine.yaml");
        Files.writeString(file, ONE.formatted("First"));
        Sheets sheets = sheets(Catalogue.load(Optional.empty()));
        Sheet first = sheets.find("mine").orElseThrow();
        assertThat(first.title()).isEqualTo("First");
        assertThat(sheets.find("mine").orElseThrow()).isSameAs(first);
        assertThat(sheets.faultless()).anySatisfy(each -> assertThat(each).isSameAs(first));
        assertThat(sheets.find("carries").orElseThrow())
                .isSameAs(sheets.find("carries").orElseThrow());
        assertThat(sheets.find("popcount-halves").orElseThrow())
                .isSameAs(sheets.find("popcount-halves").orElseThrow());

        Files.writeString(file, ONE.formatted("Another title"));
        assertThat(sheets.find("mine").orElseThrow().title()).isEqualTo("Another title");
    }

    @Test
    void aSheetIsReadAgainWhenALessonOfItsQuestionsHasChanged() throws IOException {
        Path lesson = folder.resolve("own.md");
        String text =
                "---\ntitle: Own\norder: 900\n---\n\n```exercise\nname: asked\nquestion: %s\nanswer: a1\n```\n";
        Files.writeString(lesson, text.formatted("Which square?"));
        Path file = Files.createDirectory(folder.resolve("sheets")).resolve("mine.yaml");
        Files.writeString(file, "title: Mine\nquestions:\n- lesson: own\n  block: asked\n");
        Sheets sheets = sheets(Catalogue.load(Optional.empty()));
        Sheet first = sheets.find("mine").orElseThrow();
        assertThat(first.problems()).isEmpty();
        assertThat(sheets.find("mine").orElseThrow()).isSameAs(first);

        Files.writeString(lesson, text.formatted("Which other square is it?"));
        assertThat(sheets.find("mine").orElseThrow().question(1).block().toString())
                .contains("Which other square");
    }
}
