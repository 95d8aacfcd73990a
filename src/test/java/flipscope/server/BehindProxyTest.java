package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.HostileAddresses;
import flipscope.web.LocalSettings;
import flipscope.web.Page;
import flipscope.web.Site;
import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The site below a path of its host, behind a proxy that says where that is. */
class BehindProxyTest {
    private static final String BASE = "/flipscope";
    private static final String ADDRESSES =
            "[href^=/], [src^=/], [srcset^=/], [action^=/], [formaction^=/], [hx-get^=/],"
                    + " [data-play], [data-url]";
    private static final List<String> NAMES =
            List.of(
                    "href",
                    "src",
                    "srcset",
                    "action",
                    "formaction",
                    "hx-get",
                    "data-play",
                    "data-url");

    /** One of each kind, and what cannot be reached by links alone. */
    private static final List<String> FIRST =
            List.of(
                    "/",
                    "/play?moves=f5d6&hints=1",
                    "/play?setup=1",
                    "/play/file",
                    "/nowhere",
                    "/play?level=99",
                    "/embed/lessons/the-carry-trick",
                    "/embed/board",
                    "/embed/figure/trace/reversi/mobility/carry",
                    "/share?url=/play",
                    "/trace/reversi/mobility/carry?at=run&bit=b5",
                    "/trace/reversi/mobility/carry?at=run&tokens=1",
                    "/compare?left=reversi/flips/loop&at=own.2",
                    "/lessons/why-it-is-fast");

    private static final int MOST = 60;

    private static Site site;

    @BeforeAll
    static void start() {
        site = new Site(LocalSettings.behindProxy(BASE));
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    /** Pages lead to each other, to their files, pictures and frames; none is lost. */
    @Test
    void everyAddressIsBelowTheBaseAndIsThere() {
        Deque<String> next = new ArrayDeque<>();
        FIRST.forEach(each -> next.add(BASE + each));
        Set<String> kinds = new HashSet<>();
        for (int seen = 0; seen < MOST && !next.isEmpty(); seen++) {
            String url = next.poll();
            for (String address : addresses(url)) {
                assertThat(address).as("on " + url).startsWith(BASE + "/");
                if (kinds.add(address.replaceFirst("[?#].*", ""))) {
                    next.add(address.replaceFirst("#.*", ""));
                }
            }
        }
    }

    private static List<String> addresses(String url) {
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).as(url).isIn(200, 302, 303, 400, 404);
        assertThat(url.contains("/nowhere") || answer.statusCode() != 404).as(url).isTrue();
        if (!header(answer, "Content-Type").startsWith("text/html")) {
            return List.of();
        }
        return Page.of(answer.body()).root().select(ADDRESSES).stream()
                .flatMap(each -> NAMES.stream().map(each::attr))
                .filter(address -> address.startsWith("/"))
                .toList();
    }

    @Test
    void aProxyThatTakesTheBaseOffIsServedToo() {
        String below = site.body(BASE + "/trace/popcount/stages?at=pairs");
        assertThat(site.body("/trace/popcount/stages?at=pairs")).isEqualTo(below);
    }

    @Test
    void aPrefixThatTheProxyNamesTakesTheBasesPlace() {
        String[] named = {"X-Forwarded-Prefix", "/forged", "X-Forwarded-Prefix", "/a/b/"};
        Page page = Page.of(site.get("/play", named).body());
        assertThat(page.attribute("[rel=canonical]", "href"))
                .startsWith(site.origin() + "/a/b/play");
        assertThat(page.attribute(".site-name", "href")).isEqualTo("/a/b/");
        String wrong = site.get("/play", "X-Forwarded-Prefix", "//evil.example").body();
        assertThat(wrong).doesNotContain("evil").contains("href=\"" + BASE + "/\"");
    }

