package flipscope.web.share;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.LocalSettings;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page offers for passing a state on, and the sheet of a trace's lines. */
@WithSite(overHttp = true)
class SharingTest {
    /** So that the longest trace can still be handed out on paper. */
    private static final int MOST_ROWS = 120;

    private static Site site;

    @Test
    void theLinkIsWholeAndNamesTheStep() {
        String page = site.body("/trace/reversi/mobility/carry?at=2&detail=statement&numbers=1");
        String link = field(page, "share-link");
        assertThat(link)
                .startsWith(site.origin() + "/trace/reversi/mobility/carry?")
                .contains("at=ripple", "detail=statement", "numbers=1", "position=");
        assertThat(site.body(link.replaceFirst("http://[^/]+", "")))
                .contains("<code>ripple</code>");
    }

    @Test
    void behindAProxyTheLinkIsAsTheBrowserAskedForIt() {
        String[] proxys = {"X-Forwarded-Proto", "https", "X-Forwarded-Host", "bits.example"};
        try (Site behind = new Site(LocalSettings.behindProxy(""))) {
            String page = behind.get("/trace/bits/lowest", proxys).body();
            assertThat(field(page, "share-link")).startsWith("https://bits.example/trace/");
        }
        String page = site.get("/trace/bits/lowest", proxys).body();
        assertThat(field(page, "share-link")).startsWith("http://localhost:");
    }

    @Test
    void theFigureIsThatOfTheState() {
        String page = site.body("/trace/reversi/mobility/carry?at=ripple");
        String svg = site.body(href(page, "figure-svg"));
        assertThat(svg).startsWith("<?xml").contains("ripple = passable + start");
        assertThat(site.body(href(page, "figure-txt"))).contains("ripple = passable + start");
        assertThat(site.body(href(site.body("/trace/reversi/mobility/carry"), "figure-txt")))
                .contains("7 · ");
    }

    @Test
    void besideAGameTheFigureIsOfThePositionThatIsPlayed() {
        String page = site.body("/trace/reversi/mobility/left?moves=f5d6c3&side=both&at=run");
        assertThat(field(page, "share-link"))
                .contains("/trace/reversi/mobility/left?", "moves=f5d6c3", "at=run");
        String figure = href(page, "figure-svg");
        assertThat(figure).startsWith("/figure/trace/reversi/mobility/left.svg?");
        assertThat(site.body(figure)).contains("moves", "position=");
        assertThat(site.body(href(page, "print-sheet"))).contains("id=\"sheet\"");
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void noLinkOfAStoryboardOrAStepNumbersAStep(String id) {
        for (String at : List.of("", "?at=0", "?at=4&detail=statement", "?at=7&detail=stage")) {
            assertThat(site.page("/trace/" + id + at).attributes("[href]", "href"))
                    .as(id + at)
                    .isNotEmpty()
                    .noneMatch(link -> link.matches(".*[?&]at=-?\\d.*"));
        }
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void theSheetHasARowALineAndIsNotEndless(String id) {
        String sheet = site.body("/trace/" + id + "?print=1");
        List<String> numbers = Page.of(sheet).attributes("li[value]", "value");
        assertThat(numbers).hasSizeBetween(1, MOST_ROWS);
        assertThat(numbers.get(numbers.size() - 1)).isEqualTo(String.valueOf(numbers.size()));
        List<String> lines = Page.of(sheet).texts(".sheet-source code:first-of-type");
        assertThat(lines).hasSameSizeAs(numbers).allSatisfy(line -> assertThat(line).isNotBlank());
        assertThat(sheet).contains("<svg class=\"grid");
    }

    @Test
    void theSheetSaysWhatItShowsAndWhatItCost() {
        String sheet =
                site.body(
                        "/trace/reversi/mobility/left?print=1&at=run&position=---------------------------OX------XO---------------------------_X");
        assertThat(sheet)
                .contains(
                        "<h1>Legal moves found by moving left</h1>",
                        "22 operations",
                        "shifts",
                        " AND")
                .contains("position=", "Rounds ");
        assertThat(Page.of(sheet).attributes("a[href^='/trace/reversi/mobility/left?']", "href"))
                .anyMatch(link -> link.endsWith("at=run"));
    }

    @Test
    void whatIsCalledStandsOnTheSheetOnce() {
        Page sheet = site.page("/trace/reversi/mobility/shifts?print=1");
        List<String> methods = sheet.texts(".sheet-method > code:first-of-type");
        assertThat(methods).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void aSheetIsAskedForByOne() {
        assertThat(site.refusal("/trace/reversi/mobility/left?print=yes")).contains("print");
    }

    private static String field(String page, String id) {
        return Page.of(page).value(id);
    }
}
