package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages inside other people's pages, as a browser is given them. */
@WithSite(lessons = WithSite.TEACHING)
class EmbedTest {
    private static final String LEFT = "/embed/trace/reversi/mobility/left";

    /** Links to pages of ours; those that leave the frame open a tab of their own. */
    private static final String LINKS = "a[href^=/]";

    private static final String WAY_OUT = "[target=_blank][rel^=noopener]";
    private static final String INSIDE = LINKS + ":not(" + WAY_OUT + ")";

    private static Site site;

    @ParameterizedTest
    @ValueSource(
            strings = {
                LEFT,
                LEFT + "?at=run.2",
                LEFT + "?at=run.2&predict=1",
                LEFT + "?theme=blue",
                "/embed/nothing",
                "/embed/trace/reversi/mobility/nothing"
            })
    void anyPageMayFrameIt(String url) {
        HttpResponse<String> answer = site.get(url);

        assertThat(header(answer, "Content-Security-Policy"))
                .contains("frame-ancestors *", "script-src 'self'")
                .doesNotContain("unsafe");
        assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
        assertThat(answer.headers().firstValue("X-Frame-Options")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {LEFT, "/embed/nothing", "/embed/lessons/board-in-one-number"})
    void aFrameThatIsKeptApartMayHoldItToo(String url) {
        HttpResponse<String> answer = site.get(url, "Sec-Fetch-Dest", "iframe");

        assertThat(header(answer, "Content-Security-Policy"))
                .contains("script-src 'self'")
                .doesNotContain("frame-ancestors");
    }

    @Test
    void onlyEmbedsMayBeFramed() {
        for (String url : List.of("/", "/trace/reversi/mobility/left", "/embed", "/embedded/x")) {
            assertThat(header(site.get(url, "Sec-Fetch-Dest", "iframe"), "Content-Security-Policy"))
                    .as(url)
                    .contains("frame-ancestors 'self'");
        }
    }

    @Test
    void aFrameWithoutAnOriginMaySendWhatHtmxSends() {
        HttpResponse<String> answer =
                site.send(
                        "OPTIONS",
                        LEFT,
                        "Origin",
                        "null",
                        "Access-Control-Request-Headers",
                        "hx-current-url,hx-request,hx-target");

        assertThat(answer.statusCode()).isEqualTo(204);
        assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(header(answer, "Access-Control-Allow-Headers").split(", "))
                .contains("HX-Request", "HX-Target", "HX-Current-URL", "HX-Boosted", "HX-Trigger");
        assertThat(header(answer, "Access-Control-Allow-Methods")).contains("GET");
        assertThat(Integer.parseInt(header(answer, "Access-Control-Max-Age"))).isPositive();
    }

    @Test
    void aFrameWithoutAnOriginMayLoadWhatThePageIsMadeOf() {
        HttpResponse<String> answer = site.get("/static/site/base.css");

        assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
    }

    @ParameterizedTest
    @CsvSource({"theme, blue", "controls, some", "code, line", "from, nowhere", "to, run.99"})
    void whatCannotBeReadIsNamedInTheLookOfAFrame(String option, String value) {
        assertThat(site.refusal(LEFT + "?at=run.2&" + option + "=" + value.replace(' ', '+')))
                .contains("“" + option + "” is “" + value + "”", "class=\"framed\"")
                .doesNotContain("site-header", "href=\"/play\"");
    }

    @Test
    void aPassageEndsAfterItBegins() {
        assertThat(site.refusal(LEFT + "?from=run.3&to=run.2")).contains("“to” is “run.2”");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "&at=run.2",
                "&at=run.2&predict=1",
                "&at=run.2&predict=1&show=1",
                "&at=run.2&predict=1&show=0&tries=2&check=1",
                "&practice=1",
                "&at=run.2&more=1&grid=1&bit=d3",
                "&at=run.2&edit=Mobility.left.13:2",
                "&moves=f5d6c3&ply=2&at=run"
            })
    void everyLinkStaysInTheFrameAndKeepsEveryOption(String state) {
        for (String controls : List.of("full", "small", "none")) {
            String options = "theme=dark&controls=" + controls + "&code=full&from=2&to=30";
            assertThat(site.page(LEFT + "?" + options + state).attributes(INSIDE, "href"))
                    .as(controls + state)
                    .allSatisfy(
                            link ->
                                    assertThat(link)
                                            .startsWith("/embed/")
                                            .contains(options.split("&")));
        }
    }

