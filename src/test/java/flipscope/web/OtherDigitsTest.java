package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where Java writes numbers with other digits, everything reads as it does elsewhere. */
@WithSite
class OtherDigitsTest {
    private static final Locale EGYPT = Locale.forLanguageTag("ar-EG-u-nu-arab");

    private static Site site;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/figure/trace/popcount/stages.svg",
                "/figure/trace/popcount/subtract.svg?at=3&detail=operation",
                "/figure/trace/reversi/mobility/left.svg?at=run&numbers=1",
                "/figure/trace/reversi/mobility/left.txt?at=run",
                "/figure/trace/reversi/flips/halves.svg?at=3&detail=operation",
                "/figure/trace/scorefour/threats.svg",
                "/embed/board?moves=f5d6c3",
                "/",
                "/play?moves=f5d6&side=black&level=3",
                "/score-four?moves=a1b2",
                "/trace/reversi/mobility/carry?at=run&detail=operation",
                "/trace/popcount/stages",
                "/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts",
                "/lessons/the-carry-trick",
                "/api/trace/reversi/mobility/left"
            })
    void nothingFollowsTheLocaleOfTheServer(String address) {
        String usual = body(address);
        Locale before = Locale.getDefault();
        Locale.setDefault(EGYPT);
        try {
            assertThat("%d".formatted(64)).as("it has other digits").isEqualTo("٦٤");
            assertThat(body(address)).isEqualTo(usual);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String body(String address) {
        var answer = site.get(address);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }
}
