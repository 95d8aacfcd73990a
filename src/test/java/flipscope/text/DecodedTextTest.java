package flipscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DecodedTextTest {
    private static final String TABLE = "name;link\nMüller;carries?student=müller\n";

    @Test
    void spreadsheetsMaySaveATableAsTheyLike() {
        Charset windows = Charset.forName("windows-1252");
        for (byte[] saved :
                new byte[][] {
                    TABLE.getBytes(StandardCharsets.UTF_8),
                    ("\uFEFF" + TABLE).getBytes(StandardCharsets.UTF_8),
                    ("\uFEFF" + TABLE).getBytes(StandardCharsets.UTF_16LE),
                    ("\uFEFF" + TABLE).getBytes(StandardCharsets.UTF_16BE),
                    TABLE.getBytes(StandardCharsets.UTF_16LE),
                    TABLE.getBytes(StandardCharsets.UTF_16BE),
                    TABLE.getBytes(windows),
                }) {
            assertThat(DecodedText.of(saved)).isEqualTo(TABLE);
        }
    }

    @Test
    void onlyAMarkOfByteOrderIsTakenAway() {
        assertThat(DecodedText.of(new byte[0])).isEmpty();
        assertThat(DecodedText.of("a\uFEFFb".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("a\uFEFFb");
        assertThat(DecodedText.isMarked("a".getBytes(StandardCharsets.UTF_8))).isFalse();
    }
}
