package flipscope.web.lesson;

import static flipscope.web.Markup.all;
import static flipscope.web.Markup.block;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.web.Site;
import flipscope.web.WithSite;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The course, and a lesson with a block of every kind, as a browser without scripts gets them. */
@WithSite(lessons = WithSite.TEACHING)
class LessonPagesTest {
    private static final String LESSON = "/lessons/every-kind";
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final LessonTechniques LAB =
            new LessonTechniques(CATALOGUE, new Traces(CATALOGUE));

    private static Site site;
    private static String page;

    @BeforeAll
    static void read() {
        page = site.get(LESSON).body();
    }

    @Test
    void theCourseListsItsLessonsInOrderAndAnInstructorsOwnApart() {
        String course = site.get("/lessons").body();

        assertThat(course).contains("aria-current=\"page\">Course");
        assertThat(course.indexOf("/lessons/board-in-one-number"))
                .isPositive()
                .isLessThan(course.indexOf("/lessons/falling-off-the-edge"));
        assertThat(course.split("Further lessons", -1)[1])
                .contains("/lessons/every-kind", "3 minutes", "A board in two numbers", "1 mistake")
                .doesNotContain("/lessons/falling-off-the-edge");
    }

    @Test
    void withoutLessonsOfTheirOwnNobodyIsToldOfThem() {
        try (Site plain = new Site()) {
            assertThat(plain.get("/lessons").body()).doesNotContain("Further lessons");
            assertThat(plain.get(LESSON).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void theHomePageLeadsToTheCourse() {
        assertThat(site.get("/").body()).contains("href=\"/lessons\">See the course</a>");
    }

    @Test
    void aLessonHasItsHeadItsContentsAndItsSources() {
        assertThat(page)
                .contains("<h1>Every kind of block</h1>", "Further lesson", "3 minutes")
                .contains("href=\"/lessons/board-in-one-number\">A board in two numbers</a>")
                .contains(">Words</a></li>", ">Looking</a></li>", ">Doing</a></li>")
                .contains("S4: ", "https://example.org/page\"", "A page of our own");
    }

    @Test
    void wordsAreMarkdownAndHtmlIsText() {
        assertThat(page)
                .contains("<code>own &lt;&lt; 1</code>", "&lt;b&gt;HTML&lt;/b&gt;")
                .contains("<blockquote>", "<td>a1</td>", "opponent &amp; INNER_FILES")
                .contains("src=\"/lessons/every-kind/pictures/squares.svg\"");
    }

    @Test
    void aStoryboardIsDrawnInThePageWithoutIdsOfItsOwn() {
        assertThat(block(page, "story"))
                .contains("Legal moves to the left", "1 · ", "<svg class=\"grid")
                .contains("href=\"/trace/reversi/mobility/left?position=", "Found a4, b6.")
                .containsOnlyOnce("id=\"");
    }

    @Test
    void aBoardIsAPictureThatIsTold() {
        assertThat(block(page, "early"))
                .contains("Black to move. Black: e4, e5, f5. White: d4, d5, d6.")
                .containsPattern("Legal moves: c3, c4, c5, c6, c7\\. Marked: c4\\.")
                .contains("After <em>two</em> moves.", "href=\"/play?moves=f5d6\"");
        assertThat(block(page, "early").split("class=\"black\"", -1)).hasSize(4);
        assertThat(block(page, "early").split("class=\"marked\"", -1)).hasSize(2);
    }

    @Test
    void aBoardMayHaveItsDiscsAsBitsBesideIt() {
        String board = block(site.get("/lessons/board-in-one-number").body(), "two-numbers");
        assertThat(board)
                .contains("aria-label=\"Black’s discs as bits. Bits that are 1: e3, d4, c5, d5.\"")
                .contains("White’s discs as bits. Bits that are 1: e4, f4, e5, f5, d6, f6.");
        assertThat(block(page, "early")).doesNotContain("discs as bits");
    }

    @Test
    void aFigureIsThePictureThatStandsAloneWithWhatItShowsInWords() {
        String figure = block(page, "picture");
        var src =
                Pattern.compile("src=\"([^\"]+)\" width=\"\\d+\" height=\"\\d+\"").matcher(figure);

        assertThat(src.find()).isTrue();
        HttpResponse<String> picture = site.get(src.group(1).replace("&amp;", "&"));
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type"))
                .hasValue("image/svg+xml; charset=utf-8");
        assertThat(figure).containsPattern("alt=\"[^\"]*carry[^\"]*squares");
    }

    @Test
    void aFigureHasOtherPicturesForTheNightAndForATelephone() {
        String figure = block(page, "picture");

        List<String> others =
                all(figure, "(?:src|srcset)=\"([^\"]+)\"").stream()
                        .map(each -> each.replace("&amp;", "&"))
                        .toList();
        assertThat(others).hasSize(4).doesNotHaveDuplicates();
        assertThat(others).allSatisfy(at -> assertThat(site.get(at).statusCode()).isEqualTo(200));
        assertThat(block(site.get(LESSON + "?print=1").body(), "picture"))
                .doesNotContain("theme=dark", "narrow=1");
    }

    @Test
    void twoAreComparedAtAStepOrByTheirAnswers() {
        assertThat(block(page, "both"))
                .contains("Both have the same value.", "24 operations", "13 operations")
                .contains("href=\"/compare?left=popcount%2Fstages")
                .contains("at=rows");
        assertThat(block(page, "answers")).contains("Legal moves to the left", "22 operations");
    }

    @ParameterizedTest
    @CsvSource({
        "steps, /embed/trace/reversi/mobility/left?, at=run.2",
        "guess, /embed/trace/reversi/mobility/carry?, predict=1",
    })
    void whatLeadsFromStepToStepStandsInAFrame(String name, String path, String parameter) {
        assertThat(block(page, name))
                .contains("<iframe src=\"" + path, parameter, "loading=\"lazy\"")
                .containsPattern("title=\"[^\"]+\" width=\"100%\" height=\"\\d{3}\"");
    }

    @Test
    void onPaperFramesArePictures() {
        String paper = site.get(LESSON + "?print=1").body();

        assertThat(paper).doesNotContain("<iframe");
        assertThat(block(paper, "picture")).as("there when it is printed").doesNotContain("lazy");
        assertThat(block(paper, "steps")).contains("/figure/trace/reversi/mobility/left.svg?");
    }

    @Test
    void aBoardToPlayOnStandsInAFrameAndOnPaperIsAPicture() {
        String framed = site.get("/lessons/playing").body();

        assertThat(block(framed, "game")).contains("src=\"/embed/play?start=---", "level=2");
        assertThat(block(framed, "game")).contains("href=\"/play?start=---");
        assertThat(block(site.get("/lessons/playing?print=1").body(), "game"))
                .contains("still-board")
                .doesNotContain("<iframe");
    }

    @Test
    void whatIsMeasuredIsWaitedForOnlyWhenItIsAskedFor() {
        String chart = block(site.get(LESSON + "?race=1").body(), "race");

        assertThat(chart)
                .contains("Counting bits", " ns</td>", "the slowest", "times as fast", "Java ")
                .containsPattern("<rect width=\"100\\.0\"")
                .contains("href=\"/trace/popcount/hardware\"");
        assertThat(block(site.get(LESSON).body(), "race")).contains("the slowest");
    }

    @Test
    void aMistakeIsShownWhereItStands() {
        String faulty = site.get("/lessons/faulty").body();

        assertThat(faulty)
                .contains("A mistake in this lesson", "Line 11: no algorithm")
                .contains("did you mean \"reversi/mobility/carry\"?");
        assertThat(faulty.indexOf("<p>Before.</p>"))
                .isPositive()
                .isLessThan(faulty.indexOf("Line 11"));
        assertThat(faulty.indexOf("Line 11")).isLessThan(faulty.indexOf("After."));
    }

    @Test
    void nothingThatStudentsReadTalksToWhoeverWroteIt() {
        String course = site.get("/lessons").body();

        assertThat(course + page).doesNotContain("Your own", "this server was given", "is saved");
    }

    @Test
    void everyMistakeOfALessonStandsOnItsPageWhereverItIs(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("headless.md"), "Text.\n\n```board\nmark: z9\n```\n");
        Files.writeString(folder.resolve("open.md"), "---\ntitle: T\n\nText.\n");
        Files.writeString(
                folder.resolve("head.md"), "---\ntitle: T\nsummary: S\norder: x\n---\nText.\n");
        Library lessons = Library.with(folder, LAB);
        try (Site own = new Site(folder)) {
            for (Lesson lesson : lessons.own()) {
                String shown = own.get("/lessons/" + lesson.slug()).body();
                assertThat(lesson.problems()).isNotEmpty();
                assertThat(lesson.problems())
                        .as(lesson.slug())
                        .allSatisfy(
                                each ->
                                        assertThat(shown)
                                                .contains(
                                                        "Line %d: %s"
                                                                .formatted(
                                                                        each.line(),
                                                                        each.message())));
            }
        }
    }

    @Test
    void aLessonOfTheCourseStaysWhereItIsAndAnOwnOneOfItsNameIsSpokenOf(@TempDir Path folder)
            throws IOException {
        Files.writeString(
                folder.resolve("the-carry-trick.md"),
                "---\ntitle: Mine\nsummary: S\norder: 1\nminutes: 1\n---\nText.\n");
        try (Site own = new Site(folder)) {
            assertThat(own.get("/lessons/the-carry-trick").body())
                    .contains("<h1>The carry trick</h1>");
            assertThat(own.get("/lessons").body())
                    .contains(
                            "the-carry-trick.md is not shown: the course has a lesson"
                                    + " \"the-carry-trick\" already");
        }
    }

    @Test
    void aLessonSaysFirstWhatItIsForAndLastWhatMayBeDoneWithIt(@TempDir Path folder)
            throws IOException {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n";
        Files.writeString(
                folder.resolve("mine.md"),
                head + "goals:\n  - Shift `own` by one.\nlicence: CC BY 4.0\n---\nText here.\n");
        Files.writeString(folder.resolve("bare.md"), head + "---\nText here.\n");
        try (Site own = new Site(folder)) {
            String mine = own.get("/lessons/mine").body();
            assertThat(mine).contains("After this lesson you can", "Licence: CC BY 4.0");
            assertThat(mine.indexOf("<li>Shift <code>own</code> by one.</li>"))
                    .isPositive()
                    .isLessThan(mine.indexOf("Text here."));
            assertThat(own.get("/lessons/bare").body())
                    .doesNotContain("After this lesson you can", "Licence", "under the Apache");
            assertThat(own.get("/lessons/the-carry-trick").body())
                    .contains("pass on this lesson under the Apache License 2.0.");
        }
    }

    @Test
    void anExerciseShowsItsPositionAndNotItsAnswer(@TempDir Path folder) throws IOException {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n";
        String asked = "```exercise\nname: %s\nquestion: Where?\n%s\n```\n\n";
        Files.writeString(
                folder.resolve("mine.md"),
                head
                        + asked.formatted("computed", "algorithm: reversi/mobility/left\nmoves: f5")
                        + asked.formatted("stated", "answer: c4\nmoves: f5d6")
                        + asked.formatted("plain", "answer: c4"));
        try (Site own = new Site(folder)) {
            String mine = own.get("/lessons/mine").body();
            assertThat(mine).doesNotContain("class=\"faults\"");
            assertThat(mine)
                    .contains("White to move. Black: e4, d5, e5, f5. White: d4.")
                    .contains("Black to move. Black: e4, e5, f5. White: d4, d5, d6.")
                    .doesNotContain("Legal moves:", "class=\"legal\"");
            assertThat(mine.split("class=\"still-board\"", -1)).hasSize(3);
        }
    }

    @Test
    void aHintIsPrintedWithWhatItSays() {
        String hint = "<details class=\"hinting\"";
        assertThat(site.get(LESSON + "?print=1").body()).contains(hint + " open>");
        assertThat(page).contains(hint + ">");
    }

    @Test
    void whereAFrameMayNotSendAnswersItSaysSo() {
        String note = "the page round this frame does not let it send answers";
        String step = "/trace/reversi/mobility/left?at=run.2&predict=1";
        for (String question : List.of("/lessons/every-kind", step)) {
            assertThat(site.get("/embed" + question).body())
                    .containsPattern("<noscript><p class=\"note\">[^<]*" + note);
            assertThat(site.get(question).body()).doesNotContain(note);
        }
    }

    @Test
    void aPictureRunsNothing() {
        HttpResponse<String> picture = site.get(LESSON + "/pictures/squares.svg");

        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type").orElse(""))
                .startsWith("image/svg+xml");
        assertThat(picture.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(picture.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'", "sandbox")
                .doesNotContain("script-src");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/lessons/every-kind/pictures/none.svg",
                "/lessons/every-kind/pictures/..%2Fevery-kind.md",
                "/lessons/every-kind/pictures/../faulty.md",
                "/lessons/none/pictures/squares.svg",
                "/lessons/board-in-one-number/pictures/squares.svg"
            })
    void nothingButThePicturesOfALessonIsServed(String address) {
        assertThat(site.exchange(address).status()).isIn(400, 404);
    }

    @Test
    void onlyAPageWithAPictureFromElsewhereMayLoadOne() {
        assertThat(policy("/lessons/elsewhere")).contains("img-src 'self' http: https:");
        assertThat(policy(LESSON)).contains("img-src 'self' data:", "frame-src 'self'");
        assertThat(policy("/lessons")).contains("frame-src 'self';").doesNotContain("http:");
    }

    private static String policy(String address) {
        return site.get(address).headers().firstValue("Content-Security-Policy").orElse("");
    }

    @Test
    void anUnknownLessonIsNotFoundAndTheNearestIsNamed() {
        HttpResponse<String> answer = site.get("/lessons/every-kid");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body())
                .contains("There is no lesson “every-kid”; did you mean “every-kind”?");
        assertThat(site.get("/lessons/" + "%F0%9F%98%80").statusCode()).isEqualTo(404);
    }

    @Test
    void everyLessonIsShownWithoutAnIdTwice() {
        for (String slug : all(site.get("/lessons").body(), "data-lesson=\"([^\"]+)\"")) {
            HttpResponse<String> answer = site.get("/lessons/" + slug);
            assertThat(answer.statusCode()).as(slug).isEqualTo(200);
            assertThat(all(answer.body(), " id=\"([^\"]+)\"")).as(slug).doesNotHaveDuplicates();
        }
    }
}
