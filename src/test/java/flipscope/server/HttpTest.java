package flipscope.server;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import flipscope.testkit.OnlyInAll;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** What the standard says of every request and answer. */
@WithSite(overHttp = true)
class HttpTest {
    private static Site site;

    private static final String UNFINISHED =
            """
            POST /play/file HTTP/1.1\r
            Host: localhost\r
            Content-Length: 3000\r
            Content-Type: multipart/form-data; boundary=edge\r
            \r
            --edge\r
            """;

    /** Within the limit of the headers. */
    private static final int MANY = 7_000;

    /** A row of the help's lists. */
    private static final Pattern PARAMETER = Pattern.compile("(?m)^\\| `([a-z]+)` \\|");

    private static final String SVG = "/figure/trace/popcount/stages.svg";

    @ParameterizedTest
    @CsvSource({
        "GET /health HTTP/1.2, 505",
        "GET /health HTTP/3, 505",
        "HEAD /health HTTP/1.2, 505",
        "'GET  HTTP/1.1', 400",
        "GET /health, 400",
        "GET, 400",
        "'GET /health HTTP/1.1\r\nHost: a b', 400",
        "'GET /health HTTP/1.1\r\nHost: a:b', 400",
        "'GET /health HTTP/1.1\r\nHost: a:99999999', 400",
        "'GET http://a:b/ HTTP/1.1', 400"
    })
    void aRequestThatCannotBeReadIsTheClientsMistake(String request, String status) {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        log.start();
        root.addAppender(log);
        try {
            assertThat(site.raw(request)).startsWith("HTTP/1.1 " + status);
        } finally {
            root.detachAppender(log);
        }
        assertThat(log.list).extracting(ILoggingEvent::getFormattedMessage).isEmpty();
    }

