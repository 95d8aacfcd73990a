package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The height that oEmbed and the panel give for a frame is the one that it needs. */
@ExtendWith(BrowserExtension.class)
class EmbedHeightsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** In pixels: so much may be missing or too much, of a frame that is hundreds tall. */
    private static final int OFF = 6;

    private static final List<String> PAGES =
            List.of(
                    "/trace/reversi/mobility/left",
                    "/trace/reversi/mobility/carry",
                    "/trace/popcount/stages",
                    "/trace/reversi/mobility/left?at=run.2",
                    "/embed/trace/reversi/mobility/carry?at=ripple&code=none&controls=none",
                    "/embed/trace/reversi/mobility/left?at=run&controls=full",
                    "/embed/trace/reversi/mobility/carry?at=ripple&controls=full",
                    "/trace/bits/carry-run?at=0",
                    "/trace/reversi/mobility/carry?at=legal&detail=stage",
                    "/trace/reversi/mobility/left?at=run.2&detail=statement",
                    "/trace/reversi/mobility/left?at=run.2&predict=1",
                    "/compare",
                    "/compare?at=3",
                    "/compare?left=clinic/mobility-right-mask",
                    "/play",
                    "/play?moves=f5d6c3&side=both",
                    "/score-four",
                    "/score-four?moves=a1b2&side=both",
                    "/embed/score-four?moves=a1b2&controls=none",
                    "/embed/board?position=random:7",
                    "/figure/trace/reversi/mobility/left.svg?at=run.2",
                    "/figure/trace/reversi/mobility/left.svg?at=run.2&narrow=1",
                    "/figure/trace/reversi/mobility/carry.svg");

    private final Browser browser;
    private HostPage host;

    EmbedHeightsTest(Browser browser) {
        this.browser = browser;
    }

    @BeforeEach
    void serve() {
        host = new HostPage(browser);
    }

    @AfterEach
    void stop() {
        host.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {5000, 400})
    void aFrameIsAsTallAsWhatIsDrawnInIt(int room) throws Exception {
        List<JsonNode> answers = new ArrayList<>();
        for (String page : PAGES) {
            answers.add(oembed(page, room));
        }
        host.openAsGiven(answers.stream().map(each -> each.get("html").asString()).toList());
        for (int frame = 0; frame < PAGES.size(); frame++) {
            assertThat(answers.get(frame).get("height").asInt())
                    .as(PAGES.get(frame))
                    .isCloseTo((int) host.content(frame), within(OFF));
        }
    }

    @Test
    void thePanelGivesTheSameHeightAsOEmbedAndALessonIsReadInAScreen() throws Exception {
        String page = "/compare?at=3";
        browser.open("/share?url=" + URLEncoder.encode(page, StandardCharsets.UTF_8));
        assertThat(browser.value("#embed-frame"))
                .contains("height=\"" + oembed(page, 5000).get("height").asInt() + "\"");
        assertThat(oembed("/lessons/the-carry-trick", 5000).get("height").asInt()).isEqualTo(900);
    }

    private JsonNode oembed(String page, int room) throws IOException, InterruptedException {
        String url = URLEncoder.encode(browser.whole(page), StandardCharsets.UTF_8);
        HttpRequest request =
                HttpRequest.newBuilder(
                                URI.create(
                                        browser.whole("/oembed?url=" + url + "&maxwidth=" + room)))
                        .build();
        String body =
                HttpClient.newHttpClient()
                        .send(request, HttpResponse.BodyHandlers.ofString())
                        .body();
        return JSON.readTree(body);
    }
}
