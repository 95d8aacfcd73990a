package flipscope.web.lesson;

import flipscope.lesson.Run;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.story.Detail;
import flipscope.text.Messages;
import flipscope.web.figure.FigureView;
import flipscope.web.figure.Figures;
import flipscope.web.lesson.FigurePartView.NarrowView;
import flipscope.web.site.Link;
import flipscope.web.trace.request.StepOptions;
import java.util.Optional;

/** Shows steps and storyboards as pictures, in print also in place of frames. */
final class FigureParts {
    private final Figures figures;
    private final Messages words;

    FigureParts(Figures figures, Messages words) {
        this.figures = figures;
        this.words = words;
    }

    FigurePartView of(FigureBlock block) {
        return figure(block.name(), block.caption(), block.run(), block.at(), block.detail());
    }

    /** A stepper in print. */
    FigurePartView printed(TraceBlock block) {
        return figure(block.name(), block.caption(), block.run(), block.at(), block.detail());
    }

    private FigurePartView figure(
            String name, String caption, Run run, Optional<String> at, Detail detail) {
        Link page = FrameParts.step(run, at.orElse(FrameParts.FIRST), detail);
        FigureView figure = figures.of(FullPageLinks.request(run), at, StepOptions.at(detail));
        Link shown = at.isPresent() ? page : FullPageLinks.page(run);
        Link picture = shown.at("/figure" + page.path() + ".svg");
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
        FigureView figure = figures.narrow(FullPageLinks.request(run), at, StepOptions.at(detail));
        Link narrow = picture.with("narrow", "1");
        return new NarrowView(
                narrow.toString(),
                narrow.with("theme", "dark").toString(),
                figure.width(),
                figure.height());
    }
}
