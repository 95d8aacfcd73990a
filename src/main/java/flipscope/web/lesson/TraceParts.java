package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Run;
import flipscope.lesson.TraceBlock;
import flipscope.story.Moment;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.Link;
import flipscope.web.stepper.StoryboardBuilder;
import flipscope.web.view.lesson.BlockView;
import flipscope.web.view.lesson.StoryboardPartView;

/** Shows an algorithm as the row of its stages. */
final class TraceParts {
    private final Traces traces;
    private final Narrator narrator;
    private final Messages words;

    TraceParts(Traces traces, Narrator narrator) {
        this.traces = traces;
        this.narrator = narrator;
        this.words = narrator.messages();
    }

    /** The stages between the two steps that a block names. */
    StoryboardPartView storyboard(TraceBlock block) {
        Run run = block.run();
        Trace trace = traces.of(run.arguments());
        Link link = Places.page(run);
        int first = block.from().map(name -> Moment.of(name, trace).step()).orElse(0);
        int last =
                block.to()
                        .map(name -> Moment.of(name, trace).step())
                        .orElse(trace.steps().size() - 1);
        return new StoryboardPartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        link.toString(),
                        words.text("course.open.trace")),
                run.algorithm().title(),
                new StoryboardBuilder(trace, narrator, Scene.of(run.arguments()), link)
                        .frames(first, last));
    }
}
