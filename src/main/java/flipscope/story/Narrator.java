package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.SourceFile;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Describes a trace in plain sentences that name squares and sides. Explanations come from the
 * author's comments in the core; what happened to the values is generated from the trace.
 *
 * <p>Immutable; share one per language and set of sources.
 */
public final class Narrator {
    /** The longest sentence in characters, so that its box can have a fixed height. */
    public static final int LONGEST = 120;

    private final Messages messages;
    private final Values values;
    private final OperandRoles roles;
    private final Loops loops;
    private final Captions captions;

    /**
     * @param sources the sources of the traces; the Javadoc of constants says what they mask
     */
    public Narrator(Messages messages, List<SourceFile> sources) {
        this.messages = messages;
        this.values = Values.inSentences(messages);
        this.roles = new OperandRoles(sources);
        this.loops = new Loops(sources);
        this.captions = new Captions(messages);
    }

    public Messages messages() {
        return messages;
    }

    /** What a step did and why, in at most {@link #LONGEST} characters. */
    public String sentence(Trace trace, Step step, TraceContext traceContext) {
        StepContext context = context(trace, step, traceContext);
        return isUnchanged(context)
                ? joined(author(context), StepWords.change(context), StepWords.of(context))
                : changed(context);
    }

    /** What happened at a stop; of idle rounds, that nothing changed. */
    public String sentence(Trace trace, Stop stop, TraceContext traceContext) {
        if (stop.isIdle()) {
            return IdleWords.of(messages, stop.idle().get());
        }
        StepContext context = context(trace, trace.steps().get(stop.step()), traceContext);
        IntermediateWords way =
                new IntermediateWords(trace, stop, step -> context(trace, step, traceContext));
        List<String> told = author(context);
        Optional<Stage> stage = told.isEmpty() ? stage(trace, stop) : Optional.empty();
        if (!isUnchanged(context) || stage.isEmpty() && way.isEmpty()) {
            return sentence(trace, context.step(), traceContext);
        }
        List<String> author =
                stage.map(each -> named(comment(trace, each), traceContext)).orElse(told);
        String after = stop.idle().map(rounds -> IdleWords.after(messages, rounds)).orElse("");
        String end = way.isEmpty() ? way.end() + after : way.end();
        return Sentences.joined(author, way.last(), end, LONGEST);
    }

    /** Whether the author's comments on a step, and on the call it returns from, still hold. */
    private static boolean isUnchanged(StepContext context) {
        Step step = context.step();
        return isUnchanged(context, step)
                && (!comesBack(context.trace(), step)
                        || isUnchanged(context, call(context.trace(), step)));
    }

    private static boolean isUnchanged(StepContext context, Step step) {
        return context.traceContext().traceDiff().filter(each -> !each.holds(step)).isEmpty();
    }

    private String changed(StepContext context) {
        TraceDiff diff = context.traceContext().traceDiff().orElseThrow();
        return new EditedStepWords(
                        diff, step -> context(diff.original(), step, context.traceContext()))
                .of(context, LONGEST);
    }

    /** Whether a step returns from a call whose value is assigned. */
    private static boolean comesBack(Trace trace, Step step) {
        return step.operator() == Operator.RETURN
                && AssignmentOwners.activation(trace, step) != AssignmentOwners.NONE;
    }

    /** The step that entered the method that {@code back} returns from. */
    static Step call(Trace trace, Step back) {
        return trace.steps().get(trace.calls().get(back.call()).enter());
    }

    /** The author's words followed by the change, or the full description if there are none. */
    private static String joined(List<String> author, String change, String whole) {
        boolean says = author.size() > 1 || !author.isEmpty() && !change.isEmpty();
        return Sentences.joined(author, "", says ? change : whole, LONGEST);
    }

    /** The author's comment told at this step, with the sides named. */
    private List<String> author(StepContext context) {
        return named(
                TraceIndex.of(context.trace()).comment(context.step()), context.traceContext());
    }

    private List<String> named(String comment, TraceContext traceContext) {
        return Sentences.of(captions.named(comment, traceContext));
    }

    /** The stage of a stop that covers a whole one. */
    private static Optional<Stage> stage(Trace trace, Stop stop) {
        return trace.stages().stream()
                .filter(each -> each.first() == stop.first() && each.last() == stop.last())
                .findFirst();
    }

    /** Where a step is among the stops of a trace: {@code step 8 of 61}. */
    public String where(Stops stops, Detail detail, int step) {
        String key =
                switch (detail) {
                    case STAGE -> "stepper.stage-of";
                    case STATEMENT -> "stepper.line-of";
                    case OPERATION -> "stepper.step-of";
                };
        return messages.text(key, stops.indexOf(step) + 1, stops.list().size());
    }

