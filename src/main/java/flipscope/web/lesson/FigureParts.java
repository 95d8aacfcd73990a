package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.FigureBlock;
import flipscope.lesson.PredictBlock;
import flipscope.lesson.Run;
import flipscope.lesson.TraceBlock;
import flipscope.story.Detail;
import flipscope.story.Moment;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.Link;
import flipscope.web.figure.Figures;
import flipscope.web.stepper.Look;
import flipscope.web.view.FigureView;
import flipscope.web.view.lesson.BlockView;
import flipscope.web.view.lesson.FigurePartView;
import flipscope.web.view.lesson.FigurePartView.NarrowView;
import java.util.Optional;

/** Shows steps and storyboards as pictures; on paper, also what else would stand in a frame. */
final class FigureParts {
    private final Figures figures;
    private final Traces traces;
    private final Messages words;

    FigureParts(Figures figures, Traces traces, Messages words) {
        this.figures = figures;
        this.traces = traces;
        this.words = words;
    }

    /** What a block shows. */
    FigurePartView of(FigureBlock block) {
        return figure(block.name(), block.caption(), block.run(), block.at(), block.detail());
    }

    /** A stepper, on paper. */
    FigurePartView printed(TraceBlock block) {
        return figure(block.name(), block.caption(), block.run(), block.at(), block.detail());
    }

    /** A question, on paper: the step before the one that is asked for. */
    FigurePartView printed(PredictBlock block) {
        Trace trace = traces.of(block.run().arguments());
        int asked = Moment.of(block.at(), trace).step();
        Stops stops = Stops.around(trace, block.detail(), asked);
        int before = Math.max(0, stops.indexOf(asked) - 1);
        Stop stop = stops.list().get(before);
        Optional<String> at = Optional.of(Moment.name(trace, stop.step()));
        return figure(block.name(), block.caption(), block.run(), at, block.detail());
    }

    private FigurePartView figure(
            String name, String caption, Run run, Optional<String> at, Detail detail) {
        Link page = at.map(step -> FrameParts.step(run, step, detail)).orElse(Places.page(run));
        FigureView figure = figures.of(Places.subject(run), at, Look.at(detail));
        Link picture = page.at("/figure" + page.path() + ".svg");
        return new FigurePartView(
                new BlockView(name, caption, page.toString(), words.text("course.open.trace")),
                picture.toString(),
                picture.with("theme", "dark").toString(),
                figure.width(),
                figure.height(),
                at.map(step -> narrow(picture, run, step, detail)).orElse(null),
                figure.title() + ". " + figure.description());
    }

    private NarrowView narrow(Link picture, Run run, String at, Detail detail) {
        FigureView figure = figures.narrow(Places.subject(run), at, Look.at(detail));
        Link narrow = picture.with("narrow", "1");
        return new NarrowView(
                narrow.toString(),
                narrow.with("theme", "dark").toString(),
                figure.width(),
                figure.height());
    }
}
