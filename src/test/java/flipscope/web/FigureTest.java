package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Figures as other programs get them. After a change that is meant, write the golden files anew
 * with {@code mvn test -Dtest=FigureTest -Dgolden.update=true} and look at their difference.
 */
class FigureTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/figure");

    /** Elements and attributes that every program which shows an SVG understands. */
    private static final Set<String> TAGS =
            Set.of("svg", "title", "desc", "g", "rect", "circle", "path", "text", "line");

    /** What programs other than browsers pass over, or what would ask for something else. */
    private static final Set<String> NEVER =
            Set.of("class", "style", "id", "href", "src", "onload", "paint-order", "data-s");

    /** As the web's rules for accessibility have it for text. */
    private static final double READABLE = 4.5;

    private static Site site;

    @BeforeAll
    static void start() {
        site = new Site();
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    static List<String> algorithms() {
        return Catalogue.load().algorithms().stream().map(Algorithm::id).toList();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyStoryboardStandsAlone(String id) {
        standsAlone(figure(id + ".svg"));
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyKindOfStepStandsAlone(String id) {
        for (int at = 0; at < 60; at += 5) {
            standsAlone(figure(id + ".svg?at=" + at + "&numbers=" + (at % 2 == 0 ? "1" : "")));
        }
        standsAlone(figure(id + ".svg?at=99999&detail=stage"));
        standsAlone(figure(id + ".svg?at=99999&detail=statement"));
    }

    private static void standsAlone(String svg) {
        Document document = parse(svg);
        Element root = document.getDocumentElement();
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(root.getFirstChild().getNodeName()).isEqualTo("title");
        assertThat(root.getFirstChild().getTextContent()).isNotBlank();
        assertThat(root.getFirstChild().getNextSibling().getNodeName()).isEqualTo("desc");
        assertThat(root.getFirstChild().getNextSibling().getTextContent()).isNotBlank();
        for (Element element : elements(document)) {
            assertThat(element.getTagName()).isIn(TAGS);
            assertThat(attributes(element)).doesNotContainAnyElementsOf(NEVER);
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
                "reversi/mobility/halves.svg?at=20",
                "scorefour/reach.svg?at=3",
                "bits/carry-run.svg?at=2",
                "reversi/mobility/mini.svg?at=3"
            })
    void setBitsAreDarkAndClearOnesLightWithoutAnyColour(String figure) {
        Set<String> set = new TreeSet<>();
        Set<String> clear = new TreeSet<>();
        for (Element cell : cells(figure(figure))) {
            (cell.getTextContent().equals("1") ? set : clear).add(fill(cell));
        }
        assertThat(set).isNotEmpty();
        assertThat(clear).isNotEmpty();
        for (String dark : set) {
            assertThat(clear)
                    .allSatisfy(light -> assertThat(contrast(dark, light)).isGreaterThan(READABLE));
            assertThat(contrast(dark, "#ffffff")).as("the digit in it").isGreaterThan(READABLE);
        }
    }

    @Test
    void aStepIsDrawnWithItsSentenceItsOperatorAndItsNames() {
        String svg = figure("reversi/mobility/left.svg?at=run");
        assertThat(texts(svg))
                .contains("Legal moves to the left", "&", "=", "beside", "passable", "run")
                .contains("run = beside & passable");
        String sentence = String.join(" ", texts(svg));
        assertThat(sentence).contains("White");
        assertThat(texts(figure("reversi/mobility/left.svg?at=beside"))).contains("<<", "←");
    }

    @Test
    void aFigureTakesTheParametersOfItsPage() {
        assertThat(figure("reversi/flips/loop.svg?moves=f5d6c3&ply=2&side=both&move=c3"))
                .contains("move=c3");
        assertThat(figure("bits/place.txt?x=2&y=2")).contains("x=2", "y=2", "3 . . 1 . . . . .");
        assertThat(texts(figure("reversi/mobility/left.svg?at=run&numbers=1"))).contains("63", "0");
        assertThat(figure("reversi/mobility/left.txt?at=run&detail=stage")).contains("stage ");
    }

    @Test
    void onATelephoneTheResultStandsBelow() {
        String wide = figure("reversi/mobility/left.svg?at=run");
        String narrow = figure("reversi/mobility/left.svg?at=run&narrow=1");
        standsAlone(narrow);
        assertThat(texts(narrow)).contains("beside", "passable", "run", "&", "=");
        assertThat(width(wide)).isGreaterThan(800);
        assertThat(width(narrow)).isLessThan(480);
        assertThat(place(wide, "run", "y")).isEqualTo(place(wide, "beside", "y"));
        assertThat(place(narrow, "run", "y")).isGreaterThan(place(narrow, "beside", "y") + 150);
        assertThat(figure("bits/place.svg?at=before&narrow=1")).contains("width=\"400\"");
    }

    private static double width(String svg) {
        return Double.parseDouble(parse(svg).getDocumentElement().getAttribute("width"));
    }

    private static double place(String svg, String text, String coordinate) {
        return elements(parse(svg)).stream()
                .filter(each -> each.getTagName().equals("text"))
                .filter(each -> each.getTextContent().equals(text))
                .mapToDouble(each -> Double.parseDouble(each.getAttribute(coordinate)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void byNightAFigureIsLightOnDarkAndWhiteDiscsStayWhite() {
        String day = figure("reversi/mobility/left.svg?at=beside");
        String night = figure("reversi/mobility/left.svg?at=beside&theme=dark");
        standsAlone(night);
        assertThat(day).contains("fill=\"#fff\"", "stroke=\"#fff\"");
        assertThat(night).doesNotContain("fill=\"#fff\"").contains("stroke=\"#fff\"");
        assertThat(figure("reversi/mobility/left.svg?at=beside&theme=light")).isEqualTo(day);
        assertThat(get("reversi/mobility/left.svg?theme=pink", "*/*").statusCode()).isEqualTo(400);
    }

    @Test
    void changedCodeIsDrawnAndPrintedAsItRuns() {
        String change = "edit=Mobility.left.6%3A-1L";
        assertThat(figure("reversi/mobility/left.txt?at=passable&" + change))
                .contains("passable = opponent & -1L", "edit=Mobility.left.6:-1L");
        assertThat(site.get("/trace/reversi/mobility/left?print=1&" + change).body())
                .contains("passable = opponent &amp; -1L");
        assertThat(get("reversi/mobility/left.svg?edit=nonsense", "*/*").statusCode())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "left.txt, reversi/mobility/left.txt",
        "ripple.txt, reversi/mobility/carry.txt?at=ripple",
        "shift-half.txt, reversi/mobility/halves.txt?at=4",
        "lanes.txt, popcount/stages.txt?at=pairs",
        "cube.txt, scorefour/reach.txt?at=3",
        "call.txt, reversi/mobility/shifts.txt?at=0",
        "carry-run.svg, bits/carry-run.svg?at=2",
        "lines.svg, tictactoe/lines.svg?at=1"
    })
    void figuresAreHeldFast(String golden, String figure) throws IOException {
        Path file = GOLDEN.resolve(golden);
        String text = figure(figure);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyTextFitsAPage(String id) {
        for (String at : List.of("", "?at=0", "?at=5", "?at=11")) {
            assertThat(figure(id + ".txt" + at).lines())
                    .as(id + at)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
        }
    }

    @Test
    void figuresAreKeptAndMayBeShownAnywhere() {
        HttpResponse<String> svg = get("reversi/mobility/left.svg", "*/*");
        assertThat(header(svg, "Content-Type")).isEqualTo("image/svg+xml; charset=utf-8");
        assertThat(header(svg, "Cache-Control")).startsWith("public, max-age=");
        assertThat(header(svg, "Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(header(svg, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
        assertThat(header(svg, "Content-Security-Policy"))
                .startsWith("default-src 'none'")
                .doesNotContain("unsafe-inline");
        HttpResponse<String> again =
                site.get(
                        "/figure/trace/reversi/mobility/left.svg",
                        "If-None-Match",
                        header(svg, "ETag"));
        assertThat(again.statusCode()).isEqualTo(304);
        HttpResponse<String> txt = get("reversi/mobility/left.txt", "*/*");
        assertThat(header(txt, "Content-Type")).isEqualTo("text/plain;charset=utf-8");
    }

    @ParameterizedTest
    @CsvSource({
        "reversi/mobility/cary.svg, 404, did you mean “reversi/mobility/carry”",
        "reversi/mobility/carry.gif, 404, 'its address ends in .svg, .png or .txt'",
        "reversi/mobility/carry, 404, 'its address ends in .svg, .png or .txt'",
        "reversi/flips/loop.svg?move=z9, 400, move: ",
        "reversi/mobility/left.txt?position=nonsense, 400, position: ",
        "reversi/mobility/left.svg?at=1&detail=atom, 400, detail: "
    })
    void whatIsWrongIsSaidInTheFormThatWasAskedFor(String figure, int status, String said) {
        HttpResponse<String> text = get(figure, "image/svg+xml,image/*");
        assertThat(text.statusCode()).isEqualTo(status);
        assertThat(header(text, "Content-Type")).startsWith("text/plain");
        assertThat(text.body()).contains(said).doesNotContain("<");

        HttpResponse<String> page = get(figure, "text/html,*/*");
        assertThat(page.statusCode()).isEqualTo(status);
        assertThat(page.body()).contains("<!doctype html>");

        HttpResponse<String> json = get(figure, "application/json");
        assertThat(json.statusCode()).isEqualTo(status);
        assertThat(json.body()).startsWith("{\"error\":");
    }

    private static HttpResponse<String> get(String figure, String accept) {
        return site.get("/figure/trace/" + figure, "Accept", accept);
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static String figure(String figure) {
        HttpResponse<String> answer = get(figure, "*/*");
        assertThat(answer.statusCode()).as(figure).isEqualTo(200);
        return answer.body();
    }

    private static Document parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new AssertionError(svg, e);
        }
    }

    private static List<Element> elements(Document document) {
        NodeList all = document.getElementsByTagName("*");
        List<Element> elements = new ArrayList<>();
        for (int index = 0; index < all.getLength(); index++) {
            elements.add((Element) all.item(index));
        }
        return elements;
    }

    private static List<String> attributes(Element element) {
        List<String> names = new ArrayList<>();
        for (int index = 0; index < element.getAttributes().getLength(); index++) {
            names.add(element.getAttributes().item(index).getNodeName());
        }
        return names;
    }

    /** The groups that are a cell each: a square with what is written in it. */
    private static List<Element> cells(String svg) {
        return elements(parse(svg)).stream()
                .filter(each -> each.getTagName().equals("g"))
                .filter(each -> each.getFirstChild() instanceof Element first && isCell(first))
                .toList();
    }

    private static boolean isCell(Element first) {
        return first.getTagName().equals("rect") && first.getAttribute("width").equals("22");
    }

    private static String fill(Element cell) {
        return ((Element) cell.getFirstChild()).getAttribute("fill");
    }

    private static List<String> texts(String svg) {
        return elements(parse(svg)).stream()
                .filter(each -> each.getTagName().equals("text"))
                .map(Element::getTextContent)
                .toList();
    }

    private static double contrast(String one, String other) {
        double first = luminance(one) + 0.05;
        double second = luminance(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    /** How light a colour is: what is left of it in black and white. */
    private static double luminance(String colour) {
        List<Double> channels =
                Pattern.compile("[0-9a-f]{2}")
                        .matcher(colour)
                        .results()
                        .map(MatchResult::group)
                        .map(hex -> linear(Integer.parseInt(hex, 16) / 255.0))
                        .toList();
        return 0.2126 * channels.get(0) + 0.7152 * channels.get(1) + 0.0722 * channels.get(2);
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