    /** Whatever leads out of the base is nowhere, or is refused; it is no error of ours. */
    @Test
    void pathsThatLeadOutOfTheBaseAreRefused() {
        assertThat(HostileAddresses.BELOW_A_BASE)
                .allSatisfy(
                        address ->
                                assertThat(site.exchange(address).status())
                                        .as(address)
                                        .isIn(200, 400, 404));
    }

    @Test
    void headersLeadBelowTheBaseToo() {
        String old = BASE + "/trace/clinic/legal-shift";
        assertThat(Site.location(site.get(old))).isEqualTo(BASE + "/trace/scorefour/legal");
        assertThat(Site.location(site.get(BASE + "/favicon.ico"))).startsWith(BASE + "/static/");
        HttpResponse<String> part = site.fragment(BASE + "/nowhere?x=1");
        assertThat(header(part, "HX-Push-Url")).isEqualTo(BASE + "/nowhere?x=1");
        assertThat(site.exchange(BASE + "/%zz").body()).contains("href=\"" + BASE + "/\"");
    }

    @Test
    void absoluteAddressesAreThoseOfTheProxy() {
        String[] named = {"X-Forwarded-Host", "bits.example", "X-Forwarded-Proto", "https"};
        String site = "https://bits.example" + BASE;
        Page page =
                Page.of(BehindProxyTest.site.get(BASE + "/trace/popcount/stages", named).body());
        assertThat(page.attribute("[property=og:url]", "content")).startsWith(site + "/trace/");
        assertThat(page.attribute("[property=og:image]", "content")).startsWith(site + "/figure/");
        assertThat(page.attribute("[type=application/json+oembed]", "href"))
                .startsWith(site + "/oembed?");
        String asked = BASE + "/oembed?url=" + site + "/play%3Fmoves%3Df5";
        JsonNode card = JsonMapper.shared().readTree(BehindProxyTest.site.get(asked, named).body());
        assertThat(card.path("html").asString()).contains("src=\"" + site + "/embed/play?");
        assertThat(card.path("provider_url").asString()).isEqualTo(site + "/");
        String elsewhere = asked.replace(BASE + "/play", "/other/play");
        assertThat(BehindProxyTest.site.get(elsewhere, named).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bits.example", "forged.example, bits.example", "bits.example:8443"})
    void aForgedHostNeverReachesAnAnswer(String ours) {
        String[] two = {"X-Forwarded-Host", "forged.example", "X-Forwarded-Host", ours};
        HttpResponse<String> page = site.get(BASE + "/trace/popcount/stages", two);
        assertThat(page.body()).doesNotContain("forged").contains("http://bits.example");
        assertThat(header(page, "Vary")).contains("X-Forwarded-Host", "X-Forwarded-Prefix");
        HttpResponse<String> other = site.get(BASE + "/trace/popcount/stages");
        assertThat(header(other, "ETag")).isNotEqualTo(header(page, "ETag"));
    }

    @Test
    void aHostThatIsNoneIsNotRepeated() {
        HttpResponse<String> page = site.get(BASE + "/play", "X-Forwarded-Host", "a/'><script>");
        assertThat(page.body()).doesNotContain("<script>'", "a/'").contains(site.origin());
    }

    @Test
    void thePanelOfAPageTakesItsAddressBelowTheBase() {
        for (String url : List.of(BASE + "/play", "/play", site.origin() + BASE + "/play")) {
            Page page = site.page(BASE + "/share?url=" + url);
            assertThat(page.value("embed-link")).startsWith(site.origin() + BASE + "/play");
        }
        HttpResponse<String> alone =
                site.get(
                        BASE + "/share?url=/play",
                        "HX-Request",
                        "true",
                        "HX-Current-URL",
                        site.origin() + BASE + "/share?url=x");
        assertThat(header(alone, "HX-Replace-Url")).isEqualTo(BASE + "/share?url=/play");
    }

    private static String header(HttpResponse<String> answer, String name) {
        return String.join(", ", answer.headers().allValues(name));
    }
}
