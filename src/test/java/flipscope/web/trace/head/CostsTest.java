package flipscope.web.trace.head;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** What a technique costs, and why one takes more steps through it than that. */
@WithSite
class CostsTest {
    private static Site site;

    @Test
    void thereAreMoreStepsThanOperationsAndTheChoiceOfDetailSaysWhy() {
        String carry = "/trace/reversi/mobility/carry";
        assertThat(site.page(carry).text(".outcome")).contains("150 operations in all");
        Page step = site.page(carry + "?at=ripple&detail=operation");
        assertThat(step.text(".where")).contains("of 249");
        assertThat(step.attribute("#detail-operation", "title"))
                .contains("calls, returns and the counting of loops");
    }
}
