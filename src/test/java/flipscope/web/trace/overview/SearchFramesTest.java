package flipscope.web.trace.overview;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** The overview of a search: what fails, what is looked for, what is found. */
@WithSite
class SearchFramesTest {
    private static Site site;

    @Test
    void whatFailsPassesAndWhatIsLookedForStandsBeforeWhatIsFound() {
        Page page = site.page("/trace/scorefour/win");
        assertThat(page.texts(".frames h2"))
                .containsExactly(
                        "1a · Lay each line over the balls",
                        "1b · What is looked for: line 74",
                        "1c · What is found");
        assertThat(page.texts(".frames p").get(0))
                .isEqualTo(
                        "73 lines fail. The closest of them keeps b2/2 c3/2 d4/2; this is missing:"
                                + " a1/2.");
        assertThat(page.texts(".frames p").get(1)).contains("d4/1 c3/2 b2/3 a1/4");
        assertThat(page.count(".film path")).isEqualTo(73);
        assertThat(page.count(".frames .ring.black")).isPositive();
    }

    @Test
    void whereNoLineIsCompleteAllOfThemFail() {
        Page page = site.page("/trace/scorefour/win?moves=a1b2b2d4d4a4c3c3c3d4");
        assertThat(page.texts(".frames h2").get(0)).startsWith("1 ·");
        assertThat(page.texts(".frames p").get(0)).startsWith("76 lines fail.");
        assertThat(page.count(".film path")).isEqualTo(76);
    }

    @Test
    void whatCollectsIsNoSearch() {
        Page page = site.page("/trace/scorefour/threats");
        assertThat(page.count(".film path")).isZero();
        assertThat(page.texts(".frames h2").get(0)).startsWith("1 ·");
    }
}
