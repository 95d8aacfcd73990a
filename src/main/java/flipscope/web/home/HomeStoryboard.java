package flipscope.web.home;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.GridView;
import flipscope.web.site.Link;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView.FrameView;

import java.util.List;

/**
 * The four pictures of the home page: how a computer finds a legal move from the start position.
 * Pictures and squares come from the trace of a real algorithm; only the words are written for this
 * page.
 */
public final class HomeStoryboard {
    private static final String ALGORITHM = "reversi/mobility/left";

    /** A technique that readers may be looking for. */
    private static final String FAMOUS = "reversi/mobility/carry";

    private final Messages words;
    private final Trace trace;
    private final StoryboardBuilder builder;
    private final Link link;
    private final LessonLinks lessons;
    private final Technique famous;

    public HomeStoryboard(TraceSite site) {
        Catalogue catalogue = site.catalogue();
        Technique algorithm = catalogue.find(ALGORITHM).orElseThrow();
        var arguments = algorithm.bind(ChosenInputs.of(Position.START));
        this.words = site.pages().words();
        this.lessons = site.lessons();
        this.famous = catalogue.find(FAMOUS).orElseThrow();
        this.trace = site.traces().of(arguments);
        this.link = Link.to("/trace/" + ALGORITHM).with(arguments.query());
        this.builder =
                new StoryboardBuilder(trace, site.narrator(), TraceContext.of(arguments), link);
    }

    /** The full page of the algorithm. */
    public Link page() {
        return link;
    }

    /** The same as text. */
    public String url() {
        return link.toString();
    }

    /** The lessons for beginners. */
    public List<PinView> lessons() {
        return lessons.beginnings(famous);
    }

    /** The legal moves in the last picture. */
    public long found() {
        return assigned("legal");
    }

    /** The pictures from left to right. */
    public List<FrameView> frames() {
        Input own = trace.inputs().get(0);
        long kept = assigned("run");
        long dropped = assigned("beside") & ~kept;
        return List.of(
                frame(1, builder.picture(own.name(), own.value(), own.view()), link.toString()),
                frame(2, "beside"),
                frame(3, "run", Squares.names(kept), Squares.names(dropped)),
                frame(4, "legal", Squares.names(found())));
    }

    private FrameView frame(int number, String variable, Object... squares) {
        Step step = step(variable);
        return frame(number, builder.picture(step), builder.url(step.index()), squares);
    }

    private FrameView frame(int number, GridView picture, String url, Object... squares) {
        String key = "home.frame." + number;
        return new FrameView(
                String.valueOf(number),
                words.text(key + ".title"),
                picture,
                words.text(key, squares),
                url);
    }

    private Step step(String variable) {
        return trace.steps().get(StepReference.of(variable, trace).step());
    }

    private long assigned(String variable) {
        Word value = step(variable).assigned();
        return value.bits();
    }
}