    /** The server waits half a minute for the rest of a body. */
    @OnlyInAll
    @Test
    void soIsABodyThatDoesNotCome() {
        aRequestThatCannotBeReadIsTheClientsMistake(
                "POST /marks HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 1100000",
                "408");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/nowhere",
                "/play?level=99",
                "/trace/nope",
                "/api/nope",
                "/health",
                SVG,
                "/static/site/base.css",
                "/favicon.ico",
                "/%zz",
                "/trace/%00",
                "/%ff",
                "*"
            })
    void headIsAnsweredAsGetButWithoutABody(String url) {
        String get = site.raw("GET " + url + " HTTP/1.1");
        String head = site.raw("HEAD " + url + " HTTP/1.1");
        assertThat(status(head)).isEqualTo(status(get));
        assertThat(head).endsWith("\r\n\r\n").containsOnlyOnce("\r\n\r\n");
        assertThat(lines(head)).containsAll(withoutLength(lines(get)));
    }

    private static List<String> lines(String answer) {
        return answer.substring(0, answer.indexOf("\r\n\r\n")).lines().toList();
    }

    /** Where Jetty could not parse the request it does not know how long the body would be. */
    private static List<String> withoutLength(List<String> head) {
        return head.stream().filter(line -> !line.matches("(Content-Length|Date):.*")).toList();
    }

    private static String status(String answer) {
        return answer.substring(0, answer.indexOf("\r\n"));
    }

    @ParameterizedTest
    @MethodSource
    void whatIsTooLargeGetsNoBodyOnHeadEither(String request, int status) {
        assertThat(site.raw("HEAD " + request))
                .startsWith("HTTP/1.1 " + status)
                .contains("\r\nConnection: close\r\n")
                .endsWith("\r\n\r\n");
    }

    static Stream<Arguments> whatIsTooLargeGetsNoBodyOnHeadEither() {
        return Stream.of(
                arguments("/?x=" + "a".repeat(33_000) + " HTTP/1.1", 414),
                arguments("/ HTTP/1.1\r\nX-Long: " + "a".repeat(33_000), 431),
                arguments("/ HTTP/1.1" + "\r\na:b".repeat(MANY / 2), 431));
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /, 'GET, HEAD'",
        "DELETE, /play/file, 'GET, HEAD, POST'",
        "PUT, /embed/play, 'GET, HEAD, OPTIONS'",
        "TRACE, /api/legal, 'GET, HEAD'",
        "BREW, /health, 'GET, HEAD'"
    })
    void aMethodThatIsNotAllowedIsToldWhichAre(String method, String url, String allowed) {
        String answer = site.raw(method + " " + url + " HTTP/1.1");
        assertThat(answer).startsWith("HTTP/1.1 405").contains("\r\nAllow: " + allowed + "\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "POST", "HEAD"})
    void anEmbedOfNothingIsNotThere(String method) {
        assertThat(site.raw(method + " /embed/nope HTTP/1.1")).startsWith("HTTP/1.1 404");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "POST", "PUT", "DELETE", "TRACE", "OPTIONS", "BREW"})
    void errorsOfEveryMethodHaveOurHeaders(String method) {
        for (String url :
                List.of("/nowhere", "/play", "/%zz", "/%ff", "/a/..;/b", "/trace/%4}&!l@)")) {
            String answer = site.raw(method + " " + url + " HTTP/1.1");
            assertThat(answer)
                    .as(url)
                    .startsWith("HTTP/1.1 ")
                    .contains("\r\nContent-Security-Policy: default-src 'none'")
                    .contains("\r\nX-Content-Type-Options: nosniff\r\n");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/static/site/base.css", SVG, "/figure/card/300/play.png", "/lessons"})
    void everyEncodingOfAnAnswerHasItsWeakValidator(String url) {
        HttpResponse<String> plain = site.get(url);
        HttpResponse<String> packed = site.get(url, "Accept-Encoding", "br, gzip");
        String tag = header(plain, "ETag");
        assertThat(tag).matches("W/\"[0-9a-f]{8}\"");
        assertThat(header(packed, "ETag")).isEqualTo(tag);

        HttpResponse<String> again =
                site.get(url, "Accept-Encoding", "gzip", "If-None-Match", "\"x\", " + tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(header(again, "ETag")).isEqualTo(tag);
        assertThat(header(again, "Vary")).isEqualTo(header(packed, "Vary"));
        assertThat(site.get(url, "If-None-Match", "*").statusCode()).isEqualTo(304);
        assertThat(site.get(url, "If-None-Match", "W/\"x\"").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/static/reading.css", "/static/reading.js"})
    void aFileIsAsSmallAsGzipMakesIt(String url) throws IOException {
        ByteArrayOutputStream best = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (DeflaterOutputStream out = new DeflaterOutputStream(best, deflater)) {
            out.write(site.bytes(url).body());
        }
        int frame = 18; // What gzip puts before and after the same bytes.
        HttpResponse<String> packed = site.get(url, "Accept-Encoding", "gzip");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(packed, "Content-Length"))
                .isEqualTo(Integer.toString(best.size() + frame));
    }

    @Test
    void anAddressTooLongForAHeaderIsRefused() {
        String text = "?x=" + "a".repeat(20_000);
        assertThat(site.fragment("/nowhere" + text).statusCode()).isEqualTo(414);
        assertThat(site.get("/nowhere" + text).statusCode()).isEqualTo(404);
        String moved = "/trace/clinic/legal-shift";
        assertThat(site.get(moved).statusCode()).isEqualTo(301);
        HttpResponse<String> refused = site.get(moved + text);
        assertThat(refused.statusCode()).isEqualTo(414);
        assertThat(refused.headers().map()).doesNotContainKey("Location");
    }

    /** Java reads {@code +1} after a percent sign as a number. */
    @Test
    void anEscapeWithASignIsBroken() {
        assertThat(site.raw("GET /trace/popcount/stages;%+1 HTTP/1.1")).startsWith("HTTP/1.1 400");
        assertThat(site.raw("GET /trace/popcount/%+1 HTTP/1.1")).startsWith("HTTP/1.1 400");
    }

    @Test
    void moreHeaderFieldsThanAnyBrowserSendsAreRefused() {
        // Host and Connection are two more.
        assertThat(site.raw("GET /health HTTP/1.1" + "\r\na:b".repeat(98))).contains(" 200 ");
        for (int fields : List.of(99, MANY / 2)) {
            assertThat(site.raw("GET /health HTTP/1.1" + "\r\na:b".repeat(fields)))
                    .startsWith("HTTP/1.1 431")
                    .contains("\r\nContent-Security-Policy: default-src 'none'")
                    .contains("more than 100 header fields");
        }
        String chunked = "POST /play/file HTTP/1.1\r\nTransfer-Encoding: chunked\r\n";
        String type = "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded";
        String trailers = "\r\n\r\n1\r\nx\r\n0" + "\r\na:b".repeat(MANY / 2);
        assertThat(site.raw(chunked + type + trailers)).startsWith("HTTP/1.1 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/play", "/embed/play", "/api/legal", "/health", "/nowhere"})
    void moreParametersThanAnyPageHasAreRefused(String url) {
        String few = site.raw("GET " + url + "?a" + "&a".repeat(199) + " HTTP/1.1");
        assertThat(few).doesNotContain("at most 200");
        for (int more : List.of(200, MANY)) {
            String refused = site.raw("GET " + url + "?a" + "&a".repeat(more) + " HTTP/1.1");
            assertThat(refused)
                    .startsWith("HTTP/1.1 400")
                    .contains("There are " + (more + 1) + " parameters, but at most 200 are read.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/write", "/play/file"})
    void aFormOfMoreFieldsIsRefused(String url) {
        String[] fields = new String[2 * MANY];
        Arrays.fill(fields, "a");
        HttpResponse<String> refused = site.sendForm(url, fields);
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("There are 7000 parameters, but at most 200 are read.");
    }

    /** Every parameter that there is, once, and a board whose squares are all chosen. */
    @Test
    void noPageOfOursHasTooManyParameters() throws IOException {
        Matcher names = PARAMETER.matcher(Files.readString(Path.of("src/docs/addresses.md")));
        String all = names.results().map(name -> name.group(1) + "=&").collect(joining());
        String url = "/trace/reversi/mobility/left?" + all + "&cell=a1".repeat(64);
        assertThat(all.split("&")).hasSizeGreaterThan(70);
        assertThat(site.body(url)).contains("id=\"stepper\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"charset=nope", "charset", "CHARSET=\"\"", "charset=a b", "charset=,"})
    void aCharsetThatNobodyKnowsIsRefused(String charset) {
        String type = "application/x-www-form-urlencoded; " + charset;
        for (String request : List.of("POST /play/file", "GET /play?level=3")) {
            String answer = site.raw(request + " HTTP/1.1\r\nContent-Type: " + type);
            assertThat(answer).as(request).startsWith("HTTP/1.1 400").contains("character set");
        }
        assertThat(site.raw("GET /play HTTP/1.1\r\nContent-Type: text/plain; charset=\"utf-8\""))
                .startsWith("HTTP/1.1 200");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/play/file", "/write"})
    void aBodyInPartsWithoutABoundaryIsRefused(String url) {
        String head = "POST " + url + " HTTP/1.1\r\nContent-Length: 0\r\nContent-Type: ";
        for (String type : List.of("multipart/form-data", "multipart/form-data; boundary=")) {
            assertThat(site.raw(head + type)).as(type).startsWith("HTTP/1.1 400");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/oembed", "/api/legal", "/oembed?url=%zz", "/api/%zz"})
    void jsonIsNeverTypedAsAPage(String url) {
        for (String extra : List.of("", "\r\nX-Long: " + "a".repeat(33_000))) {
            String answer = site.raw("GET " + url + " HTTP/1.1" + extra);
            boolean json = answer.contains("\r\n\r\n{");
            assertThat(answer.contains("Content-Type: application/json")).isEqualTo(json);
            assertThat(answer.contains("Content-Type: text/html")).isEqualTo(!json);
        }
    }

    @Test
    void aClientThatLeavesIsNoErrorInTheLog() throws IOException {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        all.addAppender(log);
        try (Socket client = site.connect()) {
            client.getOutputStream().write(UNFINISHED.getBytes(US_ASCII));
            client.shutdownOutput();
            assertThat(client.getInputStream().readAllBytes()).asString().contains("HTTP/1.1 400");
        } finally {
            all.detachAppender(log);
        }
        assertThat(log.list).isEmpty();
    }

    private static String header(HttpResponse<String> answer, String name) {
        return String.join(", ", answer.headers().allValues(name));
    }
}
