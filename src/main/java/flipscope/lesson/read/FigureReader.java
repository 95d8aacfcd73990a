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

    private final Draft draft;
    private final Computed computed;

    FigureReader(Draft draft) {
        this.draft = draft;
        this.computed = Computed.of(draft, KEYS);
    }

    @Override
    public Results results() {
        return computed.results();
    }

    @Override
    public Optional<Block> build(Texts texts) {
        Optional<String> at = computed.step("at");
        Detail detail = draft.fields().choice("detail", Detail.class).orElse(Detail.OPERATION);
        String caption = texts.html(draft, "caption");
        return computed.run().map(run -> block(run, at, detail, caption));
    }

    private Block block(Run run, Optional<String> at, Detail detail, String caption) {
        return new FigureBlock(draft.name(), caption, draft.line(), run, at, detail);
    }
}
