package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.FigureBlock;
import flipscope.lesson.Run;
import flipscope.story.Detail;
import java.util.List;
import java.util.Optional;

/** Reads {@code figure} blocks. */
final class FigureReader implements BlockReader {
    private static final List<String> KEYS = List.of("algorithm", "at", "detail");

    private final RawBlock raw;
    private final ComputedBlock computed;

    FigureReader(RawBlock raw) {
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
        Detail detail = raw.fields().choice("detail", Detail.class).orElse(Detail.OPERATION);
        String caption = texts.html(raw, "caption");
        return computed.run().map(run -> block(run, at, detail, caption));
    }

    private Block block(Run run, Optional<String> at, Detail detail, String caption) {
        return new FigureBlock(raw.name(), caption, raw.line(), run, at, detail);
    }
}
