package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EnginePool;
import flipscope.web.figure.PaintedImages;
import flipscope.web.site.Settings;
import flipscope.work.WorkPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is much work is done by the threads for that; here they take none. */
class HeavyPagesTest {
    private static final WorkPool WORKERS = new WorkPool(1);

    private static Site site;

    @BeforeAll
    static void start() {
        WORKERS.close();
        site =
                new Site(
                        Server.create(
                                new Settings(0, false),
                                WORKERS,
                                new EnginePool(WORKERS)::submit,
                                PaintedImages.ofThisMachine()));
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
                "/play/puzzle?seed=5&moves=a1",
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
}
