package flipscope.lesson.read;

import flipscope.answer.ExpectedAnswer;
import flipscope.catalogue.Technique;
import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The keys of a block with what they stand for: algorithms, steps, texts. */
final class BlockFields extends Fields {
    /** The keys of every block. */
    private static final List<String> COMMON = List.of("name", "caption", "claim");

    /** The key of the algorithm, in kinds that have one. */
    private static final String ALGORITHM = "algorithm";

    private static final String LEAST = "least";

    /** What belongs to one position only: squares, rows and numbers by name. */
    private static final Pattern NAMED =
            Pattern.compile("(?<!\\w)(?:[a-h][1-8]|rows? \\d|0x\\w+|[01]{3,})(?!\\w)");

    private final BlockKind kind;
    private final String name;
    private final int line;
    private final Blocks lesson;
    private final Map<String, Optional<Run>> runs = new HashMap<>();

    /** Empty if it cannot be read at all. */
    private Optional<Results> results = Optional.empty();

    /**
     * @param line the line of its fence
     * @param lesson all blocks; once they have their values, it renders the texts of this one
     */
    BlockFields(
            BlockKind kind, String name, int line, Mapping keys, Problems problems, Blocks lesson) {
        super(keys, problems, "a block of the kind " + kind.code());
        this.kind = kind;
        this.name = name;
        this.line = line;
        this.lesson = lesson;
    }

    BlockKind kind() {
        return kind;
    }

    String name() {
        return name;
    }

    /** The line of its fence. */
    int fence() {
        return line;
    }

    BlockHead head() {
        String caption = html("caption");
        int goals = lesson.goals();
        // The goal of a toy is its own.
        if (kind == BlockKind.TOY) {
            return new BlockHead(kind.code(), name, caption, Optional.empty());
        }
        Optional<Integer> goal = number("goal", 1, goals, "no goal %s; the lesson has " + goals);
        return new BlockHead(kind.code(), name, caption, goal);
    }

    /** Computes its values and checks what is claimed of them. */
    void compute() {
        results = problems.unlessTooDeep(line, () -> Optional.of(kind.results(this)));
        results.filter(each -> each != Results.LOST).ifPresent(each -> each.check(this));
    }

    /** Its values, which texts of the whole lesson may quote. */
    Results results() {
        return results.orElse(Results.LOST);
    }

    /** The block itself; empty if it cannot be shown. */
    Optional<Block> block() {
        return results.flatMap(readable -> kind.read(this));
    }

    LessonTechniques techniques() {
        return lesson.techniques();
    }

    /** A text as HTML; empty if the key is missing. */
    String html(String key) {
        return scalar(key).map(this::html).orElse("");
    }

    String html(Scalar text) {
        return lesson.texts().html(text, problems);
    }

    String html(StepText step) {
        return lesson.texts().html(step, problems);
    }

    /** Reports keys that are neither of its kind nor among {@code more}. */
    void takeOnly(List<String> more) {
        List<String> all = new ArrayList<>(COMMON);
        all.addAll(kind.keys());
        all.addAll(more);
        refuseOthers(all);
    }

    /** For a block that computes nothing. */
    Results nothing() {
        takeOnly(List.of());
        return Results.NONE;
    }

    boolean hasAlgorithm() {
        return has(ALGORITHM);
    }

    /** What its algorithm computes. */
    Results traced() {
        technique(ALGORITHM).ifPresent(known -> takeOnly(Inputs.keys(known)));
        return run().<Results>map(this::results).orElse(Results.LOST);
    }

    /** The algorithm named by a required key. */
    Optional<Technique> technique(String key) {
        return required(key).flatMap(this::technique);
    }

    Optional<Technique> technique(Scalar id) {
        return techniques().find(id, problems);
    }

    /** Its algorithm with the inputs that it gives. */
    Optional<Run> run() {
        return run(ALGORITHM);
    }

    Optional<Run> run(String key) {
        return runs.computeIfAbsent(
                key, absent -> technique(key).flatMap(each -> new Inputs(each, this).run()));
    }

    Trace trace(Run run) {
        return techniques().traces().of(run.arguments());
    }

    TraceResults results(Run run) {
        return new TraceResults(trace(run));
    }

    /**
     * The name of a step of its algorithm; empty if the key is missing, or the trace has no such
     * step, which is reported.
     */
    Optional<String> step(String key) {
        return run().flatMap(run -> results(run).step(key, this));
    }

    /**
     * How many squares or bits its answer has at least on another position: as many as the author
     * asks for, else half of those on the own position; 0 where the question names squares or is
     * not computed, so that it has no other position.
     */
    int least(ExpectedAnswer answer, String question) {
        if (has(LEAST) && !hasAlgorithm()) {
            refuse(LEAST, "only a question with an algorithm has other positions");
        }
        if (!has(LEAST) && (!hasAlgorithm() || NAMED.matcher(question).find())) {
            return 0;
        }
        int own = answer.isPressed() ? Long.bitCount(answer.drawn()) : 1;
        return number(LEAST, 0, Long.SIZE).orElse(Math.max(1, (own + 1) / 2));
    }
}
