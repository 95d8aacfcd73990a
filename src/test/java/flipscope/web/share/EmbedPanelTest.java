package flipscope.web.share;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The panel that makes an embed: its preview, its options, and what it gives to be pasted. */
@WithSite(overHttp = true)
class EmbedPanelTest {
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";
    private static final String PREVIEW = "iframe#embed-preview";

    private static Site site;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/reversi/mobility/left",
                STEP,
                STEP + "&predict=1",
                "/compare",
                "/play?moves=f5",
                "/lessons/board-in-one-number",
                "/sheet/carries"
            })
    void everyPageThatCanBeEmbeddedLeadsToItsPanelAndThatToWhatWorks(String page) {
        String way = site.page(page).attribute("#embed, #page_embed, #embed-game", "href");
        assertThat(way).startsWith("/share");
        String html = site.body(way);
        String preview = Page.of(html).attribute(PREVIEW, "src");
        assertThat(preview).startsWith("/embed/");
        assertThat(site.get(preview).statusCode()).isEqualTo(200);
        assertThat(html).contains("loading=\"lazy\"");

        String frame = field(html, "embed-frame");
        assertThat(frame)
                .startsWith("<iframe src=\"" + site.origin() + "/embed/")
                .contains(" title=\"", " loading=\"lazy\"")
                .endsWith("></iframe>");
        assertThat(Page.of(frame).attribute("iframe", "src")).isEqualTo(site.origin() + preview);
        assertWorks(field(html, "embed-link"), "text/html");
        assertWorks(field(html, "embed-picture"), "image/png");
        assertThat(site.get(Page.of(html).href("embed-svg")).body()).startsWith("<?xml");
        assertThat(site.get(Page.of(html).href("embed-png")).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {STEP, "/play?moves=f5", "/lessons/board-in-one-number"})
    void theMarkdownIsAPictureThatLeadsToThePage(String page) {
        String markdown = field(panel(page, ""), "embed-markdown");
        String html =
                HtmlRenderer.builder().build().render(Parser.builder().build().parse(markdown));
        assertWorks(Page.of(html).attribute("a", "href"), "text/html");
        assertWorks(Page.of(html).attribute("img", "src"), "image/png");
        assertThat(Page.of(html).attribute("img", "alt")).isNotBlank();
        assertThat(html).startsWith("<p><a ");
    }

    @Test
    void optionsGoIntoTheFrameAndNowhereElse() {
        String html = panel(STEP, "&theme=dark&controls=full&code=none&from=start&to=return");
        String options = "theme=dark&controls=full&code=none&from=start&to=return";
        assertThat(Page.of(html).attribute(PREVIEW, "src")).endsWith(options);
        assertThat(Page.of(field(html, "embed-frame")).attribute("iframe", "src"))
                .endsWith(options);
        assertThat(field(html, "embed-link")).endsWith(STEP);
        assertThat(field(html, "embed-markdown")).doesNotContain("theme", "from=");
        assertThat(html).contains("<option value=\"dark\" selected>");
        assertThat(panel(STEP, "&theme=auto&code=lines")).doesNotContain("theme=auto");
    }

    @Test
    void eachKindHasTheOptionsThatMeanSomething() {
        assertThat(names(panel(STEP, "")))
                .containsExactly("theme", "controls", "code", "from", "to");
        assertThat(names(panel("/compare", ""))).containsExactly("theme", "controls", "from", "to");
        assertThat(names(panel("/play", ""))).containsExactly("theme", "controls");
        assertThat(names(panel("/lessons/board-in-one-number", ""))).containsExactly("theme");
    }

    @Test
    void aStepThatThereIsNotIsSaidAndWhatWasTypedIsKept() {
        HttpResponse<String> answer = ask(STEP, "&from=nowhere&theme=dark");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .contains("“from” is “nowhere”", "value=\"nowhere\"", "value=\"dark\" selected");
        String preview = Page.of(answer.body()).attribute(PREVIEW, "src");
        assertThat(site.get(preview).statusCode()).isEqualTo(200);
    }

    @Test
    void whatCannotBeEmbeddedHasNoPanel() {
        assertThat(ask("https://example.com/play", "").statusCode()).isEqualTo(404);
        assertThat(ask("/trace", "").statusCode()).isEqualTo(404);
        assertThat(ask("/play?moves=a1", "").statusCode()).isEqualTo(400);
        assertThat(site.get("/share").statusCode()).isEqualTo(400);
        assertThat(ask(STEP, "&theme=blue").statusCode()).isEqualTo(400);
    }

    @Test
    void whoTypedWhatIsHarmless() {
        String html = panel("/trace/bits/lowest?bits=0x10&x=%22%3E%3Cscript%3E", "&from=0");
        assertThat(html).doesNotContain("<script>");
        String frame = field(html, "embed-frame");
        assertThat(frame).doesNotContain("<script").contains("%22%3E%3Cscript%3E");
    }

    @Test
    void askedForByHtmxItIsAPartAndTheAddressOfItsOwnPageFollows() {
        String url = "/share?url=" + encoded(STEP) + "&theme=dark";
        String part =
                site.get(url, "HX-Request", "true", "HX-Current-URL", site.origin() + STEP).body();
        assertThat(part).contains("id=\"embed-panel\"").doesNotContain("<html");
        HttpResponse<String> elsewhere =
                site.get(url, "HX-Request", "true", "HX-Current-URL", site.origin() + STEP);
        assertThat(elsewhere.headers().firstValue("HX-Replace-Url")).isEmpty();
        HttpResponse<String> alone =
                site.get(
                        url,
                        "HX-Request",
                        "true",
                        "HX-Current-URL",
                        site.origin() + "/share?url=x");
        assertThat(alone.headers().firstValue("HX-Replace-Url")).contains(url);
    }

    @Test
    void insideAFrameNothingIsEmbeddedAgain() {
        for (String page : List.of(STEP + "&controls=full", "/compare?controls=full", "/play")) {
            assertThat(site.get("/embed" + page).body()).doesNotContain("/share?");
        }
    }

    @Test
    void everyBlockOfALessonLeadsToItsPanel() {
        List<String> ways = site.page("/lessons/the-carry-trick").attributes(".embed-link", "href");
        assertThat(ways).hasSizeGreaterThan(3);
        assertThat(ways).allSatisfy(way -> assertThat(site.get(way).statusCode()).isEqualTo(200));
    }

    /** A position of one's own for every student number. */
    @Test
    void aSeedIsAPositionOfOnesOwnOnEveryKindOfPage() {
        String trace = "/trace/reversi/mobility/left?position=random:";
        for (String page :
                List.of(
                        trace,
                        "/embed" + trace,
                        "/embed/board?position=random:",
                        "/embed/play?side=both&position=random:",
                        "/play?side=both&position=random:",
                        "/compare?position=random:",
                        "/trace/reversi/mobility/left?predict=1&at=run&position=random:")) {
            String one = content(page + "20250001");
            assertThat(content(page + "20250001")).as(page).isEqualTo(one);
            assertThat(content(page + "20250002")).as(page).isNotEqualTo(one);
        }
    }

    private static String content(String page) {
        return site.body(page)
                .replace("random:20250001", "")
                .replace("random%3A20250001", "")
                .replace("random:20250002", "")
                .replace("random%3A20250002", "");
    }

    private static List<String> names(String html) {
        return Page.of(html)
                .attributes("select[id^=embed-], input[id^=embed-][name]", "id")
                .stream()
                .map(id -> id.substring("embed-".length()))
                .toList();
    }

    private static void assertWorks(String whole, String type) {
        assertThat(whole).startsWith(site.origin());
        HttpResponse<String> answer = site.get(whole.substring(site.origin().length()));
        assertThat(answer.statusCode()).as(whole).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(type);
    }

    private static HttpResponse<String> ask(String page, String options) {
        return site.get("/share?url=" + encoded(page) + options);
    }

    private static String panel(String page, String options) {
        HttpResponse<String> answer = ask(page, options);
        assertThat(answer.statusCode()).as(page + options).isEqualTo(200);
        return answer.body();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String field(String html, String id) {
        return Page.of(html).value(id);
    }
}
