package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.Share;
import flipscope.web.Site;
import flipscope.web.Svg;
import flipscope.web.WithSite;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Figures that move: first the operand, at last the result, and nothing that needs a script. */
@WithSite
class MovingFigureTest {
    private static final Pattern SQUARE =
            Pattern.compile("([Mm])(-?[\\d.]+) (-?[\\d.]+)h20v(20|4)h-20z");
    private static final String BIT = "#6b4fb3";
    private static final String GROUND = "#ededf1";

    private static Site site;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void itBeginsWithTheFirstOperandAndEndsWithTheResult(String id) {
        int last = steps(id);
        for (int at = 0; at < last; at += Math.max(1, last / Share.of(12, 40))) {
            String address = "/figure/trace/" + id + ".svg?at=" + at + "&moving=1";
            check(address, Svg.of(site.body(address)));
        }
    }

    private static int steps(String id) {
        Matcher count =
                Pattern.compile("step \\d+ of (\\d+)")
                        .matcher(site.get("/figure/trace/" + id + ".txt?at=0").body());
        assertThat(count.find()).as(id).isTrue();
        return Integer.parseInt(count.group(1));
    }

    private static void check(String address, Svg svg) {
        assertThat(svg.elements())
                .extracting(Element::getTagName)
                .doesNotContain("script", "style", "set");
        List<Element> pictures = children(svg.root(), "g");
        for (Element picture : pictures) {
            for (Element stage : stages(picture)) {
                Set<String> grounds = squares(picture, GROUND, 0);
                Set<String> result = squares(picture, BIT, 1);
                assertThat(retained(squares(stage, BIT, 1), grounds))
                        .as("the end of %s", address)
                        .isEqualTo(result);
                if (squares(pictures.get(0), GROUND, 0).equals(grounds)) {
                    assertThat(retained(squares(stage, BIT, 0), grounds))
                            .as("the beginning of %s", address)
                            .isEqualTo(squares(pictures.get(0), BIT, 0));
                    assertThat(squares(picture, BIT, 0)).as("the still at first").isEmpty();
                }
            }
        }
    }

    private static List<Element> children(Element parent, String tag) {
        List<Element> children = new ArrayList<>();
        for (Node each = parent.getFirstChild(); each != null; each = each.getNextSibling()) {
            if (each instanceof Element child && child.getTagName().equals(tag)) {
                children.add(child);
            }
        }
        return children;
    }

    /** Where bits move; values without cells have none. */
    private static List<Element> stages(Element picture) {
        boolean cells = !squares(picture, GROUND, 0).isEmpty();
        List<Element> hidden =
                children(picture, "g").stream().filter(MovingFigureTest::isStage).toList();
        return hidden.stream().skip(1).filter(each -> cells && !makesWay(each)).toList();
    }

    /** A value that has no cells in common with the result only makes way for the still picture. */
    private static boolean makesWay(Element stage) {
        List<Element> layers =
                children(stage, "svg").stream()
                        .flatMap(frame -> children(frame, "g").stream())
                        .toList();
        return layers.size() == 1 && value(layers.get(0), "opacity", "1", 1).equals("0");
    }

    /** The squares of a colour that can be seen; what is on the stage counts for the stage. */
    private static Set<String> squares(Element group, String colour, int end) {
        Set<String> squares = new TreeSet<>();
        add(group, colour, end, 0, 0, squares);
        return squares;
    }

    private static void add(
            Element group, String colour, int end, double x, double y, Set<String> squares) {
        Matcher square = SQUARE.matcher(group.getAttribute("d"));
        double left = 0;
        double top = 0;
        while (group.getAttribute("fill").equals(colour) && square.find()) {
            boolean onward = square.group(1).equals("m");
            left = Double.parseDouble(square.group(2)) + (onward ? left : x);
            top = Double.parseDouble(square.group(3)) + (onward ? top : y);
            squares.add(left + " " + top);
        }
        for (String tag : List.of("g", "svg", "path")) {
            for (Element child : children(group, tag)) {
                String[] way = value(child, "translate", "0 0", end).split(" ");
                boolean seen = Double.parseDouble(value(child, "opacity", "1", end)) > 0;
                if (seen && !isStage(child)) {
                    add(
                            child,
                            colour,
                            end,
                            x + Double.parseDouble(way[0]),
                            y + Double.parseDouble(way[1]),
                            squares);
                }
            }
        }
    }

    private static boolean isStage(Element group) {
        return group.getAttribute("opacity").equals("0");
    }

    /** The first or the last value of what is animated. */
    private static String value(Element group, String what, String missing, int end) {
        for (String tag : List.of("animate", "animateTransform")) {
            for (Element track : children(group, tag)) {
                String[] values = track.getAttribute("values").split(";");
                String[] times = track.getAttribute("keyTimes").split(";");
                assertThat(times).hasSameSizeAs(values).isSortedAccordingTo(MovingFigureTest::time);
                if (track.getAttribute("attributeName").equals(what)
                        || track.getAttribute("type").equals(what)) {
                    return values[end == 0 ? 0 : values.length - 1];
                }
            }
        }
        return missing;
    }

    private static int time(String one, String other) {
        return Double.compare(Double.parseDouble(one), Double.parseDouble(other));
    }

    /** What the frame lets through. */
    private static Set<String> retained(Set<String> squares, Set<String> grounds) {
        Set<String> seen = new TreeSet<>(squares);
        seen.retainAll(grounds);
        return seen;
    }

    @Test
    void withoutAnimationItIsTheStillPicture() {
        String address = "/figure/trace/reversi/mobility/carry.svg?at=ripple";
        Svg still = Svg.of(site.get(address).body());
        Svg moving = Svg.of(site.get(address + "&moving=1").body());
        assertThat(shown(moving.root())).isEqualTo(shown(still.root()));
        assertThat(moving.elements()).hasSizeGreaterThan(still.elements().size() + 50);
    }

    /** What a reader draws that knows no animation. */
    private static List<String> shown(Element group) {
        List<String> paths = new ArrayList<>();
        for (String tag : List.of("g", "path")) {
            for (Element child : children(group, tag)) {
                if (!isStage(child)) {
                    paths.add(child.getAttribute("d"));
                    paths.addAll(shown(child));
                }
            }
        }
        paths.removeIf(String::isEmpty);
        return paths.stream().sorted().toList();
    }

    @Test
    void theLinksOfAChainKeepOneClock() {
        String chain = "/figure/trace/reversi/mobility/left.svg?at=run&detail=stage&moving=1";
        List<String> lengths =
                Svg.of(site.get(chain).body()).elements().stream()
                        .filter(each -> each.hasAttribute("dur"))
                        .map(each -> each.getAttribute("dur"))
                        .toList();
        assertThat(lengths).hasSizeGreaterThan(10);
        assertThat(lengths.stream().distinct()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {".png", ".txt"})
    void onlySvgMoves(String form) {
        String answer =
                site.refusal("/figure/trace/reversi/mobility/left" + form + "?at=run&moving=1");
        assertThat(answer).contains("moving: only a picture that ends in .svg can move");
    }

    @Test
    void whatMovesIsOfferedFirstWhereAStepIsShared() {
        String page = "/trace/reversi/mobility/left?at=";
        assertThat(site.get(page + "run").body())
                .containsSubsequence("id=\"save-moving\"", "id=\"share-link\"", "id=\"figure-svg\"")
                .containsPattern("id=\"save-moving\"[^>]*left\\.svg[^\"]*at=run[^\"]*moving=1");
        assertThat(site.get("/trace/reversi/mobility/left").body()).doesNotContain("save-moving");
    }
}
