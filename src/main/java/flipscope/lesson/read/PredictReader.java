package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.PredictBlock;
import flipscope.lesson.Run;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Reads {@code predict} blocks. */
final class PredictReader implements BlockReader {
    private static final List<String> KEYS = List.of("algorithm", "at", "detail");

    private final RawBlock raw;
    private final ComputedBlock computed;

    PredictReader(RawBlock raw) {
        this.raw = raw;
        this.computed = ComputedBlock.of(raw, KEYS);
    }

    @Override
    public Results results() {
        return computed.results();
    }

    @Override
    public Optional<Block> build(Texts texts) {
        raw.fields().required("at");
        Optional<String> at = computed.step("at");
        Optional<Detail> stated = raw.fields().choice("detail", Detail.class);
        String caption = texts.html(raw, "caption");
        if (raw.problems().size() == 0) {
            refuseNothing(at.orElseThrow(), stated);
        }
        return at.map(step -> block(computed.run().orElseThrow(), step, stated, caption));
    }

    private Block block(Run run, String at, Optional<Detail> stated, String caption) {
        Detail detail = computed.trace().isEmpty() ? Detail.STATEMENT : detail(at, stated);
        return new PredictBlock(raw.name(), caption, raw.line(), run, at, detail);
    }

    /**
     * By default the line; the operation if the line's stop shows another step or is folded away.
     */
    private Detail detail(String at, Optional<Detail> stated) {
        return stated.orElseGet(() -> endsLine(at) ? Detail.STATEMENT : Detail.OPERATION);
    }

    private boolean endsLine(String at) {
        int step = computed.trace().orElseThrow().step(at);
        Stop line = Stops.around(trace(), Detail.STATEMENT, step).stopOf(step);
        return line.step() == step && line.idle().isEmpty();
    }

    private Trace trace() {
        return raw.trace(computed.run().orElseThrow());
    }

    /** Reports a step without a value that can be predicted. */
    private void refuseNothing(String at, Optional<Detail> stated) {
        int step = computed.trace().orElseThrow().step(at);
        if (Question.of(trace(), detail(at, stated), step).isEmpty()) {
            raw.problems().add(raw.fields().line("at"), "at: this step has no value to predict");
        }
    }
}
