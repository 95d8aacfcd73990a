package flipscope.trace.parse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceLayoutTest {
    @Test
    void aSentenceEndsAtAStopBeforeABlank() {
        assertThat(SourceLayout.title("Use 0.5 of it. Then rest.")).isEqualTo("Use 0.5 of it");
        assertThat(SourceLayout.title("Why? Because.")).isEqualTo("Why?");
        assertThat(SourceLayout.title("No stop at all")).isEqualTo("No stop at all");
        assertThat(SourceLayout.title("")).isEmpty();
    }
}
