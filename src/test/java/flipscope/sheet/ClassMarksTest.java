package flipscope.sheet;

import static flipscope.sheet.Classroom.POSITIONS;
import static flipscope.sheet.Classroom.WORDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import flipscope.judge.Judge;
import flipscope.lesson.Sheet;
import flipscope.sheet.ClassMarks.Line;
import flipscope.sheet.ClassMarks.Slip;
import flipscope.sheet.Classroom.Student;
import flipscope.testkit.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ClassMarksTest {
    private static final String SITE = "https://flipscope.example/of/a/school" + HandIn.PATH;
    private static final Sheet CARRIES = Classroom.sheet("carries");
    private static final int CLASS = Share.of(25, 100);
    private static final Marking MARKING = new Marking(POSITIONS, new Judge(), WORDS);

    private static List<String> links(List<Student> students) {
        return students.stream().map(each -> SITE + each.handIn().code()).toList();
    }

    @Test
    void allStudentsGetTheMarksOfTheirAnswers() {
        List<Student> students = Classroom.students(CARRIES, CLASS);
        ClassMarks marks = ClassMarks.of(CARRIES, links(students), MARKING);
        assertThat(marks.refused()).isEmpty();
        assertThat(marks.twice()).isEmpty();
        Map<String, Student> known =
                students.stream()
                        .collect(
                                Collectors.toMap(
                                        each -> each.handIn().student(), Function.identity()));
        assertThat(marks.students())
                .hasSize(CLASS)
                .isSortedAccordingTo((one, other) -> one.student().compareTo(other.student()));
        for (MarkedSheet each : marks.students()) {
            Student student = known.get(each.student());
            assertThat(each.bits()).as(each.student()).isEqualTo(student.bits());
            assertThat(each.marks()).isEqualTo(student.marks());
            assertThat(each.answers())
                    .extracting(answer -> MARKING.slip(answer).orElse(""))
                    .isEqualTo(student.slips());
        }
    }

    @Test
    void aLinkIsReadHoweverItsLettersAreWritten() {
        HandIn handIn = new HandIn(CARRIES, "m\u00fcller", HandIn.blank(CARRIES, "x").slots());
        String code = handIn.code();
        String escaped = "m%C3%BCller";
        assertThat(code).contains(escaped);
        for (String word : new String[] {escaped, "m\u00fcller", "m%c3%bcller", "mu\u0308ller"}) {
            ClassMarks marks =
                    ClassMarks.of(CARRIES, List.of(SITE + code.replace(escaped, word)), MARKING);
            assertThat(marks.refused()).as(word).isEmpty();
            assertThat(marks.students()).hasSize(1);
        }
        ClassMarks other =
                ClassMarks.of(CARRIES, List.of(SITE + code.replace(escaped, "maller")), MARKING);
        assertThat(other.refused()).hasSize(1);
    }

    @Test
    void markingEndsAsSoonAsItIsToldTo() {
        List<String> links = links(Classroom.students(CARRIES, 5));
        AtomicInteger marked = new AtomicInteger();
        assertThatThrownBy(
                        () ->
                                ClassMarks.of(
                                        CARRIES,
                                        links,
                                        MARKING,
                                        () -> {
                                            if (marked.incrementAndGet() == 3) {
                                                throw new IllegalStateException("left");
                                            }
                                        }))
                .hasMessage("left");
        assertThat(marked).hasValue(3);
    }

    @Test
    void aLinkThatAMailProgramCutIntoLinesIsWhole() {
        List<Student> students = Classroom.students(CARRIES, 3);
        List<String> lines = new ArrayList<>();
        for (String link : links(students)) {
            lines.add("Here is my sheet:");
            for (int from = 0; from < link.length(); from += 30) {
                lines.add("> " + link.substring(from, Math.min(link.length(), from + 30)));
            }
            lines.add("");
        }
        ClassMarks marks = ClassMarks.of(CARRIES, lines, MARKING);
        assertThat(marks.students()).hasSize(3);
        assertThat(marks.students())
                .extracting(MarkedSheet::marks)
                .isEqualTo(
                        ClassMarks.of(CARRIES, links(students), MARKING).students().stream()
                                .map(MarkedSheet::marks)
                                .toList());
    }

    @Test
    void whatDoesNotBecomeALinkStaysAsItIs() {
        List<String> lines = List.of("carries?student=anna&sta", "an answer", "another");
        assertThat(WrappedLinks.joined(lines)).isEqualTo(lines);
    }

    @Test
    void theCommonestSlipsOfTheQuestionThatIsFailedMostComeFirst() {
        List<Student> students = Classroom.students(CARRIES, 60);
        ClassMarks marks = ClassMarks.of(CARRIES, links(students), MARKING);
        Sheet.Question failed = marks.failedMost().orElseThrow();
        int index = failed.number() - 1;
        long wrong =
                students.stream()
                        .filter(each -> each.bits().charAt(index) == '0')
                        .filter(each -> !each.handIn().isOpen(failed))
                        .count();
        for (Sheet.Question each : CARRIES.questions()) {
            assertThat(60 - marks.right(each)).isGreaterThanOrEqualTo(marks.unexplained(each));
        }
        List<Slip> slips = marks.slips(failed);
        Map<String, Long> counts =
                students.stream()
                        .map(each -> each.slips().get(index))
                        .filter(name -> !name.isEmpty())
                        .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        assertThat(slips)
                .isSortedAccordingTo((one, other) -> other.count() - one.count())
                .hasSameSizeAs(counts.keySet())
                .allMatch(slip -> counts.get(slip.name()) == slip.count());
        int named = slips.stream().mapToInt(Slip::count).sum();
        assertThat(named + marks.unexplained(failed)).isEqualTo((int) wrong);
    }

    /** On a chess board squares are read as White sees them, in questions, answers and marks. */
    @Test
    void aSheetOnChessIsMarkedToo() {
        Sheet chess =
                Classroom.sheet(
                        "chess",
                        """
                        title: Chess on bits
                        language: en
                        about: Knights, a rook, and one magic number.
                        questions:
                          - title: Every knight
                            algorithm: chess/knight
                            at: return
                            seeded: true
                          - title: What matters
                            algorithm: chess/magic-bishop
                            at: blockers
                            seeded: true
                          - title: The index
                            algorithm: chess/magic-bishop
                            at: index
                            seeded: true
                          - title: What a rook sees above
                            algorithm: chess/file-attacks
                            at: up
                            seeded: true
                          - title: By hand
                            lesson: the-magic-number
                            block: index
                          - title: In code
                            task: knight
                            marks: 2
                        """);
        List<Student> students = Classroom.students(chess, Share.of(8, 30));
        ClassMarks marks = ClassMarks.of(chess, links(students), MARKING);
        assertThat(marks.refused()).isEmpty();
        assertThat(marks.students())
                .extracting(MarkedSheet::student, MarkedSheet::bits, MarkedSheet::marks)
                .containsExactlyInAnyOrderElementsOf(
                        students.stream()
                                .map(
                                        each ->
                                                tuple(
                                                        each.handIn().student(),
                                                        each.bits(),
                                                        each.marks()))
                                .toList());
    }

    @Test
    void linesThatDoNotCountAreNamed() {
        List<Student> students = Classroom.students(CARRIES, 4);
        List<String> lines = new ArrayList<>(links(students));
        String code = students.get(0).handIn().code();
        String other = Classroom.student(Classroom.sheet("shifts"), "9").handIn().code();
        lines.add(code.replace("student=2174400", "student=2174401"));
        lines.add(code.substring(0, code.length() - 5));
        lines.add(code.replace("state=" + CARRIES.state(), "state=00000000"));
        lines.add(other);
        lines.add("   ");
        lines.add("a line of a mail");
        lines.add("  " + code + "  ");
        lines.add(code.substring(0, code.lastIndexOf("&check")) + "&q=3");
        lines.add(code + ", " + students.get(1).handIn().code());
        ClassMarks marks = ClassMarks.of(CARRIES, lines, MARKING);
        assertThat(marks.students()).hasSize(4);
        assertThat(marks.twice())
                .containsExactly(
                        new Line(1, "2174400 handed in again in line 11, which counts."),
                        new Line(11, "2174400 handed in again in line 13, which counts."),
                        new Line(
                                2,
                                students.get(1).handIn().student()
                                        + " handed in again in line 13, which counts."));
        assertThat(marks.refused())
                .extracting(Line::number, Line::why)
                .containsExactly(
                        tuple(5, "Part of this link is missing or was changed."),
                        tuple(6, "Part of this link is missing or was changed."),
                        tuple(7, "Part of this link is missing or was changed."),
                        tuple(8, "This is a link of the sheet “shifts”."),
                        tuple(10, "This is not a link or code of a sheet."),
                        tuple(
                                12,
                                "The end of this link is missing: it was cut off, or copied before the last page, “Hand in”."));
    }

    @Test
    void answersToAnotherStateOfTheSheetAreNamed() {
        Sheet before =
                new Sheet(
                        CARRIES.slug(),
                        CARRIES.title(),
                        CARRIES.language(),
                        CARRIES.about(),
                        CARRIES.questions(),
                        "0badcafe",
                        List.of());
        String code = Classroom.student(before, "anna").handIn().code();
        ClassMarks marks = ClassMarks.of(CARRIES, List.of(code), MARKING);
        assertThat(marks.refused())
                .extracting(Line::why)
                .containsExactly(
                        "This link is of another state of the sheet: the questions have changed since.");
    }

    @Test
    void theTableSaysTheSameInEveryForm() {
        List<Student> students = Classroom.students(CARRIES, 3);
        ClassMarks marks = ClassMarks.of(CARRIES, links(students), MARKING);
        MarksTable table = new MarksTable(marks, WORDS);
        Student first = students.get(0);
        assertThat(table.csv())
                .hasSize(4)
                .startsWith("Student,Q1,Q2,Q3,Q4,Q5,Q6,Q7,Q8,Q9,Q10,Carries")
                .anyMatch(
                        line -> line.startsWith("2174400,") && line.endsWith("," + first.marks()));
        assertThat(table.text().get(0)).startsWith("2174400").endsWith(" " + first.marks());
        assertThat(table.members().toString()).contains("bits=" + first.bits());
    }
}
