package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.List;
import java.util.function.Supplier;

/**
 * Describes a step in one or two generated sentences. Those that are for some operators only are in
 * subclasses; all share the short descriptions of its values.
 */
class StepWords {
    final Narrator narrator;
    final Step step;
    final Operator operator;
    final Marks marks;

    /** How the result is drawn. */
    final DisplayFormat view;

    final Values values;

    StepWords(Narrator narrator, Step step) {
        this.narrator = narrator;
        this.step = step;
        this.operator = step.operator();
        this.marks = step.marks();
        this.view = step.view();
        this.values = narrator.shared().values;
    }

    /** Further words about the same step. */
    StepWords(StepWords words) {
        this(words.narrator, words.step);
    }

    /**
     * What is said of an operator.
     *
     * @param whole what the step did
     * @param change the change that it made on a board
     */
    private record Told(Supplier<String> whole, Supplier<String> change) {
        Told(Supplier<String> whole) {
            this(whole, whole);
        }
    }

    private Told told() {
        return switch (operator) {
            case LEFT, RIGHT, RIGHT_ZERO ->
                    new Told(new ShiftWords(this)::shift, new ShiftWords(this)::effect);
            case AND ->
                    new Told(() -> withBranch(new SetWords(this).and()), new SetWords(this)::kept);
            case OR -> new Told(() -> withBranch(new SetWords(this).or()), this::joined);
            case XOR -> new Told(() -> withBranch(new SetWords(this).xor()), this::changed);
            case COMPLEMENT -> new Told(new SetWords(this)::not);
            case ADD -> new Told(new SumWords(this)::sum, this::changed);
            case SUBTRACT -> new Told(new SumWords(this)::difference);
            case NEGATE -> new Told(new SumWords(this)::negation);
            case MULTIPLY -> new Told(new SumWords(this)::product);
            case EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL ->
                    new Told(new TruthWords(this)::comparison);
            case NOT -> new Told(new TruthWords(this)::not);
            case BOTH, EITHER -> new Told(new TruthWords(this)::logic);
            case CHOOSE -> new Told(new TruthWords(this)::choice);
            case CALL, LIBRARY -> new Told(new CallWords(this)::call);
            case RETURN -> new Told(new CallWords(this)::back);
            case ASSIGN -> new Told(new CallWords(this)::assignment);
            case CAST -> new Told(new CallWords(this)::cast);
            case LOOKUP -> new Told(() -> withBranch(new CallWords(this).lookUp()));
            case DIVIDE, REMAINDER -> new Told(this::plain);
        };
    }

    String whole() {
        return told().whole().get();
    }

    /** The change that a statement made, to follow the author's words; empty if they say it all. */
    String change() {
        boolean board = areSquares(view) && !(step.result() instanceof Table);
        return board ? told().change().get() : whole();
    }

    /**
     * The result of a statement without author's words: for a union of two sets the whole set, not
     * what was added.
     */
    String outcome() {
        return operator == Operator.OR ? change() : whole();
    }

    /**
     * For a set joined with a constant or with its own variable, what was added; for two sets,
     * both.
     */
    private String joined() {
        boolean two = step.operands().stream().allMatch(Operand::traced) && !addsToItself(step);
        return two && step.assigned() != null
                ? new CallWords(this).assignment()
                : added(marks.fresh());
    }

    private String changed() {
        String changed = new SetWords(this).changes(false);
        return changed.isEmpty() ? whole() : changed;
    }

    /** Whether a step adds to its own variable: {@code run |= further}. */
    static boolean addsToItself(Step step) {
        return step.operator() == Operator.OR && ChainOperation.adds(step);
    }

    /** Appends which branch runs next, if the step decides an {@code if} or a loop. */
    private String withBranch(String words) {
        return decides(step) ? so(words.replaceFirst("\\.$", "")) : words;
    }

    /** Whether a step is the condition of an {@code if} or a loop. */
    static boolean decides(Step step) {
        return step.last()
                && step.result() instanceof Word
                && step.result().type().equals(Type.BOOLEAN)
                && step.assigns() == null
                && step.operator() != Operator.RETURN;
    }

    /** A fact, and which branch runs next. */
    String so(String fact) {
        boolean loop = narrator.shared().isLoopCondition(step.site());
        String key = loop ? (holds() ? "round" : "ends") : holds() ? "runs" : "skipped";
        return say("story.so." + key, fact);
    }

    /** What two sets have in common. */
    String common(Word word, DisplayFormat bits) {
        return word.bits() == 0
                ? say("story.compare.apart")
                : say("story.compare.common", values.describe(word, bits));
    }

    /** Whether the result, a truth value, is true. */
    boolean holds() {
        return result() != 0;
    }

    String say(String key, Object... arguments) {
        return narrator.text(key, arguments);
    }

    Operand operand(int index) {
        return step.operand(index);
    }

    /** An operand's bits, zero-extended. */
    long bits(int index) {
        return step.word(index).unsigned();
    }

    /** The result's bits, zero-extended. */
    long result() {
        return step.word().unsigned();
    }

    /** Whether the picture of the result has no bit. */
    boolean isEmpty() {
        return step.result() instanceof Word && areBits(view) && drawn(result()) == 0;
    }

    /** The bits of a value that the result's view draws. */
    long drawn(long bits) {
        return BitNames.drawn(bits, view);
    }

    /** The first two names and the number of others. */
    String list(List<String> names) {
        return NameList.of(narrator.messages(), names, 2);
    }

    /** The names of set bits in the result's view, up to a limit. */
    String squares(long bits) {
        return values.squares(bits, view);
    }

    /** Describes newly set bits in the result's view. */
    String added(long fresh) {
        return drawn(fresh) == 0 ? say("story.added.nothing") : say("story.added", squares(fresh));
    }

    String describeResult() {
        return values.describe(step.result(), view);
    }

    /** Describes the value that its variable took, or else its result. */
    String describeOutcome() {
        return values.describe(step.outcome(), step.outcomeView());
    }

    String describe(int index) {
        return describe(operand(index));
    }

    String describe(Operand operand) {
        return values.describe(operand.value(), operand.view());
    }

    /** Whether the step is about numbers rather than bits: a count, an index, a truth value. */
    boolean isPlain() {
        return !areBits(view);
    }

    /** {@code 3 plus 4 is 7.} */
    String plain() {
        return say("story.plain", describe(0), sign(), describe(1), describeResult());
    }

    private String sign() {
        return switch (operator) {
            case ADD -> say("story.plain.plus");
            case SUBTRACT -> say("story.plain.minus");
            case MULTIPLY -> say("story.plain.times");
            default -> operator.text();
        };
    }
}