    /** Frames of other people named one when there was a choice. */
    @Test
    void aFrameThatStillNamesALanguageIsShownAndItsLinksDoNot() {
        for (String language : List.of("en", "pt-BR", "english please")) {
            HttpResponse<String> answer = site.get(LEFT + "?lang=" + language.replace(" ", "%20"));
            assertThat(answer.statusCode()).as(language).isEqualTo(200);
            assertThat(Page.of(answer.body()).attributes(INSIDE, "href"))
                    .isNotEmpty()
                    .noneMatch(link -> link.contains("lang="));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/embed/compare?at=3",
                "/embed/compare?left=clinic/mobility-right-mask",
                "/embed/play?moves=f5d6c3&side=both",
                "/embed/play?moves=f5d6c3&side=both&why=1",
                "/embed/play?moves=f5d6c3",
                "/embed/board?position=random:7",
                "/embed/figure/trace/reversi/mobility/left?at=run.2",
                "/embed/lessons/board-in-one-number?quiz-1=1"
            })
    void thePagesOfEveryKindStayInTheFrame(String url) {
        for (String controls : List.of("full", "small", "none")) {
            String options = "theme=light&controls=" + controls;
            HttpResponse<String> answer = site.get(url + (url.contains("?") ? "&" : "?") + options);

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(header(answer, "Content-Security-Policy")).contains("frame-ancestors *");
            assertThat(answer.body()).contains("id=\"open\"").doesNotContain("site-header");
            assertThat(Page.of(answer.body()).attributes(INSIDE, "href"))
                    .as(controls)
                    .allSatisfy(
                            link ->
                                    assertThat(link)
                                            .startsWith("/embed/")
                                            .contains(options.split("&")));
            assertThat(answer.body())
                    .doesNotContain("action=\"/play", "action=\"/compare", "action=\"/lessons");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LEFT,
                LEFT + "?at=run.2&controls=full",
                LEFT + "?at=run.2&predict=1",
                "/embed/compare?at=3",
                "/embed/play?moves=f5d6c3&side=both",
                "/embed/board?position=random:7",
                "/embed/figure/trace/reversi/mobility/left?at=run.2",
                "/embed/lessons/every-kind",
                "/embed/lessons/faulty",
                "/embed/lessons/the-carry-trick"
            })
    void whatLeavesTheFrameOpensANewTabAndSaysSo(String url) {
        List<Element> out =
                site.page(url).root().select("a[href]").stream()
                        .filter(link -> !link.attr("href").startsWith("/embed/"))
                        .filter(link -> !link.attr("href").matches("|#.*"))
                        .toList();

        assertThat(out)
                .isNotEmpty()
                .allSatisfy(
                        link -> {
                            assertThat(link.attr("target")).isEqualTo("_blank");
                            assertThat(link.attr("rel")).startsWith("noopener");
                            assertThat(link.outerHtml()).containsOnlyOnce("(opens a new tab)");
                        });
    }

    @Test
    void anAudienceIsShownTheSameInAFrameAsOnAPageOfItsOwn() {
        String shown = site.get(LEFT + "?at=run.2&present=1").body();

        assertThat(shown)
                .contains("class=\"stepper presenter\"", "trace/presenter.css", "id=\"open\"")
                .doesNotContain("id=\"present\"", "class=\"source\"");
        assertThat(Page.of(shown).attributes(INSIDE, "href"))
                .isNotEmpty()
                .allMatch(link -> link.startsWith("/embed/"))
                .allMatch(link -> link.contains("present=1"));
        assertThat(site.get(LEFT + "?at=run.2&present=1&controls=none").body())
                .contains("class=\"stepper presenter\"")
                .doesNotContain("id=\"next\" class");
        assertThat(site.get(LEFT + "?present=1").body()).doesNotContain("presenter\"");
    }

    @Test
    void aFigureObeysItsThemeAndItsWidth() {
        String step = "/embed/figure/trace/reversi/mobility/left?at=run.2";
        String dark = site.get(step + "&theme=dark").body();
        String light = site.get(step + "&theme=light").body();
        String either = site.get(step).body();
        String narrow = site.get(step + "&narrow=1").body();

        assertThat(pictures(dark)).singleElement().asString().contains("theme=dark");
        assertThat(pictures(light)).singleElement().asString().doesNotContain("theme=");
        assertThat(pictures(either)).singleElement().asString().doesNotContain("theme=");
        assertThat(Page.of(either).attributes("source[media$='dark)']", "srcset"))
                .singleElement()
                .asString()
                .contains("theme=dark");
        assertThat(dark + light).doesNotContain("<source");
        assertThat(pictures(narrow)).allMatch(src -> src.contains("narrow=1"));
        assertThat(width(narrow)).isLessThan(480);
        assertThat(width(either)).isGreaterThan(600);
        assertThat(Page.of(narrow).attributes("a[href^=/trace/]", "href"))
                .noneMatch(link -> link.contains("narrow"));
        assertThat(pictures(dark + light + narrow))
                .allSatisfy(src -> assertThat(site.get(src).statusCode()).isEqualTo(200));
    }

    private static int width(String body) {
        return Integer.parseInt(Page.of(body).attribute("img[width]", "width"));
    }

    private static List<String> pictures(String body) {
        return Page.of(body).attributes("img[src]", "src");
    }

    @Test
    void aBoardBeginsAtItsPositionAndNobodyPlaysOnIt() {
        String white = "X".repeat(8) + "O".repeat(8) + "-".repeat(48) + "_O";
        HttpResponse<String> board = site.get("/embed/board?position=" + white);

        assertThat(board.body()).contains("href=\"/play?start=" + white);
        assertThat(site.get("/embed/board?position=XO").body()).contains("position");
        assertThat(site.get("/embed/board?position=XO").statusCode()).isEqualTo(400);
    }

    @Test
    void aPassageKeepsTheReaderToIt() {
        String body = site.get(LEFT + "?from=run.2&to=run.3&at=run.2&controls=full").body();

        assertThat(body).contains("step 1 of");
        assertThat(body)
                .contains("<a id=\"previous\" class=\"button\" role=\"link\" aria-disabled");
        assertThat(body).doesNotContain("at=beside", "at=return");
        assertThat(site.get(LEFT + "?from=run.2&to=run.3&at=return").body())
                .contains("class=\"notice\"");
    }

    @Test
    void theWayOutLeadsToTheSameStep() {
        Page page = site.page(LEFT + "?at=run.2&theme=dark&code=none&detail=stage");

        assertThat(page.attributes(LINKS + "[target=_blank]", "rel")).containsExactly("noopener");
        assertThat(page.attribute(LINKS + "[target=_blank]", "href"))
                .startsWith("/trace/reversi/mobility/left?")
                .contains("at=run.2", "detail=stage", "position=")
                .doesNotContain("theme", "code");
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
