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
    void theOverviewSaysWhyThereAreMoreStepsThanOperations() {
        String carry = "/trace/reversi/mobility/carry";
        String outcome = site.page(carry).text(".outcome");
        assertThat(outcome).contains("150 operations in all");
        assertThat(outcome).contains("249 steps: 99 more, for calls, returns and the counting");
        Page step = site.page(carry + "?at=ripple&detail=operation");
        assertThat(step.text(".where")).contains("of 249");
    }
}
