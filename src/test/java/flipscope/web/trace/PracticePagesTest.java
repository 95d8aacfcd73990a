package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@WithSite
class PracticePagesTest {
    private static Site site;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void aPracticeRunLeadsThroughStagesToTheSheetOfItsAlgorithm(String id) {
        String page = site.body("/trace/" + id + "?practice=1");
        int asked = 0;
        while (page.contains("id=\"check\"")) {
            String shown = site.body(href(page, "show"));
            assertThat(shown).contains("data-state=\"open\"");
            page = shown.contains("id=\"next\"") ? site.body(href(shown, "next")) : shown;
            asked++;
        }
        assertThat(asked).isPositive();
        String sheet = href(page, "to-sheet");
        assertThat(site.body(sheet)).contains("id=\"student\"");
        HttpResponse<String> ended = site.get("/trace/" + id + "?practice=end");
        assertThat(ended.statusCode()).isEqualTo(303);
        assertThat(Site.location(ended)).isEqualTo(sheet);
    }

    /** The questions of a sheet are those of the practice run, on positions of one's own. */
    @ParameterizedTest
    @MethodSource(Share.IDS)
    void theSheetOfAnAlgorithmAsksForItsStages(String id) {
        String address = "/sheet/" + id.replace('/', '-') + "?student=";
        Page one = Page.of(site.body(address + "2174431&q=1"));
        assertThat(one.has("#sheet-check")).isTrue();
        if (one.text(".sheet-head .note").startsWith("Your own position")) {
            Page other = Page.of(site.body(address + "2174432&q=1"));
            assertThat(other.text(".numbers")).isNotEqualTo(one.text(".numbers"));
        }
    }
}
