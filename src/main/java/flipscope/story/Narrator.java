package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells a trace in plain sentences that name squares and sides. Explanations come from the author's
 * comments in the core; what happened to the values is generated from the trace.
 *
 * @param shared what all traces of the program share
 * @param traceContext whose discs are whose, and the code before its edit
 */
public record Narrator(Narrators shared, Trace trace, TraceContext traceContext) {
    /** The longest sentence in characters, so that its box can have a fixed height. */
    public static final int LONGEST = 120;

    /** What operands are, in a few words. */
    OperandRoles roles() {
        return new OperandRoles(this);
    }

    public Messages messages() {
        return shared.messages;
    }

    /** A text of the page's language. */
    public String text(String key, Object... arguments) {
        return messages().text(key, arguments);
    }

    /** What a step did and why, in at most {@link #LONGEST} characters. */
    public String sentence(Step step) {
        if (!holds(step)) {
            return changed(step);
        }
        StepWords words = words(step);
        List<String> author = author(step);
        String change = words.change();
        // The author's words followed by the change, or the full description if there are none.
        boolean says = author.size() > 1 || !author.isEmpty() && !change.isEmpty();
        return Sentences.joined(author, "", says ? change : words.whole());
    }

    /** What happened at a stop; of idle rounds, that nothing changed. */
    public String sentence(Stop stop) {
        if (stop.isIdle()) {
            return new NoChangeWords(messages()).of(stop.idle().get());
        }
        Step step = trace.step(stop.step());
        IntermediateWords way = new IntermediateWords(this, stop);
        List<String> told = author(step);
        Optional<Stage> stage = told.isEmpty() ? stage(stop) : Optional.empty();
        String last = way.last();
        if (!holds(step) || stage.isEmpty() && last.isEmpty()) {
            return sentence(step);
        }
        List<String> author = stage.map(each -> named(comment(each))).orElse(told);
        String after = stop.idle().map(new NoChangeWords(messages())::after).orElse("");
        String end = last.isEmpty() ? way.end() + after : way.end();
        return Sentences.joined(author, last, end);
    }

    /** Whether the author's comments on a step, and on the call it returns from, still hold. */
    private boolean holds(Step step) {
        return isUnchanged(step) && (!comesBack(step) || isUnchanged(trace.entry(step)));
    }

    private boolean isUnchanged(Step step) {
        return traceContext.traceDiff().filter(each -> !each.holds(step)).isEmpty();
    }

    private String changed(Step step) {
        return new EditedStepWords(words(step)).told();
    }

    /** Whether a step returns from a call whose value is assigned. */
    private static boolean comesBack(Step step) {
        return step.operator() == Operator.RETURN && step.assigned() != null;
    }

    /** The author's comment told at this step, with the sides named. */
    private List<String> author(Step step) {
        return named(TraceIndex.of(trace).comment(step));
    }

    private List<String> named(String comment) {
        return Sentences.of(captioned(comment));
    }

    /** The stage of a stop that covers a whole one. */
    private Optional<Stage> stage(Stop stop) {
        return trace.stages().stream()
                .filter(each -> each.first() == stop.first() && each.last() == stop.last())
                .findFirst();
    }

    /** Where a step is among the stops of a trace: {@code step 8 of 61}. */
    public String where(Stops stops, Detail detail, int step) {
        return text("stepper.of." + detail.code(), stops.indexOf(step) + 1, stops.list().size());
    }

    /** The title of a stage, with the sides named. */
    public String stageTitle(Stage stage) {
        return stage.title().isEmpty()
                ? text("story.stage.untitled", stage.index() + 1)
                : captioned(stage.title());
    }

    /** The title of the stage that a step belongs to. */
    public String stageTitle(Step step) {
        return stageTitle(trace.stages().get(step.stage()));
    }

    /**
     * One sentence for a storyboard frame: the comment after its title, or what happened. Over an
     * empty picture both, as far as they fit.
     */
    public String stageSentence(Stage stage) {
        Step result = trace.step(stage.result());
        if (!isUnchanged(result)) {
            return changed(result);
        }
        StepWords words = words(result);
        List<String> author = named(comment(stage));
        List<String> told = new ArrayList<>(author.stream().skip(1).limit(1).toList());
        if (told.isEmpty() || words.isEmpty()) {
            IntermediateWords way = new IntermediateWords(this, Stop.of(stage));
            told.addAll(Sentences.of(way.added().orElseGet(words::outcome)));
        }
        return Sentences.within(told);
    }

    /** The full comment whose first sentence is the stage's title. */
    private String comment(Stage stage) {
        int call = trace.step(stage.first()).call();
        return trace.steps(stage.first(), stage.last()).stream()
                .filter(step -> step.call() == call && !stage.title().isEmpty())
                .map(step -> step.site().caption())
                .filter(caption -> caption.startsWith(stage.title()))
                .findFirst()
                .orElse("");
    }

    /**
     * What a step decides, if anything: {@code loop}, whether a loop runs another round, or {@code
     * braces}, whether the body of an {@code if} runs.
     */
    public Optional<String> branch(Step step) {
        String branch = shared.isLoopCondition(step.site()) ? "loop" : "braces";
        return Optional.of(branch).filter(each -> StepWords.decides(step));
    }

    /** A label for an operand's grid, such as whose discs it holds; may be empty. */
    public String role(Step step, Operand operand) {
        return roles().of(step, operand);
    }

    /**
     * The screen-reader text of a step, at most twenty words: the stage, the result, the change.
     */
    public String spoken(Step step) {
        return new SpokenStep(words(step))
                .of(isUnchanged(step) ? stageTitle(step) : text("story.changed.spoken"));
    }

    /** What is said of each picture of a chain. */
    public List<ChainNote> notes(Chain chain) {
        return new ChainNotes(this, chain).all();
    }

    /** A comment of the author with the sides named. */
    String captioned(String comment) {
        return shared.captions.named(comment, traceContext);
    }

    StepWords words(Step step) {
        return new StepWords(this, step);
    }
}
