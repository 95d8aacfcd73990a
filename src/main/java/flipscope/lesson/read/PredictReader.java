package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.PredictBlock;
import flipscope.lesson.Run;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Reads {@code predict} blocks. */
final class PredictReader implements BlockReader {
    private static final List<String> KEYS = List.of("algorithm", "at", "detail");

    private final Draft draft;
    private final Computed computed;

    PredictReader(Draft draft) {
        this.draft = draft;
        this.computed = Computed.of(draft, KEYS);
    }

    @Override
    public Results results() {
        return computed.results();
    }

    @Override
    public Optional<Block> build(Texts texts) {
        draft.fields().required("at");
        Optional<String> at = computed.step("at");
        Detail detail = draft.fields().choice("detail", Detail.class).orElse(Detail.STATEMENT);
        String caption = texts.html(draft, "caption");
        if (draft.problems().size() == 0) {
            refuseNothing(at.orElseThrow(), detail);
        }
        return at.map(step -> block(computed.run().orElseThrow(), step, detail, caption));
    }

    private Block block(Run run, String at, Detail detail, String caption) {
        return new PredictBlock(draft.name(), caption, draft.line(), run, at, detail);
    }

    /** Not every step has a value that one can predict. */
    private void refuseNothing(String at, Detail detail) {
        Trace trace = draft.trace(computed.run().orElseThrow());
        int step = computed.trace().orElseThrow().step(at);
        Stops stops = Stops.around(trace, detail, step);
        if (Question.of(trace, stops.stopOf(step)).isEmpty()) {
            draft.problems()
                    .add(draft.fields().line("at"), "at: this step has no value to predict");
        }
    }
}
