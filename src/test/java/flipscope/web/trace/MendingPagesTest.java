package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of the code that cannot run opens in the editor, where it is mended. */
@WithSite
class MendingPagesTest {
    private static final String LEFT = "/trace/reversi/mobility/left";
    private static final String POSITION =
            "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X";

    private static Site site;

    @ParameterizedTest
    @CsvSource({
        "&at=run, Mobility.left.13, &&, did not expect",
        "&at=run&predict=1, Mobility.left.13, &&, did not expect",
        "&at=run&print=1, Mobility.left.6, INER, no variable or constant named INER here",
        "'', Mobility.left.41, 1 / 0, division by zero",
        "'', Mobility.left.44, ; for (boolean on = true; on;) {}, does this loop never end?",
    })
    void whatCannotRunIsSaidAtItsPlaceAndIsKept(
            String at, String token, String text, String message) {
        String edit = URLEncoder.encode(token + ":" + text, StandardCharsets.UTF_8);
        HttpResponse<String> sent = site.get(LEFT + "?" + POSITION + at + "&edit=" + edit);
        assertThat(sent.statusCode()).isEqualTo(303);
        Page page = site.page(Site.location(sent).replaceFirst("#.*", ""));
        assertThat(page.text("#result")).contains(message);
        assertThat(page.root().select("textarea").val()).contains(text);
        assertThat(page.text("pre.original")).doesNotContain(text);
    }

    @Test
    void aChangeOfAMethodThatIsCalledIsInTheEditorToo() {
        String url = "/trace/reversi/mobility/shifts?at=legal&edit=Fill.shiftLeft.13%3A%26%26";
        Page page = site.page(Site.location(site.get(url)).replaceFirst("#.*", ""));
        assertThat(page.root().select("textarea").val()).contains("shiftLeft(long from");
        assertThat(page.text("#typed-mistake")).contains("did not expect");
        assertThat(site.get("/embed" + url).body())
                .as("in a small frame the code is as it is")
                .contains("class=\"error\"");
    }

    @Test
    void whereOnlyAPartIsAskedForThePageIsLeft() {
        HttpResponse<String> part =
                site.get(LEFT + "?at=run&edit=Mobility.left.13%3A%26%26", "HX-Request", "true");
        assertThat(part.statusCode()).isEqualTo(204);
        assertThat(part.headers().firstValue("HX-Redirect").orElseThrow())
                .startsWith("/write?task=reversi%2Fmobility%2Fleft&code=");
    }
}