    /** The title of a stage, with the sides named. */
    public String stageTitle(Stage stage, TraceContext traceContext) {
        return stage.title().isEmpty()
                ? messages.text("story.stage.untitled", stage.index() + 1)
                : captions.named(stage.title(), traceContext);
    }

    /**
     * One sentence for a storyboard frame: the comment after its title, or what happened. Over an
     * empty picture both, as far as they fit.
     */
    public String stageSentence(Trace trace, Stage stage, TraceContext traceContext) {
        Step result = trace.steps().get(stage.result());
        StepContext context = context(trace, result, traceContext);
        if (!isUnchanged(context, result)) {
            return changed(context);
        }
        List<String> author = named(comment(trace, stage), traceContext);
        List<String> told = new ArrayList<>(author.stream().skip(1).limit(1).toList());
        if (told.isEmpty() || context.isEmpty()) {
            Stop stop = Stop.of(stage.result(), stage.first(), stage.last());
            told.addAll(Sentences.of(outcome(trace, stop, context)));
        }
        return Sentences.within(told, LONGEST);
    }

    private String outcome(Trace trace, Stop stop, StepContext context) {
        return new IntermediateWords(
                        trace, stop, step -> context(trace, step, context.traceContext()))
                .added()
                .orElseGet(() -> StepWords.outcome(context));
    }

    /** The full comment whose first sentence is the stage's title. */
    private static String comment(Trace trace, Stage stage) {
        int call = trace.steps().get(stage.first()).call();
        return trace.steps().subList(stage.first(), stage.last() + 1).stream()
                .filter(step -> step.call() == call && !stage.title().isEmpty())
                .map(step -> step.site().caption())
                .filter(caption -> caption.startsWith(stage.title()))
                .findFirst()
                .orElse("");
    }

    /** The branch that a step decides, if any. */
    public Optional<Branch> branch(Step step) {
        if (!TruthWords.decides(step)) {
            return Optional.empty();
        }
        return Optional.of(loops.hasCondition(step.site()) ? Branch.LOOP : Branch.BRACES);
    }

    /** A label for an operand's grid, such as whose discs it holds; may be empty. */
    public String role(Trace trace, Step step, Operand operand, TraceContext traceContext) {
        return roles.of(context(trace, step, traceContext), operand);
    }

    /**
     * The text alternative of a grid with every square named: {@code own << 1: 9 squares: c3, d4,
     * …}.
     */
    public String alt(String text, Word word, ViewKind view) {
        return messages.text("story.alt", text, values.inFull(word, view));
    }

    /** The changed bits, short: {@code + b5 b6 c4}, {@code − d4}; empty if there are none. */
    public String change(Marks marks, ViewKind view) {
        String fresh = changed("+", BitNames.names(marks.fresh(), view));
        String lost = changed("−", BitNames.names(marks.lost(), view));
        return (fresh + " " + lost).strip();
    }

    private String changed(String sign, List<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        String shown = String.join(" ", names.size() <= 9 ? names : names.subList(0, 8));
        return names.size() <= 9
                ? sign + " " + shown
                : messages.text("story.change.more", sign, shown, names.size() - 8);
    }

    /**
     * The screen-reader text of a step, at most twenty words: the stage, the result, the change.
     */
    public String spoken(Trace trace, Step step, TraceContext traceContext) {
        StepContext context = context(trace, step, traceContext);
        return SpokenStep.of(
                context,
                isUnchanged(context, step)
                        ? stageTitle(trace.stages().get(step.stage()), traceContext)
                        : messages.text("story.changed.spoken"));
    }

    /** What is said of each picture of a chain. */
    public List<ChainNote> notes(Trace trace, Chain chain, TraceContext traceContext) {
        return new ChainNotes(messages, trace, chain, title -> captions.named(title, traceContext))
                .all();
    }

    /** Where a bit of a step's result came from; the result must be a word. */
    public BitStory bitStory(Trace trace, Step step, int bit, TraceContext traceContext) {
        return storyBuilder(trace, traceContext).ofResult(step, bit);
    }

    /** Where a bit of an operand came from; the operand must be a word. */
    public BitStory bitStory(
            Trace trace, Step step, Operand operand, int bit, TraceContext traceContext) {
        return storyBuilder(trace, traceContext).ofOperand(step, operand, bit);
    }

    private BitStoryBuilder storyBuilder(Trace trace, TraceContext traceContext) {
        return new BitStoryBuilder(trace, step -> context(trace, step, traceContext));
    }

    private StepContext context(Trace trace, Step step, TraceContext traceContext) {
        return new StepContext(messages, values, roles, loops, trace, step, traceContext);
    }
}
