package flipscope.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** What the page of a finished game gives to the record on the reader's device. */
@WithSite
class EndTest {
    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    private static Site site;

    private static Page ended(String rest) {
        return site.page("/play?moves=" + WIPE_OUT + rest);
    }

    @Test
    void aGameAgainstTheEngineCountsForItsLevel() {
        Page won = ended("&side=black&level=3");
        assertThat(won.attribute("#ended", "data-ended")).isEqualTo("won");
        assertThat(won.attribute("#ended", "data-level")).isEqualTo("3");
        assertThat(won.attribute("#ended", "data-told"))
                .isEqualTo("You win by 64. Black against Casual");
        assertThat(won.attribute("#ended", "data-href"))
                .isEqualTo("/play?moves=" + WIPE_OUT + "&side=black&level=3");
        assertThat(site.page(won.attribute("#ended", "data-review")).has("#analysis")).isTrue();
        Page lost = ended("&side=white&level=5");
        assertThat(lost.attribute("#ended", "data-ended")).isEqualTo("lost");
        assertThat(lost.attribute("#ended", "data-told")).startsWith("You lose by 64. White");
    }

    @Test
    void otherGamesAreKeptWithoutALevel() {
        Page both = ended("&side=both");
        assertThat(both.has("#ended:not([data-level]):not([data-ended])")).isTrue();
        Page friend = ended("&side=black&friend=1");
        assertThat(friend.has("#ended:not([data-level])[data-ended=won]")).isTrue();
        assertThat(friend.attribute("#ended", "data-told")).endsWith("Black against Friend");
        assertThat(ended("&side=black&ply=5").has("#ended")).isFalse();
        assertThat(ended("&side=both&own=black-e6f4e3").has("#ended")).isFalse();
    }
}
