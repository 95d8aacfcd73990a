package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class PageBytesTest {
    @Property
    void holdsEveryPieceInOrder(@ForAll @Size(max = 40) List<String> pieces) {
        PageBytes page = new PageBytes();
        pieces.forEach(
                piece -> {
                    page.writeContent(piece);
                    page.writeBinaryContent(piece.getBytes(UTF_8));
                });

        String whole = String.join("", pieces.stream().map(piece -> piece + piece).toList());
        assertThat(page.toByteArray()).isEqualTo(whole.getBytes(UTF_8));
    }

    @Property
    void takesAPartOfAPiece(
            @ForAll @IntRange(max = 11) int from, @ForAll @IntRange(max = 11) int more) {
        String text = "c4 — 置く <b>";
        int to = Math.min(text.length(), from + more);
        PageBytes page = new PageBytes();
        page.writeContent(text, Math.min(from, to), to);

        assertThat(new String(page.toByteArray(), UTF_8))
                .isEqualTo(text.substring(Math.min(from, to), to));
    }

    @Test
    void growsAsFarAsItMust() {
        PageBytes page = new PageBytes();
        String much = "x".repeat(200_000);
        page.writeContent(much);
        page.writeContent("é");
        page.writeBinaryContent(much.getBytes(UTF_8));

        assertThat(new String(page.toByteArray(), UTF_8)).isEqualTo(much + "é" + much);
    }
}
