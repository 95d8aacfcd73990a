package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A step's name with a slip of the finger, wherever an address may have one. */
@WithSite
class MistypedStepsTest {
    private static Site site;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/reversi/mobility/left?predict=1",
                "/embed/trace/reversi/mobility/left?predict=1",
                "/trace/reversi/mobility/left?practice=1",
                "/figure/trace/reversi/mobility/left.svg?narrow=1",
                "/figure/trace/reversi/mobility/left.png?theme=dark",
                "/figure/trace/reversi/mobility/left.txt?detail=stage",
                "/embed/figure/trace/reversi/mobility/left?theme=dark",
                "/figure/card/600/trace/reversi/mobility/left.svg?theme=dark",
                "/figure/card/600/trace/reversi/mobility/left.svg?predict=1",
                "/figure/card/600/embed/trace/reversi/mobility/left.svg?theme=dark",
                "/api/trace/reversi/mobility/left?predict=1",
                "/api/trace/reversi/mobility/left?detail=stage"
            })
    void whatIsNoStepperSaysWhichNamesAreNear(String url) {
        assertThat(site.missing(url + "&at=rum"))
                .contains("There is no step “rum” here. The nearest names: run, round, run.2.");
    }

    @ParameterizedTest
    @CsvSource({"run.9, run.6", "99, return", "legl, legal", "Run, run", "x, run"})
    void theNearestComesFirst(String at, String nearest) {
        assertThat(site.missing("/api/trace/reversi/mobility/left?at=" + at))
                .contains(
                        "\"unknown-step\"", "\"where\":\"at\"", "nearest names: " + nearest + ", ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/trace/", "/embed/trace/"})
    void theStepperShowsTheNearestOneAndSaysSo(String path) {
        assertThat(site.body(path + "reversi/mobility/left?at=run.9"))
                .contains("There is no such step here. This is the nearest one.", "step 28 of");
    }

    @Test
    void theNamesOfStepsAreTaken() {
        for (String at : new String[] {"0", "34", "run.6", "run.6-2", "return"}) {
            site.body("/api/trace/reversi/mobility/left?at=" + at);
            site.body("/figure/trace/reversi/mobility/left.txt?at=" + at);
            site.body("/trace/reversi/mobility/left?predict=1&at=" + at);
        }
    }
}
