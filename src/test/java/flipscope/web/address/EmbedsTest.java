package flipscope.web.address;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.DirectSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmbedsTest {
    private static final Embeds EMBEDS = DirectSite.PACKAGED.declared().embeds();

    @ParameterizedTest
    @CsvSource({
        "/trace/bits/place, /trace/",
        "/embed/trace/bits/place, /trace/",
        "/compare, /compare",
        "/play, /play",
        "/embed/play/reply, /play",
        "/embed/board, /board",
        "/embed/figure/trace/bits/place, /figure/trace/",
        "/lessons/half-a-board, /lessons/"
    })
    void knowsWhatAPageIs(String path, String of) {
        EmbedKind kind = EMBEDS.kindOf(path).orElseThrow();
        assertThat(kind.path()).isEqualTo(of);
        assertThat(kind.width()).isBetween(320, 900);
    }

    @ParameterizedTest
    @CsvSource({"/", "/trace", "/trace/", "/lessons", "/played", "/embed/nothing"})
    void somePagesCannotBeEmbedded(String path) {
        assertThat(EMBEDS.kindOf(path)).isEmpty();
    }

    @Test
    void leadsInAndOutAgain() {
        Link page = Link.to("/trace/bits/place").with("x", 5).with("at", "return");
        Link embed = EmbedAddress.of(page).with("theme", "dark").with("from", "2");

        assertThat(embed).hasToString("/embed/trace/bits/place?x=5&at=return&theme=dark&from=2");
        assertThat(EmbedAddress.of(embed)).isSameAs(embed);
        assertThat(EMBEDS.page(embed)).hasToString(page.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "/embed/trace/a, at=2&cell=c3&cell=d4&theme=dark, /trace/a?at=2&cell=c3&cell=d4",
        "/embed/trace/a, controls=none, /trace/a",
        "/embed/board, side=both, /play?side=both",
        "/embed/figure/trace/a, at=run.2, /trace/a?at=run.2"
    })
    void outOfAFrameEveryParameterIsAsItWasWritten(String path, String query, String page) {
        assertThat(EMBEDS.page(path, query)).isEqualTo(page);
    }
}
