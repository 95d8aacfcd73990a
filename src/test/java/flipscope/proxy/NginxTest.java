package flipscope.proxy;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The nginx file of the help: a prefix, a cache, two nodes, and one of them killed. */
@TestMethodOrder(OrderAnnotation.class)
class NginxTest {
    private static final String STEP = "/flipscope/trace/popcount/stages?at=pairs";

    @TempDir private static Path folder;

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static Node first;
    private static Node second;
    private static Nginx nginx;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        first = Node.start();
        second = Node.start();
        first.waitUntilReady();
        second.waitUntilReady();
        nginx = Nginx.before(first.port(), second.port(), folder);
    }

    @AfterAll
    static void stop() throws InterruptedException {
        if (nginx != null) {
            nginx.stop();
        }
        first.stop();
        second.stop();
    }

    @Test
    @Order(1)
    void everyAddressIsBelowThePrefix() {
        assertThat(get("/flipscope").headers().firstValue("Location"))
                .hasValueSatisfying(to -> assertThat(to).endsWith("/flipscope/"));
        HttpResponse<String> forged = get("/flipscope/play?moves=f5", "X-Forwarded-Host", "evil");
        Page page = Page.of(forged.body());
        assertThat(forged.body()).doesNotContain("evil");
        assertThat(page.attribute("[rel=canonical]", "href"))
                .startsWith(nginx.origin() + "/flipscope/play?");
        assertThat(page.attributes("[href^=/]", "href"))
                .isNotEmpty()
                .allMatch(address -> address.startsWith("/flipscope/"));
        String style = page.attribute("[rel=stylesheet]", "href");
        assertThat(get(style).statusCode()).isEqualTo(200);
        assertThat(get(style, "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding"))
                .hasValue("gzip");
    }

    @Test
    @Order(2)
    void aStepIsKeptForEachOfItsForms() {
        String[] part = {"HX-Request", "true", "HX-Target", "stepper"};
        HttpResponse<String> drawn = get(STEP, part);
        HttpResponse<String> kept = get(STEP, part);
        assertThat(kept(drawn)).isEqualTo("MISS");
        assertThat(kept(kept)).isEqualTo("HIT");
        assertThat(kept.body()).isEqualTo(drawn.body()).doesNotContain("<!doctype");
        String picture = "/flipscope/figure/trace/popcount/stages.svg";
        assertThat(kept(get(picture))).isEqualTo("MISS");
        assertThat(kept(get(picture))).isEqualTo("HIT");
        HttpResponse<String> whole = get(STEP);
        assertThat(whole.body()).contains("<!doctype html>");
        String tag = whole.headers().firstValue("ETag").orElseThrow();
        assertThat(get(STEP, "If-None-Match", tag).statusCode()).isEqualTo(304);
        assertThat(get(STEP, "If-None-Match", "W/\"x\", " + tag).statusCode()).isEqualTo(304);
    }

    @Test
    @Order(3)
    void aLongAddressPassesAndTooManyPartsAreRefusedByTheNode() {
        String address = "/flipscope/health?x=";
        assertThat(get(address + "a".repeat(31_000)).statusCode()).isEqualTo(200);
        assertThat(get(address + "a".repeat(33_000)).statusCode()).isEqualTo(414);
        assertThat(get(address + "&a".repeat(5_000)).body()).contains("at most 200 are read");
        String[] fields = new String[2 * 500];
        Arrays.fill(fields, "a");
        HttpResponse<String> refused = get("/flipscope/health", fields);
        assertThat(refused.statusCode()).isEqualTo(431);
        assertThat(refused.body()).contains("more than 100 header fields");
    }

    /** Addresses with an answer in them. */
    private static final List<String> ANSWERED =
            List.of(
                    "/flipscope/sheet/carries?student=anna&q=3",
                    "/flipscope/embed/sheet/carries?student=anna&q=3",
                    "/flipscope/marks?sheet=carries&question=1&lines=anna",
                    "/flipscope/write?task=left&code=anna",
                    "/flipscope/lessons/the-carry-trick?how-far=anna");

    @Test
    @Order(3)
    void whatStudentsHandInIsNotLogged() throws IOException, InterruptedException {
        for (String each : ANSWERED) {
            get(each, "Referer", nginx.origin() + each);
            get("/flipscope/", "Referer", nginx.origin() + each);
        }
        get("/flipscope/health/logged");
        assertThat(nginx.logWith("/health/logged", "access.log"))
                .contains("/flipscope/sheet/carries")
                .doesNotContain("anna");
        assertThat(nginx.log("error.log")).doesNotContain("anna");
    }

    /** Every move and every step is asked of whichever node is next; then one is gone. */
    @Test
    @Order(4)
    void aGameAndAStepGoOnWhenANodeIsKilled() throws IOException, InterruptedException {
        String game = "/flipscope/play?moves=f5d6c3d3&side=black";
        Page before = page(game);
        Page step = page("/flipscope/trace/reversi/mobility/carry?at=run");
        for (int i = 0; i < 4; i++) {
            assertThat(page(game + "&ply=" + i).has("#board")).isTrue();
        }
        assertThat(nginx.answersOf(first.port())).isPositive();
        assertThat(nginx.answersOf(second.port())).isPositive();

        first.kill();
        // The first of these meets the node that is gone.
        for (String each : ANSWERED) {
            get(each);
        }
        assertThat(nginx.log("error.log")).doesNotContain("anna");
        long known = nginx.answersOf(second.port());

        assertThat(page(game).first("#board").html()).isEqualTo(before.first("#board").html());
        String next = step.attribute("#next", "href").replaceFirst("#.*", "");
        for (int i = 0; i < 4; i++) {
            Page shown = page(next);
            next = shown.attribute("#next", "href").replaceFirst("#.*", "");
            String played = shown.has("#board") ? "" : "c4";
            assertThat(page(game.replace("d3&", "d3" + played + "&")).has("#board")).isTrue();
        }
        // Nine requests; of the last one nginx may not have written yet.
        assertThat(nginx.answersOf(second.port())).isGreaterThanOrEqualTo(known + 8);
    }

    private static Page page(String url) {
        HttpResponse<String> answer = get(url);
        assertThat(answer.statusCode()).as(url).isEqualTo(200);
        return Page.of(answer.body());
    }

    private static String kept(HttpResponse<String> answer) {
        return answer.headers().firstValue("X-Cache-Status").orElse("");
    }

    private static HttpResponse<String> get(String url, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(nginx.origin() + url));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(url, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
