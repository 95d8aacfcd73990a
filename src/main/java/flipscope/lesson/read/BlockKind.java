package flipscope.lesson.read;

import flipscope.text.Slug;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of blocks. */
enum BlockKind {
    TRACE(TraceReader::new),
    BOARD(BoardReader::new),
    PREDICT(PredictReader::new),
    QUIZ(QuizReader::new),
    EXERCISE(ExerciseReader::new),
    COMPARE(CompareReader::new),
    FIGURE(FigureReader::new),
    BENCH(BenchReader::new),
    FILL(raw -> new TaskBlockReader("fill", raw)),
    ORDER(raw -> new TaskBlockReader("order", raw)),
    WRITE(raw -> new TaskBlockReader("write", raw));

    @SuppressWarnings("ImmutableEnumChecker") // Always a constructor.
    private final Function<RawBlock, BlockReader> reader;

    BlockKind(Function<RawBlock, BlockReader> reader) {
        this.reader = reader;
    }

    /** The form used in fences: {@code trace}. */
    String code() {
        return Slug.of(this);
    }

    /** Whether its name is a field of a form that the reader sends. */
    boolean isAsked() {
        return this == QUIZ || this == EXERCISE || this == BENCH;
    }

    static Optional<BlockKind> of(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }

    /** The kind of a block by the line that opens it, whose first word it is. */
    static Optional<BlockKind> ofFence(String info) {
        return info == null ? Optional.empty() : of(info.strip().split("\\s", 2)[0]);
    }

    static List<String> codes() {
        return Arrays.stream(values()).map(BlockKind::code).toList();
    }

    BlockReader reader(RawBlock raw) {
        return reader.apply(raw);
    }
}
