package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.text.Messages;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.page.Errors;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

@WithSite(overHttp = true)
class ServerTest {
    private static Site site;

    @Test
    void saysThatItIsReady() {
        assertThat(site.body("/health")).isEqualTo("ok unreleased\n");
    }

    @Test
    void everyAnswerCarriesTheSecurityHeaders() {
        for (String url : new String[] {"/", "/health", "/nowhere", "/static/site/base.css"}) {
            HttpResponse<String> answer = site.get(url);
            assertThat(header(answer, "Content-Security-Policy"))
                    .as(url)
                    .contains("default-src 'none'")
                    .contains("frame-ancestors 'self'")
                    .doesNotContain("unsafe");
            assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(header(answer, "Permissions-Policy")).contains("camera=()");
            assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
            assertThat(header(answer, "Vary")).contains("Accept-Encoding");
            assertThat(answer.headers().map()).doesNotContainKey("Server");
        }
    }

    @Test
    void answersBrokenRequestsInOurFormAndWithOurHeaders() {
        assertThat(site.raw("GET /%zz HTTP/1.1"))
                .startsWith("HTTP/1.1 400")
                .contains("Content-Security-Policy: default-src 'none'")
                .contains("<h1>That cannot be read</h1>");
        assertThat(site.raw("GET /?x=" + "a".repeat(33_000) + " HTTP/1.1"))
                .startsWith("HTTP/1.1 414")
                .contains("Content-Security-Policy: default-src 'none'")
                .contains("<h1>The address is too long</h1>");
        assertThat(site.raw("GET / HTTP/1.1\r\nX-Long: " + "a".repeat(33_000)))
                .startsWith("HTTP/1.1 431")
                .contains("Content-Security-Policy: default-src 'none'")
                .contains("<h1>The request is too large</h1>");
    }

    @Test
    void explainsAPageThatIsNotThere() {
        HttpResponse<String> page = site.get("/nowhere");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("<!doctype html>", "There is no page at /nowhere.");
    }

    @Test
    void anErrorTakesThePlaceOfThePageWhenHtmxAsks() {
        HttpResponse<String> part = site.fragment("/nowhere?x=1");
        assertThat(part.statusCode()).isEqualTo(404);
        assertThat(part.body()).contains("There is no page").doesNotContain("<!doctype");
        assertThat(header(part, "HX-Retarget")).isEqualTo("#main");
        assertThat(header(part, "HX-Push-Url")).isEqualTo("/nowhere?x=1");
        assertThat(header(part, "Vary")).contains("HX-Request", "HX-History-Restore-Request");
    }

    /** The page around it stands, with what was typed into it, and so do its address and title. */
    @Test
    void anErrorOfAPartTakesThePlaceOfThePart() {
        HttpResponse<String> part =
                site.get("/nowhere?x=1", "HX-Request", "true", "HX-Target", "stepper");
        assertThat(part.statusCode()).isEqualTo(404);
        assertThat(part.body()).contains("There is no page").doesNotContain("<h1");
        assertThat(part.headers().firstValue("HX-Retarget")).isEmpty();
        assertThat(part.headers().firstValue("HX-Push-Url")).isEmpty();
        assertThat(header(part, "HX-Reswap")).isEqualTo("innerHTML ignoreTitle:true");
        assertThat(header(part, "HX-Reselect")).isEqualTo(".error");
    }

    @Test
    void whatHtmxShallKeepIsNeverAnotherHost() {
        assertThat(header(site.fragment("//evil.example/x"), "HX-Push-Url"))
                .isEqualTo("/evil.example/x");
    }

    @Test
    void htmxRestoringHistoryGetsTheWholePage() {
        HttpResponse<String> page =
                site.get("/nowhere", "HX-Request", "true", "HX-History-Restore-Request", "true");
        assertThat(page.body()).contains("<!doctype html>");
    }

    @Test
    void programsGetErrorsAsJson() {
        HttpResponse<String> answer = site.get("/api/nowhere");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(header(answer, "Content-Type")).startsWith("application/json");
        assertThat(answer.body()).startsWith("{\"error\":{").contains("\"code\":\"not-found\"");
    }

    @Test
    void refusesOtherMethods() {
        assertThat(site.send("POST", "/").statusCode()).isEqualTo(405);
        assertThat(site.send("DELETE", "/health").body()).contains("Not possible here");
    }

    @Test
    void aFileMayBeKeptForEverUnderItsHashOnly() {
        String url = site.page("/").attribute("link[href^=/static/site/base.css]", "href");
        assertThat(url).contains("?v=");
        assertThat(header(site.get(url), "Cache-Control")).contains("immutable");
        assertThat(header(site.get("/static/site/base.css?v=0"), "Cache-Control"))
                .isEqualTo("no-cache");
        String tag = header(site.get(url), "ETag");
        assertThat(site.get(url, "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void givesNoFileFromElsewhere() {
        for (String name :
                new String[] {"../pom.xml", "..%2Fpom.xml", ".hidden", "a//b.css", "x"}) {
            assertThat(site.raw("GET /static/" + name + " HTTP/1.1"))
                    .as(name)
                    .containsAnyOf("HTTP/1.1 400 ", "HTTP/1.1 404 ");
        }
    }

    @Test
    void compressesWhatIsLarge() {
        HttpResponse<String> answer = site.get("/static/site/base.css", "Accept-Encoding", "gzip");
        assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(answer, "Vary")).contains("Accept-Encoding");
    }

    @Test
    void everyStatusHasItsWords() {
        for (int status : Errors.statuses()) {
            assertThat(Messages.english().has("error.title." + status)).isTrue();
            assertThat(Messages.english().has("error.text." + status)).isTrue();
        }
    }

    private static String header(HttpResponse<String> answer, String name) {
        return String.join(", ", answer.headers().allValues(name));
    }
}
