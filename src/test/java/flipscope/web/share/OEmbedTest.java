package flipscope.web.share;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.server.PngImages;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.figure.PaintedImages;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The answers of {@code /oembed}, held against what oEmbed 1.0 asks of them. */
@WithSite(overHttp = true)
class OEmbedTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static Site site;

    @ParameterizedTest
    @CsvSource({
        "/, /embed/trace/reversi/mobility/left?position=",
        "/trace/reversi/mobility/left?at=run.2, /embed/trace/reversi/mobility/left?at=run.2",
        "/trace/reversi/mobility/left?position=random:7&predict=1,"
                + " /embed/trace/reversi/mobility/left?position=random",
        "/trace/reversi/mobility/left?practice=1, /embed/trace/reversi/mobility/left?practice=1",
        "/trace/reversi/mobility/left?at=run&edit=Mobility.left.13:2,"
                + " /embed/trace/reversi/mobility/left?at=run",
        "/compare?left=reversi/mobility/carry, /embed/compare?left=",
        "/play?moves=f5d6, /embed/play?moves=f5d6",
        "/lessons/board-in-one-number, /embed/lessons/board-in-one-number",
        "/figure/trace/bits/lowest.svg?bits=0x10, /embed/figure/trace/bits/lowest?bits=0x10",
        "/embed/trace/bits/lowest?theme=dark&code=none,"
                + " /embed/trace/bits/lowest?theme=dark&code=none",
        "/embed/board?position=random:3, /embed/board?position=random"
    })
    void aPageOfOursIsAFrameWithEveryFieldThatIsAskedFor(String page, String embed) {
        HttpResponse<String> answer = ask(whole(page), "");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).isEqualTo("application/json");
        assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
        JsonNode json = JSON.readTree(answer.body());
        assertThat(json.get("version").isString()).isTrue();
        assertThat(json.get("version").asString()).isEqualTo("1.0");
        assertThat(json.get("type").asString()).isEqualTo("rich");
        assertThat(json.get("title").asString()).isNotBlank();
        assertThat(json.get("provider_name").asString()).isEqualTo("Flipscope");
        assertThat(json.get("provider_url").asString()).isEqualTo(site.origin() + "/");
        assertThat(json.get("cache_age").asInt()).isPositive();

        Page html = Page.of(json.get("html").asString());
        assertThat(html.count("body > *")).isEqualTo(1);
        assertThat(html.attribute("iframe", "src")).startsWith(site.origin() + "/embed/");
        assertThat(html.attribute("iframe", "title")).isNotEmpty();
        assertThat(html.attribute("iframe", "loading")).isEqualTo("lazy");
        assertThat(json.get("width").isInt() && json.get("height").isInt()).isTrue();
        assertThat(html.attribute("iframe", "width")).isEqualTo(json.get("width").asString());
        assertThat(html.attribute("iframe", "height")).isEqualTo(json.get("height").asString());
        String src = html.attribute("iframe", "src").substring(site.origin().length());
        assertThat(src).startsWith(embed);
        assertThat(site.get(src).statusCode()).isEqualTo(200);

        assertThat(json.get("thumbnail_width").asInt()).isEqualTo(1200);
        assertThat(json.get("thumbnail_height").asInt()).isEqualTo(630);
        String picture = json.get("thumbnail_url").asString().substring(site.origin().length());
        HttpResponse<String> thumbnail = site.get(picture);
        assertThat(thumbnail.statusCode()).as(picture).isEqualTo(200);
        assertThat(header(thumbnail, "Content-Type")).isEqualTo("image/png");
    }

    @ParameterizedTest
    @CsvSource({
        "maxwidth=400, 400, 750, 300",
        "maxheight=300, 720, 300, 300",
        "maxwidth=640&maxheight=480, 640, 480, 600",
        "maxwidth=5000&maxheight=5000, 720, 750, 1200",
        "maxwidth=200, 200, 750, 0"
    })
    void noSizeIsLargerThanThereIsRoomFor(String room, int width, int height, int thumbnail) {
        JsonNode json = JSON.readTree(ask(whole("/trace/bits/lowest"), "&" + room).body());
        assertThat(json.get("width").asInt()).isEqualTo(width);
        assertThat(json.get("height").asInt()).isEqualTo(height);
        assertThat(json.get("html").asString())
                .contains("width=\"" + width + "\" height=\"" + height + "\"");
        if (thumbnail == 0) {
            assertThat(json.has("thumbnail_url") || json.has("thumbnail_width")).isFalse();
        } else {
            assertThat(json.get("thumbnail_width").asInt()).isEqualTo(thumbnail);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/trace/reversi/mobility/left, /trace/popcount/stages?at=2&predict=1",
        "/compare, /compare?at=3",
        "/play, /play?moves=f5d6c3&side=both",
        "/score-four, /score-four?moves=a1b2&side=both",
        "/figure/trace/bits/lowest.svg, /figure/trace/reversi/mobility/carry.svg?at=ripple",
        "/write?task=left, /write?task=put",
        "/lessons/board-in-one-number, /lessons/the-carry-trick"
    })
    void allPagesOfAKindHaveOneHeightWhichThePanelGivesToo(String page, String other) {
        String height = JSON.readTree(ask(whole(page), "").body()).get("height").asString();
        assertThat(JSON.readTree(ask(whole(other), "").body()).get("height").asString())
                .isEqualTo(height);
        Page panel = site.page("/share?url=" + encoded(page));
        assertThat(panel.value("embed-frame")).contains("height=\"" + height + "\"");
        assertThat(panel.attribute("#embed-preview", "height")).isEqualTo(height);
    }

    @Test
    void besideTheFrameThePanelGivesTheScriptThatFitsIt() {
        String script = site.page("/share?url=/play").value("embed-script");
        assertThat(script)
                .isEqualTo(
                        "<script src=\""
                                + site.origin()
                                + "/static/embed-host.js\" defer></script>");
        assertThat(site.get("/static/embed-host.js").body()).contains("flipscope.resize");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.com/trace/bits/lowest",
                "http://localhost:1/trace/bits/lowest",
                "ftp://HOST/play",
                "//HOST/play",
                "/play",
                "nonsense",
                "http://HOST",
                "http://user@HOST/play",
                "http://HOST/nothing",
                "http://HOST/trace",
                "http://HOST/lessons",
                "http://HOST/lessons/nothing",
                "http://HOST/trace/nothing",
                "http://HOST/play/analysis?moves=f5",
                "http://HOST/play?moves=a1",
                "http://HOST/trace/reversi/mobility/left?position=XX",
                "http://HOST/trace/bits/lowest?bits=%ZZ",
                "http://HOST/compare?left=reversi/mobility/left&right=popcount/stages",
                "http://HOST/embed/trace/bits/lowest?theme=blue",
                "http://HOST/embed/trace/bits/lowest?from=nowhere",
                "http://HOST/api/legal"
            })
    void whatIsNotOursOrIsRefusedIsNotFound(String url) {
        String host = site.origin().substring("http://".length());
        HttpResponse<String> answer = ask(url.replace("HOST", host), "");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
        JsonNode error = JSON.readTree(answer.body()).get("error");
        assertThat(error.get("code").asString()).isEqualTo("not-found");
        assertThat(error.get("where").asString()).isEqualTo("url");
        assertThat(error.get("message").asString()).contains("can be embedded");
    }

    @Test
    void aFormThatIsNotServedIsNotImplemented() {
        HttpResponse<String> answer = ask(whole("/play"), "&format=xml");
        assertThat(answer.statusCode()).isEqualTo(501);
        assertThat(answer.body()).contains("not-implemented", "only json");
        assertThat(ask(whole("/play"), "&format=json").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "/oembed, url",
        "/oembed?url=, url",
        "/oembed?url=http://x/&maxwidth=wide, maxwidth",
        "/oembed?url=http://x/&maxheight=0, maxheight",
        "/oembed?url=http://x/&maxwidth=-3, maxwidth"
    })
    void aParameterThatIsMissingOrWrongIsNamed(String request, String where) {
        String answer = site.refusal(request);
        assertThat(JSON.readTree(answer).at("/error/where").asString()).isEqualTo(where);
    }

    @Test
    void pagesThatCanBeEmbeddedLeadThere() {
        for (String page :
                new String[] {
                    "/",
                    "/play?moves=f5",
                    "/compare",
                    "/trace/bits/lowest?at=1",
                    "/lessons/board-in-one-number"
                }) {
            String address =
                    site.page(page).attribute("link[type='application/json+oembed']", "href");
            assertThat(address).startsWith(site.origin() + "/oembed?");
            assertThat(site.get(address.substring(site.origin().length())).statusCode())
                    .isEqualTo(200);
        }
        assertThat(site.get("/trace").body()).doesNotContain("json+oembed");
        assertThat(site.get("/embed/trace/bits/lowest").body()).doesNotContain("json+oembed");
    }

    @Test
    void whereThereAreNoPicturesThereIsNoThumbnail() {
        PaintedImages none =
                PngImages.by(
                        (svg, width, height) -> {
                            throw new UnsatisfiedLinkError("libfreetype");
                        });
        try (Site plain = new Site(none)) {
            String url = encoded(plain.origin() + "/play");
            JsonNode json = JSON.readTree(plain.get("/oembed?url=" + url).body());
            assertThat(json.get("type").asString()).isEqualTo("rich");
            assertThat(json.has("thumbnail_url")).isFalse();
        }
    }

    private static HttpResponse<String> ask(String url, String rest) {
        return site.get("/oembed?url=" + encoded(url) + rest);
    }

    private static String whole(String page) {
        return site.origin() + page;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
