package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a bit came from, on the page of a step. */
@WithSite
class BitPageTest {
    private static final String STEP =
            "/trace/reversi/mobility/carry?position="
                    + "-".repeat(34)
                    + "OOOX"
                    + "-".repeat(26)
                    + "_X&at=ripple";

    private static Site site;

    @Test
    void theStoryStandsBelowTheStep() {
        String page = site.get(STEP + "&bit=b5").body();
        assertThat(page)
                .contains("Where b5 came from")
                .contains("a carry started at e5 and ran left through d5, c5")
                .contains("f5 is one of Black’s discs");
        assertThat(Page.of(page).count("li > svg.mini")).isEqualTo(3);
    }

    @Test
    void theBitAndWhatDecidedItAreOutlinedInTheStep() {
        Page page = site.page(STEP + "&bit=b5");
        assertThat(page.has("rect[class='c on new asked'][data-s=b5]")).isTrue();
        assertThat(page.has("rect[class='c on asked'][data-s=e5]")).isTrue();
    }

    @Test
    void anOperandsBitHasAStoryOfItsOwn() {
        assertThat(site.get(STEP + "&bit=e5&of=2").body())
                .contains("e5 of start is 1")
                .contains("The bit on f5 moves one square left, to e5.");
    }

    @Test
    void theBitGoesWithTheOtherLinksOfTheStepAndNotToOtherSteps() {
        Page page = site.page(STEP + "&bit=b5");
        assertThat(page.href("numbers")).contains("bit=b5");
        assertThat(page.href("next")).doesNotContain("bit=");
        assertThat(page.href("bit-close")).doesNotContain("bit=");
    }

    @Test
    void everyCellOfTheTableIsALinkToItsStory() {
        Page page = site.page(STEP + "&grid=1");
        assertThat(page.attributes("td[id^=bit-] > a[href*='bit='][href$=#bit]", "href"))
                .hasSize(64)
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"z9", "b5&of=3", "%3Cb%3E", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "b5&of=x"})
    void aBitThatIsNotThereIsRefusedByItsName(String bit) {
        assertThat(site.get(STEP + "&bit=" + bit).statusCode()).isEqualTo(400);
    }
}
