package flipscope.web.lesson;

import static flipscope.web.Page.block;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson with a block of every kind, as a browser without scripts gets it. */
@WithSite(lessons = WithSite.TEACHING)
class LessonBlocksTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Site site;
    private static String page;

    @BeforeAll
    static void read() {
        page = site.get(LESSON).body();
    }

    @Test
    void aStoryboardIsDrawnInThePageWithoutIdsOfItsOwn() {
        assertThat(block(page, "story"))
                .contains("Legal moves found by moving left", "1 · ", "<svg class=\"grid")
                .contains("href=\"/trace/reversi/mobility/left?position=", "Found a4, b6.")
                .containsOnlyOnce("id=\"");
    }

    @Test
    void aBoardIsAPictureThatIsTold() {
        assertThat(block(page, "early"))
                .contains("Black to move. Black: e4, e5, f5. White: d4, d5, d6.")
                .contains("Legal moves: c3, c4, c5, c6, c7. Marked: c4.")
                .contains("After <em>two</em> moves.", "href=\"/play?moves=f5d6\"");
        assertThat(Page.of(page).count("#early .black")).isEqualTo(3);
        assertThat(Page.of(page).count("#early .marked")).isEqualTo(1);
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
        Page figure = Page.of(page).part("#picture");

        HttpResponse<String> picture = site.get(figure.attribute("img[width][height]", "src"));
        assertThat(picture.statusCode()).isEqualTo(200);
        assertThat(picture.headers().firstValue("Content-Type"))
                .hasValue("image/svg+xml; charset=utf-8");
        assertThat(figure.attribute("img", "alt")).contains("carry", "squares");
    }

    @Test
    void aFigureHasOtherPicturesForTheNightAndForATelephone() {
        Page figure = Page.of(page).part("#picture");

        List<String> others = new ArrayList<>(figure.attributes("[src]", "src"));
        others.addAll(figure.attributes("[srcset]", "srcset"));
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
        assertThat(block(page, "answers"))
                .contains("Legal moves found by moving left", "22 operations");
    }

    @ParameterizedTest
    @CsvSource({
        "steps, /embed/trace/reversi/mobility/left?, at=run.2",
        "guess, /embed/trace/reversi/mobility/carry?, predict=1",
    })
    void whatLeadsFromStepToStepStandsInAFrame(String name, String path, String parameter) {
        assertThat(block(page, name))
                .contains("<iframe src=\"" + path, parameter, "loading=\"lazy\"");
        Page frame = Page.of(page).part("#" + name + " iframe");
        assertThat(frame.attribute("iframe", "title")).isNotBlank();
        assertThat(frame.attribute("iframe", "width")).isEqualTo("100%");
        assertThat(frame.attribute("iframe", "height")).matches("\\d{3}");
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
                .contains("<rect width=\"100.0\"")
                .contains("href=\"/trace/popcount/hardware\"");
        assertThat(block(site.get(LESSON).body(), "race")).contains("the slowest");
    }

    @Test
    void aHintIsPrintedWithWhatItSays() {
        String hint = "<details class=\"hinting\"";
        assertThat(site.get(LESSON + "?print=1").body()).contains(hint + " open>");
        assertThat(page).contains(hint + ">");
    }
}
