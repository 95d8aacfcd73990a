package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.Run;
import flipscope.lesson.TraceBlock;
import flipscope.lesson.TraceBlock.Code;
import flipscope.lesson.TraceBlock.Controls;
import flipscope.lesson.TraceBlock.Show;
import flipscope.story.Detail;
import java.util.List;
import java.util.Optional;

/** Reads {@code trace} blocks. */
final class TraceReader implements BlockReader {
    private static final List<String> KEYS =
            List.of("algorithm", "at", "from", "to", "detail", "show", "controls", "code");

    private final RawBlock raw;
    private final ComputedBlock computed;

    TraceReader(RawBlock raw) {
        this.raw = raw;
        this.computed = ComputedBlock.of(raw, KEYS);
    }

    @Override
    public Results results() {
        return computed.results();
    }

    @Override
    public Optional<Block> build(Texts texts) {
        Optional<String> at = computed.step("at");
        Optional<String> from = computed.step("from");
        Optional<String> to = computed.step("to");
        refuseBackwards(from, to);
        return computed.run().map(run -> block(run, at, from, to, texts.html(raw, "caption")));
    }

    private Block block(
            Run run,
            Optional<String> at,
            Optional<String> from,
            Optional<String> to,
            String caption) {
        BlockFields fields = raw.fields();
        Show usual = at.isPresent() ? Show.STEPPER : Show.STORYBOARD;
        return new TraceBlock(
                raw.name(),
                caption,
                raw.line(),
                run,
                at,
                from,
                to,
                fields.choice("detail", Detail.class).orElse(Detail.STAGE),
                fields.choice("show", Show.class).orElse(usual),
                fields.choice("controls", Controls.class).orElse(Controls.SMALL),
                fields.choice("code", Code.class).orElse(Code.LINES));
    }

    private void refuseBackwards(Optional<String> from, Optional<String> to) {
        if (raw.problems().size() > 0 || from.isEmpty() || to.isEmpty()) {
            return;
        }
        TraceResults trace = computed.trace().orElseThrow();
        if (trace.step(from.get()) > trace.step(to.get())) {
            raw.problems().add(raw.fields().line("to"), "to: it comes before from");
        }
    }
}
