package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of the code that cannot run, and the page on which it is mended. */
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
        "&at=run&print=1, Mobility.left.6, INER, no variable or constant named",
        "'', Mobility.left.41, 1 / 0, division by zero",
    })
    void whatCannotRunIsSaidBesideItsTokenAndIsKept(
            String at, String token, String text, String message) {
        HttpResponse<String> sent =
                site.get(
                        LEFT
                                + "?"
                                + POSITION
                                + at
                                + "&tokens=1&token="
                                + token
                                + "&text="
                                + encoded(text));
        assertThat(sent.statusCode()).isEqualTo(303);
        HttpResponse<String> answer = site.get(Site.location(sent).replaceFirst("#.*", ""));
        assertThat(answer.statusCode()).isEqualTo(400);
        String page = answer.body();
        assertThat(page)
                .contains("id=\"code-menu\"", "id=\"own-error\"", message)
                .contains("value=\"" + text.replace("&", "&amp;") + "\"", "id=\"stepper\"")
                .doesNotContain("Changed code:");
        assertThat(href(page, "close-menu")).doesNotContain("edit=");
        assertThat(site.body(href(page, "close-menu"))).doesNotContain("own-error");
        assertThat(href(page, "token-6")).doesNotContain("edit=");
    }

    /** The step that is asked for is far from the method that was changed. */
    @Test
    void aChangeThatCannotRunIsShownWhereItsTokenIsSeen() {
        String url = "/trace/reversi/mobility/shifts?at=legal&edit=Fill.shiftLeft.13%3A%26%26";
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("id=\"own-error\"", "core/Fill.java");
        assertThat(site.get("/embed" + url).body())
                .as("in a small frame the code is as it is")
                .contains("class=\"error\"");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
