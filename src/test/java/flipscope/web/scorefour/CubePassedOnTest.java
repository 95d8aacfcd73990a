package flipscope.web.scorefour;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;

/** Games of score four on other people's pages: frames, figures, previews. */
@WithSite
class CubePassedOnTest {
    private static final String WON = "?moves=a1a2b1b2c1c3d1";

    private static Site site;

    @Test
    void inAFrameEveryLinkStaysInIt() {
        Page page = site.page("/embed/score-four?moves=a1b1&theme=dark");
        assertThat(page.attribute("#column-c2", "href"))
                .isEqualTo("/embed/score-four?moves=a1b1c2&side=first&level=3&theme=dark");
        assertThat(location(site.get("/embed/score-four/reply?moves=a1&level=2")))
                .matches("/embed/score-four\\?moves=a1[a-d][1-4]&side=first&level=2");
        assertThat(page.href("open")).isEqualTo("/score-four?moves=a1b1&side=first&level=3");
        assertThat(page.has("header.site-header, .transcript")).isFalse();
    }

    @Test
    void aPictureHasNoControls() {
        Page page = site.page("/embed/score-four?controls=none&moves=a1");
        assertThat(page.count("#board a, .layers a, .reply")).isZero();
        assertThat(page.text(".status h2")).isEqualTo("White to move");
        assertThat(site.page("/embed/score-four?controls=full&moves=a1b1").has("#new")).isTrue();
    }

    @Test
    void theFigureShowsTheCubeAndHowItStands() {
        String svg = site.body("/figure/score-four.svg" + WON);
        assertThat(svg).contains("<polyline", "Black wins").doesNotContain("class=");
        assertThat(svg.split("<circle", -1))
                .as("seven balls, three of them with holes")
                .hasSize(11);
        assertThat(site.body("/figure/score-four.txt" + WON))
                .contains("1 X X X X")
                .endsWith("Black wins. Four in a row, in a cube.\n");
        assertThat(site.body("/figure/score-four.svg?theme=dark")).isNotEqualTo(svg);
    }

    @Test
    void whatIsNoFigureIsSaidToBeNone() {
        assertThat(site.get("/figure/score-four.gif").statusCode()).isEqualTo(404);
        assertThat(site.refusal("/figure/score-four.svg?moves=e5")).contains("e5");
        assertThat(site.get("/figure/score-four.svg?theme=pink").statusCode()).isEqualTo(400);
    }

    @Test
    void aLinkHasAPreviewAndAFrameOfItsHeight() {
        assertThat(site.body("/figure/card/1200/score-four.svg" + WON))
                .contains("Score four, after 7 balls", "Black wins", "<polyline");
        Page page = site.page("/score-four" + WON);
        assertThat(page.attribute("meta[property=og:image]", "content"))
                .contains("/figure/card/1200/score-four.png?moves=a1a2b1b2c1c3d1");
        assertThat(site.body(page.href("embed")))
                .contains("/embed/score-four?moves=a1a2b1b2c1c3d1");
    }
}
