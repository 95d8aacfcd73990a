package flipscope.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The course and its lessons as a browser without scripts gets them. */
@WithSite(lessons = WithSite.TEACHING)
class LessonPagesTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Site site;
    private static String page;

    @BeforeAll
    static void read() {
        page = site.get(LESSON).body();
    }

    @ParameterizedTest
    @ValueSource(strings = {"the-carry-trick?print=x", "across-the-cut?race=x"})
    void whatALessonCannotReadIsRefusedByItsName(String address) {
        String answer = site.refusal("/lessons/" + address);
        assertThat(answer).contains(address.replaceAll(".*[?]|=.*", ""));
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
        Page home = site.page("/");
        assertThat(home.text("#course")).isEqualTo("Start the course");
        assertThat(home.href("course")).isEqualTo("/lessons");
    }

    @Test
    void aLessonHasItsHeadItsContentsAndItsSources() {
        assertThat(page)
                .contains("<h1>Every kind of block</h1>", "Beside the course", "3 minutes")
                .contains("href=\"/lessons/board-in-one-number\">A board in two numbers</a>")
                .contains(">Words</span>", ">Looking</span>", ">Doing</span>")
                .contains("S4: ", "https://example.org/page\"", "A page of our own");
    }

    @Test
    void theWordsOfTheCourseStandBesideItEachWithAPicture() {
        Page words = site.page("/lessons/words");

        assertThat(words.text(".lesson-head .note")).isEqualTo("Beside the course");
        assertThat(words.texts(".passage > h2")).contains("Passable", "Beside", "Ripple", "Run");
        assertThat(words.texts(".passage > h2")).hasSameSizeAs(words.texts(".scene .slot.result"));
        assertThat(words.texts("#page_next")).isEmpty();
        assertThat(site.get("/lessons").body()).doesNotContain("data-lesson=\"words\"");
    }

    @Test
    void wordsAreMarkdownAndHtmlIsText() {
        assertThat(page)
                .contains("<code>own &lt;&lt; 1</code>", "&lt;b&gt;HTML&lt;/b&gt;")
                .contains("<blockquote>", "<td>a1</td>", "opponent &amp; INNER_FILES")
                .contains("src=\"/lessons/every-kind/pictures/squares.svg\"");
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
    void whereAFrameMayNotSendAnswersItSaysSo() {
        String note = "the page around this frame does not let it send answers";
        String step = "/trace/reversi/mobility/left?at=run.2&predict=1";
        for (String question : List.of("/lessons/every-kind", step)) {
            assertThat(site.page("/embed" + question).texts("noscript > .note"))
                    .anyMatch(said -> said.contains(note));
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
        assertThat(site.missing("/lessons/every-kid"))
                .contains("There is no lesson “every-kid”; did you mean “every-kind”?")
                .contains("href=\"/lessons/every-kind\"");
        assertThat(site.get("/lessons/" + "%F0%9F%98%80").statusCode()).isEqualTo(404);
    }

    @Test
    void everyLessonIsShownWithoutAnIdTwice() {
        for (String slug : site.page("/lessons").attributes("[data-lesson]", "data-lesson")) {
            Page lesson = site.page("/lessons/" + slug);
            assertThat(lesson.attributes("[id]", "id")).as(slug).doesNotHaveDuplicates();
        }
    }

    @Test
    void onPaperATaskHasItsLinesAndItsBlanks() {
        assertThat(site.body("/lessons/falling-off-the-edge?print=1"))
                .contains("<code>long moved = set &lt;&lt; 1;</code>", "<code>return kept;</code>");
        assertThat(site.body("/lessons/falling-off-the-edge?print=1"))
                .contains("long right = ________;")
                .doesNotContain("name=\"blank\"");
    }

    /** Not each block of the lesson has failed then. */
    @Test
    void whatIsWrongWithTheAddressIsSaidOfTheAddress() {
        HttpResponse<String> answer =
                site.get("/lessons/board-in-one-number?walk=" + "a".repeat(500));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("may have at most 60 characters; it has 500");
    }

    @Test
    void whatIsSharedOfAnAnsweredLessonIsTheLesson() {
        Page answered = site.page("/lessons/the-carry-trick?parts=a3");
        assertThat(answered.href("page_embed"))
                .isEqualTo("/share?url=%2Flessons%2Fthe-carry-trick");
    }

    @Test
    void onPaperTheAnswersStandOnAPageOfTheirOwnIfTheyAreAskedFor() {
        Page paper = site.page("/lessons/the-carry-trick?print=1");
        assertThat(paper.count(".paper-key")).isZero();
        assertThat(paper.text()).doesNotContain("A hint");
        Page key = site.page("/lessons/the-carry-trick?print=key");
        assertThat(key.texts(".paper-key li")).hasSizeGreaterThan(8);
        assertThat(key.text(".paper-key")).contains("0x70", "long carry(long own, long opponent)");
        assertThat(site.get("/lessons/the-carry-trick?print=2").statusCode()).isEqualTo(400);
    }
}
