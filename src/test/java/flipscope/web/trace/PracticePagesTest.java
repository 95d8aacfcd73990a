package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@WithSite
class PracticePagesTest {
    private static Site site;

    @ParameterizedTest
    @MethodSource("flipscope.web.Site#techniques")
    void aPracticeRunLeadsThroughStagesToItsSummary(String id) {
        String page = site.body("/trace/" + id + "?practice=1");
        int asked = 0;
        while (page.contains("id=\"check\"")) {
            String shown = site.body(href(page, "show"));
            assertThat(shown).contains("data-outcome=\"shown\"");
            page = site.body(href(shown, "next"));
            asked++;
        }
        assertThat(asked).isPositive();
        assertThat(Page.of(page).count("li[data-stage]")).isEqualTo(asked);
    }
}
