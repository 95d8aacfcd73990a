package flipscope.web.share.height;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.story.Narrator;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class TraceHeightTest {
    @Test
    void thePageReservesRoomForTheLongestSentenceByTheSameText() throws IOException {
        try (InputStream css = TraceHeight.class.getResourceAsStream("/static/trace/stepper.css")) {
            assertThat(new String(css.readAllBytes(), UTF_8))
                    .contains("content: \"" + TraceHeight.LONGEST_SENTENCE + "\";");
        }
        assertThat(TraceHeight.LONGEST_SENTENCE).hasSizeGreaterThan(Narrator.LONGEST);
    }
}
