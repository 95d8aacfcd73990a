package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.ExerciseBlock;
import flipscope.lesson.ExpectedAnswer;
import flipscope.lesson.read.Results.WrongPath;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code exercise} blocks. */
final class ExerciseReader implements BlockReader {
    private static final List<String> KEYS =
            List.of("question", "answer", "algorithm", "at", "kind", "hint", "why");

    private static final List<String> BOARD = List.of("position", "moves", "ply");

    private final RawBlock raw;
    private final BlockFields fields;
    private final Optional<ComputedBlock> computed;

    ExerciseReader(RawBlock raw) {
        this.raw = raw;
        this.fields = raw.fields();
        boolean computes = fields.has("algorithm");
        this.computed = computes ? Optional.of(ComputedBlock.of(raw, KEYS)) : Optional.empty();
        if (!computes) {
            List<String> all = new ArrayList<>(KEYS);
            all.addAll(BOARD);
            raw.refuseOthers(all);
        }
    }

    @Override
    public Results results() {
        return computed.isPresent() ? computed.get().results() : Results.NONE;
    }

    @Override
    public Optional<Block> build(Texts texts) {
        fields.required("question");
        String caption = texts.html(raw, "caption");
        String question = texts.html(raw, "question");
        String hint = texts.html(raw, "hint");
        String why = texts.html(raw, "why");
        Optional<ExpectedAnswer> answer = answer();
        Optional<Position> board = board();
        return answer.map(
                correct ->
                        new ExerciseBlock(
                                raw.name(),
                                caption,
                                raw.line(),
                                question,
                                correct,
                                hint,
                                why,
                                computed.flatMap(ComputedBlock::run),
                                board));
    }

    /** The position given by the author; the position of an algorithm's example is not shown. */
    private Optional<Position> board() {
        if (BOARD.stream().noneMatch(fields::has)) {
            return Optional.empty();
        }
        return computed.isPresent()
                ? computed.get().run().flatMap(run -> run.arguments().position())
                : new BlockPosition(fields, raw.problems()).position();
    }

    private Optional<ExpectedAnswer> answer() {
        Optional<ExpectedAnswer.Kind> kind = fields.choice("kind", ExpectedAnswer.Kind.class);
        if (fields.has("answer") == computed.isPresent()) {
            refuseBoth();
            return Optional.empty();
        }
        return computed.isPresent()
                ? computed.get().trace().flatMap(trace -> value(trace, kind))
                : fields.scalar("answer").flatMap(typed -> stated(typed, kind));
    }

    /**
     * Reports both or neither, unless other mistakes exist: a misspelt key may be the missing one.
     */
    private void refuseBoth() {
        if (raw.problems().size() == 0) {
            raw.problems().add(fields.line(), "an exercise has either an answer: or an algorithm:");
        }
    }

    private Optional<ExpectedAnswer> value(TraceResults trace, Optional<ExpectedAnswer.Kind> kind) {
        try {
            String at = computed.get().step("at").orElse("result");
            ExpectedAnswer answer = trace.value(at).answer();
            return fit(answer, kind);
        } catch (WrongPath none) {
            raw.problems().add(fields.line("at"), "at: " + none.getMessage());
            return Optional.empty();
        }
    }

    /** Checks whether the value can be asked for in this form. */
    private Optional<ExpectedAnswer> fit(
            ExpectedAnswer answer, Optional<ExpectedAnswer.Kind> kind) {
        if (kind.isEmpty() || kind.get() == answer.kind()) {
            return Optional.of(answer);
        }
        boolean possible =
                answer.kind() != ExpectedAnswer.Kind.TEXT
                        && kind.get() != ExpectedAnswer.Kind.TEXT
                        && kind.get() != ExpectedAnswer.Kind.SQUARES;
        if (possible) {
            return Optional.of(answer.as(kind.get()));
        }
        String correct = answer.kind().code();
        raw.problems().add(fields.line("kind"), "kind: this answer is of the kind " + correct);
        return Optional.empty();
    }

    private Optional<ExpectedAnswer> stated(Scalar typed, Optional<ExpectedAnswer.Kind> kind) {
        try {
            return Optional.of(StatedAnswer.read(typed.text().strip(), kind));
        } catch (IllegalArgumentException wrong) {
            raw.problems().add(typed.line(), "answer: " + wrong.getMessage());
            return Optional.empty();
        }
    }
}
