package flipscope.web.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.notation.ColumnText;
import flipscope.rules.ScoreFour;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What a column is worth, on request, and the game after the end. */
@WithSite
class ColumnScoresTest {
    private static final String GAME = "/score-four?side=first&level=3&moves=";

    /** Black has three on the floor of row a, and d1 is free. */
    private static final String WINS = "a1a2b1b2c1c3";

    /** White threatens d2, and Black has nothing that wins at once. */
    private static final String THREATENED = "a1a2c3b2d4c2";

    private static Site site;

    private static Map<String, String> worths(Page page) {
        Map<String, String> worths = new HashMap<>();
        List<String> names = page.texts(".worths li b");
        List<String> told = page.texts(".worths li span");
        for (int at = 0; at < names.size(); at++) {
            worths.put(names.get(at), told.get(at));
        }
        return worths;
    }

    private static Page asked(String moves) {
        Page page = site.page(GAME + moves);
        assertThat(page.has(".worths")).isFalse();
        return site.page(page.attribute("#worth", "href"));
    }

    @Test
    void everyColumnHasTheWorthThatTheEngineFindsAfterIt() {
        Page page = asked(THREATENED);
        Map<String, String> worths = worths(page);
        ScoreFour game = ColumnText.readGame(THREATENED);
        assertThat(worths).hasSize(16);
        worths.forEach(
                (name, told) -> {
                    int column = ColumnText.readGame(name).columns().get(0);
                    CubeResult found =
                            new CubeTask(game.drop(column), new CubeLevel(6))
                                    .search(new AtomicBoolean(), soFar -> {});
                    assertThat(told).as(name).isEqualTo(told(found));
                });
        assertThat(worths.get("d2")).doesNotContain("loses");
        worths.forEach(
                (name, told) -> {
                    if (!name.equals("d2")) {
                        assertThat(told).as(name).isEqualTo("loses, 2 balls");
                    }
                });
        assertThat(page.text(".worths li:first-child b")).isEqualTo("d2");
        assertThat(page.attribute(".worths li:first-child a", "href"))
                .isEqualTo("/score-four?moves=" + THREATENED + "d2&side=first&level=3");
    }

    private static String told(CubeResult after) {
        if (after.forced() > 0) {
            return "loses, " + (after.forced() + 1) + " balls";
        }
        if (after.forced() < 0) {
            return "wins, " + (1 - after.forced()) + " balls";
        }
        int points = -after.score();
        return points < 0 ? "−" + -points : "+" + points;
    }

    @Test
    void whatWinsAtOnceComesFirst() {
        Page page = asked(WINS);
        assertThat(page.text(".worths li:first-child a")).isEqualTo("d1 wins now");
        assertThat(page.count(".worths .best")).isEqualTo(1);
        assertThat(page.text("#worth-title")).isEqualTo("What each column is worth");
    }

    @Test
    void nobodyIsToldWhoIsNotToMove() {
        assertThat(site.page(GAME + "a1").has("#worth")).isFalse();
        assertThat(site.page(GAME + "a1&worth=1").has(".worths")).isFalse();
    }

    @Test
    void inARematchTheColoursChange() {
        String won = WINS + "d1";
        Page end = site.page(GAME + won);
        assertThat(end.text("#again")).isEqualTo("Rematch as White");
        assertThat(end.attribute("#again", "href")).isEqualTo("/score-four?side=second&level=3");
        Page other = site.page("/score-four?side=second&level=5&moves=" + won);
        assertThat(other.text("#again")).isEqualTo("Rematch as Black");
        Page both = site.page("/score-four?side=both&moves=" + won);
        assertThat(both.text("#again")).isEqualTo("Rematch");
        assertThat(both.attribute("#again", "href")).contains("side=both");
    }
}
