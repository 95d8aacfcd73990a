package flipscope.web.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.step.EquationBuilder;
import flipscope.web.step.EquationView.SlotView;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** At rest a picture shows at most three kinds of mark; who presses it sees them all. */
@WithSite
class RestingMarksTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    /** Kinds of mark, each by the signs of which any may be drawn. */
    private static final List<List<String>> KINDS =
            List.of(
                    List.of("new"),
                    List.of("lost"),
                    List.of("wrap"),
                    List.of("carry", "borrow"),
                    List.of("meeting"),
                    List.of("origin"));

    private static Site site;

    private static Set<String> kinds(Element grid, String hidden) {
        Set<String> kinds = new TreeSet<>();
        for (Element marked : grid.select(".still .mark:not(" + hidden + ")")) {
            KINDS.stream()
                    .filter(kind -> kind.stream().anyMatch(marked::hasClass))
                    .forEach(kind -> kinds.add(kind.get(0)));
        }
        if (!grid.select(".still .m-fell").isEmpty()) {
            kinds.add("fell");
        }
        if (!grid.select(".c.answered, .c.parts, .c.took").isEmpty()) {
            kinds.add("outlined");
        }
        return kinds;
    }

    private static Element drawn(GridView view) {
        return Page.of(PageGrid.of(view, Crop.NAMED, false, false)).root().selectFirst("svg");
    }

    private static void showsFew(Element grid, String where) {
        assertThat(kinds(grid, ".pressed")).as(where).hasSizeLessThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void noStepShowsMoreThanThreeKinds(Technique technique) {
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = CATALOGUE.program().trace(technique.method(), arguments.values());
        Narrator narrator =
                new Narrators(Messages.english(), CATALOGUE.sources())
                        .of(trace, TraceContext.of(arguments));
        EquationBuilder equations = new EquationBuilder(narrator, false);
        for (Detail detail : Detail.values()) {
            for (Stop stop : Stops.of(trace, detail).list()) {
                for (SlotView slot : equations.of(stop, detail).slots()) {
                    showsFew(drawn(slot.grid()), technique.id() + " " + stop.step());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("flipscope.testkit.Share#lessons")
    void noPictureOfALessonDoes(String lesson) {
        Page page = site.page("/lessons/" + lesson);
        for (Element grid : page.root().select("svg.grid")) {
            showsFew(grid, lesson + ": " + grid.attr("aria-label"));
        }
    }

    @Test
    void whatIsNotSeenAtRestIsThereForWhoPresses() {
        Page page = site.page("/trace/reversi/mobility/carry?detail=operation&at=ripple");
        Element grid = page.root().selectFirst(".slot.result svg");
        assertThat(kinds(grid, ".pressed")).containsExactly("carry", "lost", "new");
        assertThat(kinds(grid, ".resting")).containsExactly("carry", "lost", "meeting", "new");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ripple", "start"})
    void aFigureShowsWhatIsSeenAtRest(String at) {
        String figure = site.body("/figure/trace/reversi/mobility/carry.svg?at=" + at);
        assertThat(figure).contains("<svg").doesNotContain("1+1");
    }
}
