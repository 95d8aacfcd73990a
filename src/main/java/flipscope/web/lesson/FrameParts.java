package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Trace;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Link;

/** Shows steppers, questions and games in frames. Each has a static replacement for print. */
final class FrameParts {
    static final String FIRST = "0";

    private final Traces traces;
    private final Messages words;

    FrameParts(Traces traces, Messages words) {
        this.traces = traces;
        this.words = words;
    }

    /** A stepper of an algorithm. */
    FramePartView stepper(TraceBlock block, PartView paper) {
        String at = block.at().or(block::from).orElse(FIRST);
        Link page = step(block.run(), at, block.detail());
        Link frame =
                EmbedAddress.of(page)
                        .with("from", block.from().orElse(""))
                        .with("to", block.to().orElse(""))
                        .with("controls", Slug.of(block.controls()))
                        .with("code", Slug.of(block.code()));
        return new FramePartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        page.toString(),
                        words.text("course.open.trace")),
                "stepping",
                frame.toString(),
                words.text("course.frame.trace", block.run().technique().title()),
                Kind.TRACE.height(),
                paper);
    }

    /** A step to predict. The frame itself links to its page. */
    FramePartView question(PredictBlock block, PartView paper) {
        Link page = step(block.run(), block.at(), block.detail()).with("predict", "1");
        return new FramePartView(
                new BlockView(block.name(), block.caption(), page.toString(), ""),
                "asking asks-" + shape(block),
                EmbedAddress.of(page).toString(),
                words.text("course.frame.predict", block.run().technique().title()),
                Kind.TRACE.height(),
                paper);
    }

    /** A position to play. */
    FramePartView game(BoardBlock block, PartView paper) {
        Link page = BoardParts.page(block);
        return new FramePartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        page.toString(),
                        words.text("course.open.play")),
                "game",
                EmbedAddress.of(page).toString(),
                words.text("course.frame.play"),
                Kind.PLAY.height(),
                paper);
    }

    /** The kind of answer: {@code board}, {@code number}. */
    private String shape(PredictBlock block) {
        Trace trace = traces.of(block.run().arguments());
        int step = StepReference.of(block.at(), trace).step();
        return Slug.of(trace.steps().get(step).site().resultView().shape());
    }

    /** The page of a step. */
    static Link step(Run run, String at, Detail detail) {
        return FullPageLinks.page(run).with("at", at).with("detail", detail.code());
    }
}
