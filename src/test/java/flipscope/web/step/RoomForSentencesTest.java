package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.story.Narrator;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

@WithSite(overHttp = true)
class RoomForSentencesTest {
    private static final Pattern SIZER =
            Pattern.compile("\\.sentence::after \\{\\s+content: \"([^\"]*)\";");

    private static Site site;

    @Test
    void thePageReservesRoomForTheLongestSentence() {
        String css = site.body("/static/trace/stepper.css");
        assertThat(SIZER.matcher(css).results().map(MatchResult::group).toList())
                .singleElement()
                .satisfies(rule -> assertThat(text(rule)).hasSizeGreaterThan(Narrator.LONGEST));
    }

    private static String text(String rule) {
        return SIZER.matcher(rule).replaceFirst("$1");
    }
}
