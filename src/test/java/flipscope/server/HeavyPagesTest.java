package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EnginePool;
import flipscope.testkit.Packaged;
import flipscope.web.LocalSettings;
import flipscope.web.Site;
import flipscope.work.WorkPool;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is much work is done by the threads for that; here they take none. */
class HeavyPagesTest {
    private static final WorkPool WORKERS = new WorkPool(1);

    private static Site site;

    @BeforeAll
    static void start() {
        site =
                new Site(
                        Server.create(
                                LocalSettings.PLAIN,
                                Packaged.CATALOGUE,
                                WORKERS,
                                new EnginePool(WORKERS)::submit,
                                PngImages.ofThisMachine()));
        WORKERS.close();
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/reversi/mobility/left?edit=Mobility.left.6:-1L",
                "/trace/reversi/mobility/left?edit=Mobility.left.6:-1L&find=1",
                "/embed/trace/reversi/mobility/left?edit=Mobility.left.6:-1L",
                "/api/trace/reversi/mobility/left?edit=Mobility.left.6:-1L",
                "/figure/trace/reversi/mobility/left.svg?edit=Mobility.left.6:-1L",
                "/figure/trace/reversi/mobility/left.png",
                "/figure/card/600/play.png",
                "/write?check=1",
                "/bits",
                "/bits/steps",
                "/figure/bits.svg",
                "/figure/card/600/bits.svg",
                "/play/puzzle?seed=5&moves=a1",
                "/sheet/carries?student=anna",
                "/embed/sheet/reversi-flips-halves?student=anna&q=2",
                "/write/steps?task=left",
                "/api/best?position=---------------------------OX------XO---------------------------_X"
            })
    void whatIsMuchWorkWaitsForThem(String url) {
        assertThat(site.get(url).statusCode()).isEqualTo(503);
        assertThat(site.get(url).headers().firstValue("Retry-After")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/write?task=left",
                "/trace/reversi/mobility/left",
                "/api/trace/reversi/mobility/left",
                "/figure/trace/reversi/mobility/left.svg",
                "/figure/card/600/play.svg",
                "/play?moves=f5d6"
            })
    void whatIsNotIsServedAtOnce(String url) {
        assertThat(site.get(url).statusCode()).isEqualTo(200);
    }

    @Test
    void whoeverHasAnAnswerIsToldSo() {
        String url = "/figure/trace/reversi/mobility/shifts.svg";
        HttpResponse<String> picture = site.get(url);
        HttpResponse<String> again =
                site.get(url, "If-None-Match", "W/\"x\", " + header(picture, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        for (String name : List.of("ETag", "Cache-Control", "Vary", "Content-Security-Policy")) {
            assertThat(header(again, name)).as(name).isEqualTo(header(picture, name));
        }
        String other = url + "?at=1";
        assertThat(site.get(other, "If-None-Match", header(picture, "ETag")).statusCode())
                .isEqualTo(200);
        assertThat(site.get(url, "If-None-Match", "\"x\"").statusCode()).isEqualTo(200);
    }

    @Test
    void aPartIsNotTakenForItsPage() {
        String url = "/trace/reversi/mobility/shifts?at=1";
        String page = header(site.get(url), "ETag");
        assertThat(site.get(url, "If-None-Match", page).statusCode()).isEqualTo(304);
        assertThat(site.get(url, "If-None-Match", page, "HX-Request", "true").statusCode())
                .isEqualTo(200);
        assertThat(site.get(url, "If-None-Match", page, "Accept-Encoding", "gzip").statusCode())
                .isEqualTo(304);
        assertThat(site.send("POST", url).statusCode()).isEqualTo(405);
    }

    private static String header(HttpResponse<String> answer, String name) {
        return String.join(", ", answer.headers().allValues(name));
    }
}
