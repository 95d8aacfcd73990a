package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Run;
import flipscope.lesson.read.TraceBlock;
import flipscope.story.Narrators;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import flipscope.web.trace.overview.StoryboardBuilder;

/** Shows the stages of an algorithm. */
final class TraceParts {
    private final Traces traces;
    private final Narrators narrators;
    private final Messages words;

    TraceParts(Traces traces, Narrators narrators) {
        this.traces = traces;
        this.narrators = narrators;
        this.words = narrators.messages();
    }

    /** The stages between the two steps that the block names. */
    StoryboardPartView storyboard(TraceBlock block) {
        Run run = block.run();
        Trace trace = traces.of(run.arguments());
        Link link = FullPageLinks.page(run);
        int first = block.from().map(name -> StepReference.of(name, trace).step()).orElse(0);
        int last =
                block.to()
                        .map(name -> StepReference.of(name, trace).step())
                        .orElse(trace.steps().size() - 1);
        Link step = FrameParts.step(run, block.from().orElse(FrameParts.FIRST), block.detail());
        return new StoryboardPartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        step.toString(),
                        words.text("course.open.trace")),
                run.technique().title(),
                new StoryboardBuilder(narrators.of(trace, TraceContext.of(run.arguments())), link)
                        .frames(first, last));
    }
}
