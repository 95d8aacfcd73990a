package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.text.Slug;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.commonmark.node.FencedCodeBlock;

/**
 * The kinds of blocks: for each the keys that it has beside a name, a caption, claims and the
 * inputs of its algorithm, what it computes, and how it is read.
 */
enum BlockKind {
    TRACE("algorithm at from to detail show controls code", BlockFields::traced, TraceBlock::read),
    WALK("algorithm steps detail", BlockFields::traced, WalkBlock::read),
    BOARD("position moves ply level side legal bits mark", BoardBlock::results, BoardBlock::read),
    PREDICT("algorithm at detail least goal", BlockFields::traced, PredictBlock::read),
    QUIZ("question choices goal", BlockFields::nothing, QuizBlock::read),
    EXERCISE(
            "question answer algorithm at kind grid hint why least goal",
            ExerciseBlock::results,
            ExerciseBlock::read),
    COMPARE("left right at", CompareBlock::results, CompareBlock::read),
    FIGURE("algorithm at detail", BlockFields::traced, FigureBlock::read),
    BITS("code at", BlockFields::nothing, BitsBlock::read),
    TOY(
            "algorithm code numbering free show cells twin discs mark carry table piece runs turns goal when met say line solution",
            ToyBlock::results,
            ToyBlock::read),
    BENCH("algorithms title per", BenchBlock::results, BenchBlock::read),
    FILL("task goal", BlockFields::nothing, TaskBlock::read),
    ORDER("task goal", BlockFields::nothing, TaskBlock::read),
    WRITE("task goal", BlockFields::nothing, TaskBlock::read);

    private final String keys;

    @SuppressWarnings("ImmutableEnumChecker") // Always a static method.
    private final Function<BlockFields, Results> results;

    @SuppressWarnings("ImmutableEnumChecker")
    private final BiFunction<BlockFields, BlockHead, Optional<? extends Block>> reader;

    BlockKind(
            String keys,
            Function<BlockFields, Results> results,
            BiFunction<BlockFields, BlockHead, Optional<? extends Block>> reader) {
        this.keys = keys;
        this.results = results;
        this.reader = reader;
    }

    /** The form used in fences: {@code trace}. */
    String code() {
        return Slug.of(this);
    }

    /** Its own keys. */
    List<String> keys() {
        return List.of(keys.split(" "));
    }

    /** Whether its name is a field of a form that the reader sends. */
    boolean isAsked() {
        return this == QUIZ || this == EXERCISE || this == PREDICT || this == BENCH;
    }

    static Optional<BlockKind> of(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }

    /** The kind of a block by the line that opens it, whose first word it is. */
    static Optional<BlockKind> of(FencedCodeBlock fence) {
        return of(fence.getInfo().strip().split("\\s", 2)[0]);
    }

    static List<String> codes() {
        return Arrays.stream(values()).map(BlockKind::code).toList();
    }

    /** The values of a block, which texts of the whole lesson may quote. */
    Results results(BlockFields fields) {
        return results.apply(fields);
    }

    /** The block; empty if too much of it is wrong to show it. */
    Optional<? extends Block> read(BlockFields fields) {
        return reader.apply(fields, fields.head());
    }
}
