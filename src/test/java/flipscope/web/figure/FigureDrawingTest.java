package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Contrast;
import flipscope.web.Site;
import flipscope.web.Svg;
import flipscope.web.WithSite;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** What is drawn in a figure, and that every program that shows an SVG can draw it. */
@WithSite
class FigureDrawingTest {
    private static final String FIGURES = "/figure/trace/";

    /** Elements and attributes that every program which shows an SVG understands. */
    private static final Set<String> TAGS =
            Set.of("svg", "title", "desc", "g", "rect", "circle", "path", "text", "line");

    /** What programs other than browsers pass over, or what would ask for something else. */
    private static final Set<String> NEVER =
            Set.of("class", "style", "id", "href", "src", "onload", "paint-order", "data-s");

    /** As the web's rules for accessibility have it for text. */
    private static final double READABLE = 4.5;

    private static Site site;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void everyStoryboardStandsAlone(String id) {
        standsAlone(figure(id + ".svg"));
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void everyKindOfStepStandsAlone(String id) {
        int steps = site.json("/api/trace/" + id).get("steps").size();
        for (int at = 0; at < Math.min(60, steps); at += 5) {
            standsAlone(figure(id + ".svg?at=" + at + "&numbers=" + (at % 2 == 0 ? "1" : "")));
        }
        standsAlone(figure(id + ".svg?at=return&detail=stage"));
        standsAlone(figure(id + ".svg?at=return&detail=statement"));
    }

    private static void standsAlone(String svg) {
        Svg picture = Svg.of(svg);
        Element root = picture.root();
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(root.getFirstChild().getNodeName()).isEqualTo("title");
        assertThat(root.getFirstChild().getTextContent()).isNotBlank();
        assertThat(root.getFirstChild().getNextSibling().getNodeName()).isEqualTo("desc");
        assertThat(root.getFirstChild().getNextSibling().getTextContent()).isNotBlank();
        for (Element element : picture.elements()) {
            assertThat(element.getTagName()).isIn(TAGS);
            assertThat(Svg.attributes(element)).doesNotContainAnyElementsOf(NEVER);
            assertThat(element.getAttribute("font-family")).doesNotContain("url(");
            if (element.getTagName().equals("path")) {
                assertThat(element.hasAttribute("fill") || element.hasAttribute("stroke"))
                        .as(
                                "the stylesheets of figures dress a path: %s",
                                element.getAttribute("d"))
                        .isTrue();
            }
        }
        assertThat(svg).doesNotContain("var(", "light-dark", "null", "@import");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi/mobility/carry.svg?at=ripple",
                "reversi/mobility/halves.svg?at=fromBelow",
                "scorefour/reach.svg?at=3",
                "bits/carry-run.svg?at=2",
                "reversi/mobility/mini.svg?at=3"
            })
    void setBitsAreDarkAndClearOnesLightWithoutAnyColour(String figure) {
        List<Element> squares = drawn(figure).squares();
        String light = Svg.fill(squares.get(0));
        Set<String> others = new TreeSet<>();
        squares.forEach(each -> others.add(Svg.fill(each)));
        others.remove(light);
        assertThat(others).as("the grounds come first, then the bits").hasSize(1);
        String dark = others.iterator().next();
        assertThat(Contrast.of(dark, light)).isGreaterThan(READABLE);
        assertThat(Contrast.of(dark, "#ffffff")).as("the digit in it").isGreaterThan(READABLE);
    }

    @Test
    void aStepIsDrawnWithItsSentenceItsOperatorAndItsNames() {
        List<String> texts = drawn("reversi/mobility/left.svg?at=run").texts();
        assertThat(texts)
                .contains("Legal moves found by moving left", "&", "=", "beside", "passable", "run")
                .contains("run = beside & passable");
        assertThat(String.join(" ", texts)).contains("White");
        assertThat(drawn("reversi/mobility/left.svg?at=beside").texts()).contains("<<", "←");
    }

    @Test
    void aDiscOnABitIsStillADisc() {
        String svg = figure("reversi/mobility/left.svg?at=beside");
        String own =
                svg.substring(
                        svg.indexOf("M33 15h20"), svg.indexOf("<text", svg.indexOf("M33 15h20")));
        assertThat(own).contains("M129 39h20v20h-20z").contains("M131 49a8 8 0 1 0 16 0");
    }

    @Test
    void onATelephoneTheResultStandsBelow() {
        standsAlone(figure("reversi/mobility/left.svg?at=run&narrow=1"));
        Svg wide = drawn("reversi/mobility/left.svg?at=run");
        Svg narrow = drawn("reversi/mobility/left.svg?at=run&narrow=1");
        assertThat(narrow.texts()).contains("beside", "passable", "run", "&", "=");
        assertThat(wide.width()).isGreaterThan(800);
        assertThat(narrow.width()).isLessThan(480);
        assertThat(wide.top("run")).isEqualTo(wide.top("beside"));
        assertThat(narrow.top("run")).isGreaterThan(narrow.top("beside") + 150);
        assertThat(figure("bits/place.svg?at=before&narrow=1")).contains("width=\"400\"");
    }

    @Test
    void byNightAFigureIsLightOnDarkAndWhiteDiscsAreLight() {
        String day = figure("reversi/mobility/left.svg?at=beside");
        String night = figure("reversi/mobility/left.svg?at=beside&theme=dark");
        standsAlone(night);
        assertThat(day).contains("fill=\"#ffffff\"", "fill=\"#fff\"");
        assertThat(night).doesNotContain("fill=\"#ffffff\"").contains("fill=\"#aab2ba\"");
        assertThat(figure("reversi/mobility/left.svg?at=beside&theme=light")).isEqualTo(day);
        assertThat(site.get(FIGURES + "reversi/mobility/left.svg?theme=pink").statusCode())
                .isEqualTo(400);
    }

    private static String figure(String figure) {
        return site.body(FIGURES + figure);
    }

    private static Svg drawn(String figure) {
        return Svg.of(figure(figure));
    }
}
