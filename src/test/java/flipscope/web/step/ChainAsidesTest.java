package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** Below the chain of a stage stands what it does not show. */
@WithSite
class ChainAsidesTest {
    private static Site site;

    private static Page stage(String place) {
        return site.page("/trace/" + place + "&detail=stage");
    }

    @Test
    void aStageWithThreeResultsShowsThemAll() {
        Page page = stage("reversi/flips/loop?at=0");
        assertThat(page.texts(".gloss code")).containsExactly("upright", "sideways");
        assertThat(page.count(".gloss .piece svg")).isEqualTo(2);
        assertThat(page.text(".slot.result code")).isEqualTo("slanting");
    }

    @Test
    void aCallShowsEachOfItsStagesInSmall() {
        Page page = stage("reversi/flips/carry?at=5");
        assertThat(page.texts(".gloss code")).containsExactly("1", "2", "3", "4", "5");
    }

    @Test
    void theCellsOfALoopSayWhenTheyWereSet() {
        Page page = stage("reversi/mobility/left?at=run.6");
        assertThat(page.text(".gloss")).isEqualTo("A number in a cell: the round that set it.");
        assertThat(page.texts(".slot.result .digit")).contains("2", "3").doesNotContain("1");
        assertThat(page.texts(".slot.piece .digit")).isEmpty();
    }

    @Test
    void whatUsesAllThatItMadeNeedsNoMore() {
        assertThat(stage("reversi/mobility/carry?at=ripple").text(".gloss")).isEmpty();
        assertThat(stage("reversi/mobility/carry?at=legal").text(".gloss")).isEmpty();
    }

    @Test
    void whatCameOfItIsApartFromWhatItIsAbout() {
        Page page = stage("reversi/mobility/carry?at=ripple");
        assertThat(page.text("#sentence .told")).startsWith("Added a3, a4, b6.");
        assertThat(page.text("#sentence")).startsWith("Ripple a carry through each run. Added a3");
    }
}
