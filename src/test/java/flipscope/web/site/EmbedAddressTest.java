package flipscope.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.site.EmbedAddress.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmbedAddressTest {

    @ParameterizedTest
    @CsvSource({
        "/trace/bits/place, TRACE",
        "/embed/trace/bits/place, TRACE",
        "/compare, COMPARE",
        "/play, PLAY",
        "/embed/play/reply, PLAY",
        "/embed/board, BOARD",
        "/embed/figure/trace/bits/place, FIGURE",
        "/lessons/half-a-board, LESSON"
    })
    void knowsWhatAPageIs(String path, Kind kind) {
        assertThat(EmbedAddress.kindOf(path)).contains(kind);
        assertThat(kind.width()).isBetween(320, 900);
    }

    @ParameterizedTest
    @CsvSource({"/", "/trace", "/trace/", "/lessons", "/played", "/embed/nothing"})
    void somePagesCannotBeEmbedded(String path) {
        assertThat(EmbedAddress.kindOf(path)).isEmpty();
    }

    @Test
    void leadsInAndOutAgain() {
        Link page = Link.to("/trace/bits/place").with("x", 5).with("at", "return");
        Link embed = EmbedAddress.of(page).with("theme", "dark").with("from", "2");

        assertThat(embed).hasToString("/embed/trace/bits/place?x=5&at=return&theme=dark&from=2");
        assertThat(EmbedAddress.of(embed)).isSameAs(embed);
        assertThat(EmbedAddress.page(embed)).hasToString(page.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "/embed/trace/a, at=2&cell=c3&cell=d4&theme=dark, /trace/a?at=2&cell=c3&cell=d4",
        "/embed/trace/a, controls=none, /trace/a",
        "/embed/board, side=both, /play?side=both",
        "/embed/figure/trace/a, at=run.2, /trace/a?at=run.2"
    })
    void outOfAFrameEveryParameterIsAsItWasWritten(String path, String query, String page) {
        assertThat(EmbedAddress.page(path, query)).isEqualTo(page);
    }
}
