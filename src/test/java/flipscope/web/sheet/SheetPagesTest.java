package flipscope.web.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Sheet;
import flipscope.sheet.Classroom;
import flipscope.sheet.Classroom.Student;
import flipscope.sheet.HandIn;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sheets and marks as a browser without scripts gets them. */
@WithSite(overHttp = true)
class SheetPagesTest {
    private static final String CARRIES = "/sheet/carries";

    private static Site site;

    private static Page page(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        return Page.of(answer.body());
    }

    private static String answered(String url) {
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).as(url).isEqualTo(303);
        return Site.location(answer);
    }

    /** The address of a question with an answer in it. */
    private static String with(String address, String answer) {
        StringBuilder whole = new StringBuilder(address);
        for (String each : answer.split(" ")) {
            whole.append("&answer=").append(each.replace("+", "%2B"));
        }
        return whole.toString();
    }

    @Test
    void onPaperASheetHasAllQuestionsOfAStudentAndNoAnswer() {
        Page paper = site.page(CARRIES + "?student=anna&print=1");
        assertThat(paper.texts(".paper-question h2")).hasSize(10);
        assertThat(paper.texts(".paper-question h2").get(0)).startsWith("Question 1: ");
        assertThat(paper.text()).doesNotContain("Check").doesNotContain("A hint");
        Page first = site.page(CARRIES + "?student=anna&q=1");
        assertThat(paper.attributes(".given svg", "aria-label"))
                .containsAll(first.attributes(".operands svg", "aria-label"));
        assertThat(
                        site.page(CARRIES + "?student=ben&print=1")
                                .attributes(".given svg", "aria-label"))
                .isNotEqualTo(paper.attributes(".given svg", "aria-label"));
    }

    @Test
    void moreHandInsThanAreMarkedAtOnceAreLeftToTheCommand() {
        String code = "carries?student=s%d&state=00000000&answers=.&check=00000000\n";
        String many =
                IntStream.rangeClosed(1, 501)
                        .mapToObj(code::formatted)
                        .collect(Collectors.joining());
        HttpResponse<String> refused = site.sendForm("/marks", "sheet", "carries", "lines", many);
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("501 hand-ins", "500", "marks carries FILE");
        String most = many.substring(many.indexOf('\n') + 1);
        assertThat(site.sendForm("/marks", "sheet", "carries", "lines", most).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aSheetBeginsWithAWordOfTheStudents() {
        Page start = page(site.get(CARRIES));
        assertThat(start.text(".sheet")).contains("10 questions, 14 marks", "not an examination");
        assertThat(start.has("input[name=student][required]")).isTrue();
        assertThat(site.get("/lessons").body()).contains(CARRIES, "/sheet/shifts");
    }

    @Test
    void theFirstAnswerCountsAndThenTheAnswerIsTold() {
        String open = CARRIES + "?student=2174431&q=3";
        Page question = page(site.get(open));
        assertThat(question.has("#sheet-check")).isTrue();
        assertThat(question.has("#sheet-show")).as("no answer before the first").isFalse();
        assertThat(question.text(".numbers pre")).contains("long own = 0x", "long opponent = 0x");

        String told = answered(with(open, "a1 b2"));
        Page wrong = page(site.get(told));
        assertThat(wrong.attribute("#question", "data-state")).isEqualTo("wrong");
        assertThat(wrong.has(".slot.result")).isTrue();
        assertThat(wrong.text("#sheet-said")).contains("a1, b2 do not belong");
        assertThat(wrong.href("next")).contains("q=4");

        String again = answered(with(told, "c3"));
        assertThat(again).as("the first answer stays").isEqualTo(told);
    }

    @Test
    void whatIsTriedLaterChangesNothing() {
        String told = answered(with(CARRIES + "?student=2174431&q=3", "a1"));
        Page wrong = page(site.get(told));
        String tried = wrong.href("sheet-again");
        Page trying = page(site.get(tried));
        assertThat(trying.has("#sheet-check")).isTrue();
        Sheet sheet = Classroom.sheet("carries");
        String right =
                Classroom.right(
                        HandIn.blank(sheet, "2174431")
                                .asked(sheet.question(3), Classroom.POSITIONS));
        Page solved = page(site.get(with(tried, right)));
        assertThat(solved.has(".verdict.correct")).isTrue();
        assertThat(solved.attribute("#question", "data-state")).isEqualTo("wrong");
        assertThat(solved.attribute(".sheet", "data-score")).isEqualTo("0.0000");
    }

    @Test
    void aSheetIsAnsweredToItsEndAndMarkedAnew() {
        Sheet sheet = Classroom.sheet("carries");
        Student student = Classroom.students(sheet, 9).get(8);
        String here = CARRIES + "?student=" + student.handIn().student();
        for (Sheet.Question question : sheet.questions()) {
            String address = here + (here.contains("&q=") ? "" : "&q=" + question.number());
            address = address.replaceAll("&q=\\d+", "&q=" + question.number());
            String given = student.handIn().answer(question).orElse("");
            if (given.isEmpty()) {
                continue;
            }
            if (question.number() == 10) {
                here =
                        Site.location(
                                site.sendForm(
                                        CARRIES,
                                        "student",
                                        student.handIn().student(),
                                        "answers",
                                        address.replaceAll(".*answers=|&.*", ""),
                                        "q",
                                        "10",
                                        "answer",
                                        given));
            } else {
                here = answered(with(address, given));
            }
        }
        // A form strips code; what is before it is the same.
        String boards = student.handIn().answers().replaceAll("[^.]*$", "");
        assertThat(here).contains("answers=" + boards);
        Page end = page(site.get("/sheet/" + student.handIn().code()));
        assertThat(end.text("#link")).endsWith("/sheet/" + student.handIn().code());
        assertThat(end.text("#code")).isEqualTo(student.handIn().code());
        assertThat(end.text("h1")).isEqualTo(student.marks() + " of 14");
        assertThat(end.count(".card")).isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    student=%3D1%2B1 | “=1+1” cannot be your word
                    student=anna&answers=1 | The address has 1 answer, but the sheet has 10 questions.
                    student=anna&answers=~......... | The answer to question 1 is damaged
                    student=anna&q=11 | 1 to 10
                    student=anna&state=00000000 | another state of the sheet
                    student=anna&answers=.........&check=12345678 | missing or was changed
                    student=anna&q=x | q
                    """)
    void whatIsDamagedIsNamedAndNothingIsLost(String query, String message) {
        assertThat(Page.of(site.refusal(CARRIES + "?" + query)).text()).contains(message);
    }

    @Test
    void whatIsNoAnswerStaysWithItsQuestion() {
        String none = site.refusal(CARRIES + "?student=anna&q=3&answer=");
        assertThat(Page.of(none).has("#sheet-check")).isTrue();
        String far = site.refusal(CARRIES + "?student=anna&q=3&answer=z9");
        assertThat(Page.of(far).text("#sheet-said")).contains("z9");
        HttpResponse<String> choice = site.get(CARRIES + "?student=anna&q=5&answer=9");
        assertThat(Page.of(choice.body()).text()).contains("Choose one of the answers.");
        assertThat(site.missing("/sheet/carrys")).contains("Did you mean “carries”?");
    }

    @Test
    void nothingIsToldBeforeTheFirstAnswer() {
        String open = CARRIES + "?student=anna&q=8&answer=";
        for (String each : List.of("%3F", "%3F&try=1")) {
            Page asked = Page.of(site.refusal(open + each));
            assertThat(asked.text("#sheet-said")).startsWith("The first answer counts.");
        }
        assertThat(answered(open + "0x1&try=1")).doesNotContain("answers=.........");
    }

    @Test
    void codeThatCannotBeReadBackIsNotTaken() {
        HttpResponse<String> answer =
                site.sendForm(CARRIES, "student", "anna", "q", "10", "answer", "a".repeat(10_000));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Page.of(answer.body()).text("#sheet-code")).hasSize(10_000);
    }

    @Test
    void aClassIsMarkedAndTheQuestionFailedMostIsDrawnOnNobodysBoard() {
        Sheet sheet = Classroom.sheet("shifts");
        List<Student> students = Classroom.students(sheet, 12);
        List<String> lines = new ArrayList<>();
        students.forEach(each -> lines.add(site.origin() + "/sheet/" + each.handIn().code()));
        lines.add("no link");
        HttpResponse<String> answer =
                site.sendForm("/marks", "sheet", "shifts", "lines", String.join("\r\n", lines));
        Page marks = page(answer);
        assertThat(marks.count("tbody .sum")).isEqualTo(12);
        for (int at = 0; at < 12; at++) {
            assertThat(marks.texts("tbody .sum").get(at))
                    .isEqualTo(Integer.toString(students.get(at).marks()));
        }
        assertThat(marks.text(".not-counted")).contains("Line 13:");
        assertThat(marks.text("#lines")).contains("no link");

        Page shown = page(site.get(marks.attribute(".slips a.button", "href")));
        assertThat(shown.text()).doesNotContain("21744");
        assertThat(shown.texts(".bars p")).isEqualTo(marks.texts(".bars li:not(.other) p"));
    }

    /** A question that is the same for everyone was asked on the very board that is shown. */
    @Test
    void onlyAnotherBoardThanTheStudentsIsCalledAnExample() {
        Page seeded = page(site.get("/marks?sheet=carries&question=3"));
        Page same = page(site.get("/marks?sheet=carries&question=2"));
        assertThat(seeded.text(".slips")).contains("no student had it");
        assertThat(same.text(".slips")).doesNotContain("no student had it");
    }

    @Test
    void theSheetOfAnAlgorithmCanBeChosenWhereItIsAskedFor() {
        Page marks = page(site.get("/marks?sheet=reversi-mobility-left"));
        assertThat(marks.attribute("#sheet option[selected]", "value"))
                .isEqualTo("reversi-mobility-left");
        assertThat(marks.count("#sheet option")).isEqualTo(6);
    }

    /** Its author looks at it while it is written. */
    @Test
    void aSheetWithAMistakeSaysWhere(@TempDir Path folder) throws IOException {
        Path sheets = Files.createDirectories(folder.resolve("sheets"));
        Files.writeString(sheets.resolve("mine.yaml"), "title: Mine\nquestions: [{task: carri}]\n");
        try (Site own = new Site(folder)) {
            assertThat(own.missing("/sheet/mine"))
                    .contains("The sheet “mine” has a mistake in line 2: no task");
            assertThat(own.get("/marks").body()).doesNotContain("value=\"mine\"");
        }
    }

    @Test
    void theMarksAreSavedAsAFileOfCommas() {
        Sheet sheet = Classroom.sheet("shifts");
        String code = Classroom.student(sheet, "anna").handIn().code();
        HttpResponse<String> csv =
                site.sendForm("/marks", "sheet", "shifts", "lines", code, "format", "csv");
        assertThat(csv.headers().firstValue("Content-Type")).hasValue("text/csv; charset=utf-8");
        assertThat(csv.body().lines())
                .first()
                .isEqualTo("Student,Q1,Q2,Q3,Q4,Q5,Q6,Q7,Q8,Q9,Q10,Shifts and masks");
        assertThat(csv.body()).contains("\r\nanna,");
    }

    @Test
    void nonsenseIsAnsweredInSentencesHoweverMuchItIs() {
        StringBuilder nonsense = new StringBuilder();
        Random random = new Random(3);
        while (nonsense.length() < 500_000) {
            nonsense.append((char) (' ' + random.nextInt(90)));
            if (random.nextInt(60) == 0) {
                nonsense.append('\n');
            }
        }
        HttpResponse<String> answer =
                site.sendForm("/marks", "sheet", "carries", "lines", nonsense.toString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(Page.of(answer.body()).count(".refused")).isEqualTo(51);
        assertThat(Page.of(answer.body()).text(".not-counted"))
                .contains(" more lines do not belong to this sheet");
        String more = nonsense.toString().repeat(3);
        HttpResponse<String> tooMuch = site.sendForm("/marks", "sheet", "carries", "lines", more);
        assertThat(tooMuch.statusCode()).isEqualTo(413);
        assertThat(Page.of(tooMuch.body()).text()).contains("larger than 1 MB");
        HttpResponse<String> other = site.sendForm("/marks", "sheet", "carrys", "lines", "x");
        assertThat(other.statusCode()).isEqualTo(400);
        assertThat(site.get("/marks?sheet=carries&question=11").statusCode()).isEqualTo(400);
        assertThat(site.get("/marks?sheet=carries&question=1&slips=x").statusCode()).isEqualTo(400);
    }
}
