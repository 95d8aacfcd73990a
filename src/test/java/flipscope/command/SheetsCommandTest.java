package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.LessonProblem;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.Classroom;
import flipscope.sheet.Classroom.Student;
import flipscope.sheet.HandIn;
import flipscope.testkit.CommandTesting;
import flipscope.text.Directory;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands {@code sheets} and {@code marks}. */
class SheetsCommandTest extends CommandTesting {
    @TempDir Path folder;

    private int sheets(String... arguments) {
        return execute(new SheetsCommand(), arguments);
    }

    private Path sheet(String text) throws IOException {
        Path file = Files.createDirectories(folder.resolve("sheets")).resolve("mine.yaml");
        return Files.writeString(file, text);
    }

    @Test
    void aNewSheetPassesTheCheck() {
        assertThat(sheets("new", "week-3", "--dir", folder.toString())).isZero();
        assertThat(out.toString()).contains("/sheet/week-3");
        assertThat(sheets("check", folder.toString())).isZero();
        assertThat(out.toString()).contains("6 questions, 9 marks; a link has at most");
        assertThat(folder.resolve("sheets/week-3.yaml")).content().contains("title: Week 3");
    }

    @Test
    void aSheetThatIsThereIsLeftAsItIs() throws IOException {
        Path file = sheet("mine");
        assertThat(sheets("new", "mine", "--dir", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("mine.yaml already exists and was left as it is");
        assertThat(file).hasContent("mine");
        assertThat(sheets("new", "Mine!", "--dir", folder.toString())).isEqualTo(2);
        assertThat(sheets()).isEqualTo(2);
    }

    /** Of two with one name the course's is the one that is asked. */
    @Test
    void aSheetIsNotCalledLikeOneOfTheCourse() throws IOException {
        String place = folder.toString();
        assertThat(sheets("new", "carries", "--dir", place)).isEqualTo(2);
        assertThat(err.toString())
                .contains("the course already has a sheet \"carries\"; choose another name");
        Path file = sheet("title: Mine\nquestions: [{task: put}]\n");
        Files.move(file, file.resolveSibling("carries.yaml"));
        assertThat(sheets("check", place)).isOne();
        assertThat(out.toString())
                .contains("the course already has a sheet \"carries\", which is asked instead");
    }

    @Test
    void whatCannotBeWrittenIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(sheets("new", "mine", "--dir", file.toString())).isEqualTo(2);
        assertThat(err.toString()).startsWith("cannot write " + file);
    }

    @Test
    void theSheetsOfTheCourseAreInOrder() {
        assertThat(sheets("check")).isZero();
        assertThat(out.toString()).contains("5 sheets, no errors.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2 | algorithm: bits/lowst, at: return-1 | no algorithm "bits/lowst"; did you mean "bits/lowest"?
                    2 | algorithm: bits/lowest | a block of the kind predict needs at: …
                    2 | algorithm: bits/lowest, at: retrun-1 | at: no step "retrun-1"
                    2 | algorithm: bits/lowest, at: return-1, mark: 2 | a block of the kind predict has no "mark"
                    2 | algorithm: bits/lowest, at: return-1, marks: 0 | marks: "0" is not a whole number from 1 to 100
                    2 | lesson: the-carry-trik, block: parts | no lesson "the-carry-trik"; did you mean "the-carry-trick"?
                    2 | lesson: the-carry-trick, block: part | no block "part"; did you mean "parts"?
                    2 | lesson: the-carry-trick | a question needs block: …
                    2 | lesson: the-carry-trick, block: parts, at: sum | a question has no "at"
                    2 | lesson: the-carry-trick, block: parts, seeded: true | seeded: this question is asked on its own position only
                    2 | algorithm: own/x, at: return | no algorithm "own/x"; your own are read with --algorithms DIR
                    2 | algorithm: bits/lowest, at: return-1, points: 2 | points: a question has no "points"; write marks
                    2 | algorithm: reversi/mobility/left, at: return-1, seeded: true, moves: f5 | moves: each student gets a position of their own, so this one is never asked; leave out moves, or seeded
                    2 | task: bits/lowest | no task "bits/lowest"; there are put, test, lowest,
                    2 | task: carri | no task "carri"; did you mean "carry"?
                    2 | question: What?, kind: think, why: So. | "q1" is no question with an answer
                    """)
    void everyMistakeIsNamedWithItsLine(int line, String question, String message)
            throws IOException {
        Path file = sheet("title: Mine\nquestions: [{" + question + "}]\n");
        List<LessonProblem> problems =
                Sheets.toCheck(Classroom.LIBRARY, new Directory(file.getParent()))
                        .all()
                        .get(0)
                        .problems();
        assertThat(problems).first().extracting(LessonProblem::line).isEqualTo(line);
        assertThat(problems).anyMatch(each -> each.message().contains(message));
    }

    @Test
    void aDashForAHyphenIsCalledSo() throws IOException {
        Path file = sheet("title: Mine\nquestions:\n  \u2013 task: put\n");
        assertThat(sheets("check", file.toString())).isOne();
        assertThat(out.toString()).contains(":3: a dash stands here; a list has hyphens: -");
    }

    @Test
    void aFileThatIsNotReadIsSaid() throws IOException {
        Path file = sheet("title: Mine\nquestions: [{task: put}]\n");
        Path other = Files.move(file, file.resolveSibling("a.yml"));
        assertThat(sheets("check", folder.toString())).isOne();
        assertThat(out.toString()).contains(other + ":1: its name must end in .yaml");
    }

    @Test
    void aMistakeIsPrintedBehindItsPlace() throws IOException {
        Path file = sheet("title: Mine\nquestions: [{task: carri}]\n");
        assertThat(sheets("check", file.toString())).isOne();
        assertThat(out.toString())
                .startsWith(file + ":2: ")
                .contains("no task \"carri\"; did you mean \"carry\"?");
    }

    @Test
    void whatIsWrongWithAWholeSheetIsSaid() throws IOException {
        Path file = sheet("titel: Mine\nquestions: 3\n");
        sheets("check", file.toString());
        assertThat(out.toString())
                .contains(file + ":1: a sheet has no \"titel\"; did you mean \"title\"?");
        String task = "  - task: put\n";
        sheet("title: Mine\nquestions:\n" + task.repeat(4));
        sheets("check", file.toString());
        assertThat(out.toString()).contains(file + ":2: questions: a sheet has at most 3 tasks");
        String typed = "  - {question: What?, answer: that}\n";
        sheet("title: Mine\nquestions:\n" + typed.repeat(37) + task.repeat(3));
        sheets("check", file.toString());
        assertThat(out.toString()).contains("its longest link has").contains("at most 8000 pass");
        sheet("title: Mine\nquestions:\n" + typed.repeat(41));
        sheets("check", file.toString());
        assertThat(out.toString()).contains("questions: a sheet has 1 to 40 questions, not 41");
        assertThat(sheets("check", folder.resolve("none").toString())).isEqualTo(2);
    }

    @Test
    void aBombOfYamlIsRefused() throws IOException {
        String bomb = "a: &a [x, x]\nb: &b [*a, *a]\nquestions: [*b, *b, *b]\n";
        Path file = sheet(bomb);
        assertThat(sheets("check", file.toString())).isOne();
        assertThat(out.toString()).startsWith(file + ":");
        sheet("title: Mine\nquestions: " + "[".repeat(5_000));
        assertThat(sheets("check", file.toString())).isOne();
    }

    @Test
    void aClassIsMarkedFromItsFiles() throws IOException {
        Sheet carries = Classroom.sheet("carries");
        List<Student> students = Classroom.students(carries, 6);
        List<String> lines = new ArrayList<>();
        students.forEach(each -> lines.add(each.handIn().code()));
        Path one = Files.write(folder.resolve("one.txt"), lines.subList(0, 3));
        lines.add("no link");
        Path other = Files.write(folder.resolve("other.txt"), lines.subList(2, 7));

        String[] files = {"carries", one.toString(), other.toString()};
        assertThat(execute(new MarksCommand(), files)).isOne();
        assertThat(err.toString().lines())
                .containsExactly(
                        other + ":5: This is not a link or code of a sheet.",
                        one + ":3: 2174414 handed in again in " + other + ":1, which counts.");
        assertThat(out.toString()).contains("6 students, mean ").contains(" failed most: ");

        out.getBuffer().setLength(0);
        assertThat(execute(new MarksCommand(), "carries", one.toString(), "--format=json"))
                .isZero();
        JsonNode json = JsonMapper.builder().build().readTree(out.toString());
        for (int student = 0; student < 3; student++) {
            JsonNode each = json.get("students").get(student);
            assertThat(each.get("bits").asString()).isEqualTo(students.get(student).bits());
            assertThat(each.get("marks").asInt()).isEqualTo(students.get(student).marks());
        }

        out.getBuffer().setLength(0);
        assertThat(execute(new MarksCommand(), "carries", one.toString(), "--format=csv")).isZero();
        assertThat(out.toString().lines()).hasSize(4);
        assertThat(execute(new MarksCommand(), "carrys", one.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("no sheet \"carrys\"; did you mean \"carries\"?");
        assertThat(execute(new MarksCommand(), "carries", "none.txt")).isEqualTo(2);
    }

    /** A table as a spreadsheet saves it; the link, as chats show it, is broken into two lines. */
    @ParameterizedTest
    @CsvSource({"UTF-8, false", "UTF-8, true", "windows-1252, false", "UTF-16LE, true"})
    void aTableIsReadHoweverItWasSaved(String charset, boolean marked) throws IOException {
        Sheet carries = Classroom.sheet("carries");
        List<String> slots = Classroom.students(carries, 1).get(0).handIn().slots();
        String code = new HandIn(carries, "m\u00fcller", slots).code();
        String link = "https://example.org/sheet/" + code.replace("m%C3%BCller", "m\u00fcller");
        String wrapped = link.substring(0, 60) + "\r\n" + link.substring(60);
        String text = "M\u00fcller;\"" + wrapped + "\"\r\n";
        Path file = folder.resolve("class.csv");
        Files.writeString(file, (marked ? "\ufeff" : "") + text, Charset.forName(charset));

        int exit = execute(new MarksCommand(), "carries", file.toString(), "--format=csv");

        assertThat(err.toString()).isEmpty();
        assertThat(exit).isZero();
        assertThat(out.toString()).contains("m\u00fcller");
    }
}
