package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Run;
import flipscope.lesson.read.PredictBlock;
import flipscope.web.trace.predict.PaperQuestions;

/** Prints the questions of frames, so that they can be answered on paper. */
final class PaperParts {
    private final PaperQuestions questions;
    private final Traces traces;

    PaperParts(PaperQuestions questions, Traces traces) {
        this.questions = questions;
        this.traces = traces;
    }

    /** A step to predict; if it has no result, only the text of its block. */
    PartView of(PredictBlock block) {
        Run run = block.run();
        BlockView asked = new BlockView(block.name(), block.caption(), null, "");
        return questions
                .of(
                        FullPageLinks.request(run),
                        traces.of(run.arguments()),
                        block.at(),
                        block.detail())
                .<PartView>map(question -> new PaperPartView(asked, question))
                .orElseGet(() -> new TextView(block.caption()));
    }
}
