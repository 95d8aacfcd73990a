package flipscope.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** A toy as a browser without scripts gets it, and the parts that a hand asks for. */
@WithSite(lessons = WithSite.TEACHING)
class LessonToyTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Site site;

    private static Page toy(String state) {
        return site.page(LESSON + "?toy=stops." + state).part("#stops");
    }

    private static String part(String address, String target) {
        return site.get(address, "HX-Request", "true", "HX-Target", target).body();
    }

    @Test
    void itsSquaresAndKnobsAreLinksToOtherStates() {
        Page toy = toy("36.2");
        assertThat(toy.texts(".said")).containsExactly("It stops on e.");
        assertThat(toy.attributes(".square", "href"))
                .hasSize(8)
                .startsWith(LESSON + "?toy=stops.b6.2#stops")
                .endsWith(LESSON + "?toy=stops.37.2#stops");
        assertThat(toy.attributes(".square[aria-pressed=true]", "aria-label"))
                .containsExactly("c, set", "d, set", "f, set", "g, set");
        assertThat(toy.attributes(".slide .without-scripts a", "href"))
                .containsExactly(
                        LESSON + "?toy=stops.36.4#stops", LESSON + "?toy=stops.36.1#stops");
        assertThat(toy.attribute(".again", "href")).isEqualTo(LESSON + "?toy=stops.36.2#stops");
    }

    @Test
    void whereTheGoalIsMetItSaysSo() {
        assertThat(toy("36.2").has("#stops.met")).isFalse();
        assertThat(toy("36.10").has("#stops.met")).isTrue();
        assertThat(toy("36.10").text(".truth")).startsWith("It stops on the first");
    }

    @Test
    void whatIsNoStateIsTheFirst() {
        for (String code : List.of("36.3", "nothing", "36", "36.2.2")) {
            assertThat(toy(code).text(".said")).as(code).isEqualTo("It stops on e.");
        }
    }

    @Test
    void itIsTheOneOnTheStageThatTheAddressNames() {
        Page page = site.page(LESSON + "?toy=stops.36.2");
        assertThat(page.count(".in-sight")).isEqualTo(1);
        assertThat(page.has("#stops.in-sight")).isTrue();
        assertThat(site.page(LESSON).has("#stops.in-sight")).isFalse();
    }

    @Test
    void aPressIsAPartWithTheToyAlone() {
        Page part = Page.of(part(LESSON + "?toy=stops.b6.2", "stops"));
        assertThat(part.has("#stops")).isTrue();
        assertThat(part.has("#sideways, h1, template")).isFalse();
    }

    /** Whatever the hand passes is what a page of that address shows. */
    @Test
    void theWayOfAKnobIsOnePartWithEveryStateAlongIt() {
        Page way = Page.of(part(LESSON + "?toy=stops.76.2", "stops-start-way"));
        assertThat(way.has("figure, input")).isFalse();
        assertThat(way.attributes("template", "data-at"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "7");
        String html = part(LESSON + "?toy=stops.76.2", "stops-start-way");
        for (Element each : Jsoup.parse(html).select("template")) {
            Page whole =
                    site.page(each.selectFirst("a[data-part=address]").attr("href").split("#")[0])
                            .part("#stops");
            Page state = Page.of(each.html());
            assertThat(state.text("[data-part=said]")).isEqualTo(whole.text(".said"));
            assertThat(state.text("[data-part=line]")).isEqualTo(whole.text(".line code"));
            assertThat(state.texts(".strip")).isEqualTo(whole.texts(".strip"));
            assertThat(state.attributes(".strip > *", "class"))
                    .isEqualTo(whole.attributes(".strip > *", "class"));
            assertThat(each.hasAttr("data-met")).isEqualTo(whole.has("#stops.met"));
            assertThat(state.attribute("[data-part=open]", "href"))
                    .isEqualTo(whole.attribute("figcaption .open", "href"));
            assertThat(state.attribute("[data-part=embed-link]", "href"))
                    .isEqualTo(whole.attribute("figcaption .embed-link", "href"));
        }
    }

    @Test
    void itStandsAloneInAFrameAndStaysThere() {
        Page frame = site.page("/embed" + LESSON + "?toy=stops.36.2&only=1");
        assertThat(frame.count(".block")).isEqualTo(1);
        assertThat(frame.has(".lesson-bar, .lesson-head, .lesson-foot")).isFalse();
        assertThat(frame.attributes("#stops .square", "href"))
                .hasSize(8)
                .allMatch(
                        each ->
                                each.startsWith("/embed" + LESSON + "?")
                                        && each.contains("only=1"));
        Page way = Page.of(part("/embed" + LESSON + "?toy=stops.36.2&only=1", "stops-start-way"));
        assertThat(way.attributes("a[data-part=address]", "href"))
                .hasSize(8)
                .allMatch(each -> each.startsWith("/embed" + LESSON + "?"));
        assertThat(site.page(LESSON + "?toy=stops.36.2").attribute("#stops .embed-link", "href"))
                .contains("only");
    }

    @Test
    void aToyOfBoardsHasOneToPressAndOneToLookAt() {
        Page toy = site.page(LESSON + "?toy=sideways.18.1").part("#sideways");
        assertThat(toy.texts(".toy-board figcaption")).containsExactly("set", "moved");
        assertThat(toy.attributes("a.square", "aria-label"))
                .as("three are free")
                .containsExactly("d8, set", "e8, set", "f8, clear");
        assertThat(toy.attribute("svg.grid", "aria-label")).contains("c8, d8");
        assertThat(toy.text(".said")).isEqualTo("The discs are on c8, d8.");
    }
}
