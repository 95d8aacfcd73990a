package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.PredictBlock;
import flipscope.lesson.Run;
import flipscope.web.trace.predict.PaperQuestions;

/** Shows on paper what is asked in a frame, so that it can be answered with a pencil. */
final class PaperParts {
    private final PaperQuestions questions;
    private final Traces traces;

    PaperParts(PaperQuestions questions, Traces traces) {
        this.questions = questions;
        this.traces = traces;
    }

    /** A step that is to be predicted; where nothing comes out of it, only what its block says. */
    PartView of(PredictBlock block) {
        Run run = block.run();
        BlockView asked = new BlockView(block.name(), block.caption(), null, "");
        return questions
                .of(
                        FullPageLinks.subject(run),
                        traces.of(run.arguments()),
                        block.at(),
                        block.detail())
                .<PartView>map(question -> new PaperPartView(asked, question))
                .orElseGet(() -> new TextView(block.caption()));
    }
}
