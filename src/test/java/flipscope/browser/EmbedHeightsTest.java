package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The height that is stated for a frame: ordinary pages fit it, and longer ones scroll. */
@WithBrowser
class EmbedHeightsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** One of each kind, as it is mostly shown. */
    private static final List<String> ORDINARY =
            List.of(
                    "/trace/reversi/mobility/left?at=run.2",
                    "/trace/bits/carry-run?at=0",
                    "/embed/trace/reversi/mobility/carry?at=ripple&code=none&controls=none",
                    "/compare?at=3",
                    "/play",
                    "/play?moves=f5d6c3&side=both",
                    "/score-four",
                    "/score-four?moves=a1b2&side=both",
                    "/embed/board?position=random:7",
                    "/lessons/the-magic-number?toy=three-copies.52.44.30.20400&only=1",
                    "/figure/trace/reversi/mobility/left.svg?at=run.2",
                    "/figure/trace/reversi/mobility/carry.svg");

    private static final List<String> LONG =
            List.of(
                    "/trace/reversi/mobility/left",
                    "/embed/trace/reversi/mobility/left?at=run&controls=full",
                    "/trace/reversi/mobility/left?at=run.2&predict=1",
                    "/compare",
                    "/lessons/the-carry-trick");

    private static Browser browser;
    private HostPage host;

    @BeforeEach
    void serve() {
        host = new HostPage(browser);
    }

    @AfterEach
    void stop() {
        host.close();
    }

    @Test
    void anOrdinaryPageOfEachKindFitsTheHeightOfItsKind() throws Exception {
        open(ORDINARY);
        for (int frame = 0; frame < ORDINARY.size(); frame++) {
            assertThat(host.content(frame))
                    .as(ORDINARY.get(frame))
                    .isLessThanOrEqualTo(host.height(frame));
        }
    }

    @Test
    void whereNothingFitsTheFrameALongPageScrollsToItsEnd() throws Exception {
        open(LONG);
        for (int frame = 0; frame < LONG.size(); frame++) {
            long height = host.height(frame);
            assertThat(host.content(frame)).as(LONG.get(frame)).isGreaterThan(height);
            assertThat(host.inside(frame, this::scrolledToTheEnd)).as(LONG.get(frame)).isTrue();
            assertThat(host.height(frame)).isEqualTo(height);
        }
    }

    private boolean scrolledToTheEnd() {
        return (boolean)
                browser.read(
                        """
                        window.scrollTo(0, 1e6);
                        return document.body.getBoundingClientRect().bottom <= innerHeight + 1;
                        """);
    }

    private void open(List<String> pages) throws Exception {
        List<String> frames = new ArrayList<>();
        for (String page : pages) {
            frames.add(oembed(page));
        }
        host.openAsGiven(frames);
    }

    private String oembed(String page) throws IOException, InterruptedException {
        String url = URLEncoder.encode(browser.whole(page), StandardCharsets.UTF_8);
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(browser.whole("/oembed?url=" + url))).build();
        String body =
                HttpClient.newHttpClient()
                        .send(request, HttpResponse.BodyHandlers.ofString())
                        .body();
        return JSON.readTree(body).get("html").asString();
    }
}
