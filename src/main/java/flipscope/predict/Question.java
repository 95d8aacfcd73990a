package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.story.Chain.Shown;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Asks for the value of a stop before it is shown.
 *
 * @param trace the trace
 * @param first the first step that must not be revealed
 * @param step the step whose result is asked for
 * @param part the index of the requested word, if a method returns several
 */
public record Question(Trace trace, int first, Step step, int part) {

    private static final Pattern VARIABLE = Pattern.compile("\\w+");

    /** The question of a step; the first one if its result has several words. */
    public static Optional<Question> of(Trace trace, Detail detail, int step) {
        return all(trace, detail, step).stream().findFirst();
    }

    /** The questions about a step's stage, its line alone, or its operation alone. */
    public static List<Question> all(Trace trace, Detail detail, int step) {
        Stops stops = Stops.around(trace, detail, step);
        return all(trace, detail == Detail.STATEMENT ? stops.line(step) : stops.stopOf(step));
    }

    /**
     * The questions about the stages that teach something, in order; one for each word of a stage's
     * result.
     */
    public static List<Question> ofStages(Trace trace) {
        return Stops.of(trace, Detail.STAGE).list().stream()
                .flatMap(stop -> all(trace, Detail.STAGE, stop.step()).stream())
                .filter(question -> question.leadsOn() && !question.changesNothing())
                .toList();
    }

    /**
     * The questions of a stop, one per word. At a call, they ask for its return value. Empty if the
     * result is not a word, such as a nested table or nothing at all, or if the value is just an
     * input or a literal.
     */
    private static List<Question> all(Trace trace, Stop stop) {
        Step at = trace.step(stop.result());
        Step step = trace.entered(at.index()).map(call -> trace.step(call.leave())).orElse(at);
        return IntStream.range(0, words(step))
                .mapToObj(part -> of(trace, stop, step, part))
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * A step that only passes a value on would reveal it, so the question begins where the value is
     * made.
     */
    private static Optional<Question> of(Trace trace, Stop stop, Step step, int part) {
        boolean alone = stop.first() == step.index() && handsOn(step);
        Optional<Integer> first =
                alone ? origin(trace, step, step.operand(part)) : Optional.of(stop.first());
        return first.map(from -> new Question(trace, from, step, part));
    }

    /**
     * The step that made a value, skipping those that only pass it on; for the value of a call, the
     * step that enters it. Empty for inputs and literals.
     */
    private static Optional<Integer> origin(Trace trace, Step step, Operand operand) {
        if (operand.origin() < 0) {
            return Optional.empty();
        }
        Step maker = trace.step(operand.origin());
        if (maker.operator() == Operator.RETURN && maker.call() != step.call()) {
            return Optional.of(trace.entry(maker).index());
        }
        return handsOn(maker) ? origin(trace, maker, maker.operand(0)) : Optional.of(maker.index());
    }

    /** How many words a step's result has; a looked-up table has none. */
    private static int words(Step step) {
        if (step.result() instanceof Table table) {
            return step.operator() == Operator.RETURN && step.operands().size() == table.length()
                    ? table.length()
                    : 0;
        }
        return step.result() == null ? 0 : 1;
    }

    /** The expression asked for, or the variable that several statements compute. */
    public String asked() {
        if (isPart()) {
            return handed().text();
        }
        if (assigns() && (isStage() || isChange() || handsOn(step))) {
            return step.assigns();
        }
        return handsOn(step) ? handed().text() : step.text();
    }

    /**
     * Whether a variable of the displayed method takes the value; variables of its caller are not
     * visible.
     */
    private boolean assigns() {
        boolean seen = step.operator() != Operator.RETURN || step.call() != activation();
        return seen && step.assigns() != null;
    }

    /** Whether it asks for a variable updated in one line: {@code run |= …}. */
    public boolean isChange() {
        String change = step.assigns() + " " + step.operator().text() + "=";
        return isLong() && !isStage() && step.text().startsWith(change);
    }

    /** Whether it asks for one of several words. */
    public boolean isPart() {
        return step.result() instanceof Table;
    }

    /** Whether it asks for the last of the words of its step. */
    public boolean isLast() {
        return part == words(step) - 1;
    }

    /** The operand that is passed on as the requested word. */
    private Operand handed() {
        return step.operand(part);
    }

    /** Whether it covers a whole call, from its entry to its return. */
    public boolean isCall() {
        return step.call() >= 0
                && step.operator() == Operator.RETURN
                && trace.entry(step).index() == first;
    }

    /** The source of that call. */
    public String called() {
        return trace.step(first).text();
    }

    /** Whether it asks for an entry of a table, which cannot be worked out. */
    public boolean isLookUp() {
        return step.operator() == Operator.LOOKUP;
    }

    /** Whether it covers a whole stage of several statements. */
    public boolean isStage() {
        if (handsOn(step) && !isCall() && maker().index() == first) {
            return false;
        }
        return trace.stages().get(step.stage()).first() == first
                && trace.step(first).statement() != place().statement();
    }

    /** Whether it asks for a variable at the end of a whole stage. */
    public boolean isAfterStage() {
        return isStage() && VARIABLE.matcher(asked()).matches();
    }

    /** The step that made the value, skipping those that only pass it on. */
    public Step maker() {
        Step maker = step;
        Operand next = step.operand(Math.min(part, step.operands().size() - 1));
        while (handsOn(maker) && next.origin() >= first) {
            maker = trace.step(next.origin());
            next = maker.operand(0);
        }
        return maker;
    }

    /** The step that computes the value; for one of several words, the step that made it. */
    Step worked() {
        return isPart() ? maker() : step;
    }

    private static boolean handsOn(Step step) {
        return step.operator().passesOn();
    }

    /** The correct answer. */
    public Word correct() {
        return (Word)
                (step.result() instanceof Table table ? table.elements().get(part) : step.result());
    }

    public DisplayFormat view() {
        return isPart() ? handed().view() : step.view();
    }

    public Type type() {
        return correct().type();
    }

    public AnswerKind kind() {
        return AnswerKind.of(view(), type().width());
    }

    /** Whether it covers more than one step. */
    public boolean isLong() {
        return first < step.index();
    }

    /** Whether it depends on the inputs; counting rounds teaches nothing. */
    boolean teaches() {
        return ownSteps().stream().anyMatch(Step::isTraced);
    }

    /** Whether it is worth asking unasked: its value is neither counted nor looked up. */
    public boolean leadsOn() {
        return teaches() && !isLookUp();
    }

    /** Whether the assigned variable keeps its value. */
    private boolean changesNothing() {
        return step.assigned() != null
                && Last.of(
                                trace.steps().subList(0, first).stream()
                                        .filter(each -> each.call() == activation())
                                        .filter(each -> step.assigns().equals(each.assigns())))
                        .filter(before -> step.assigned().equals(before.assigned()))
                        .isPresent();
    }

    /**
     * Whether the answer takes work; an empty grid, or a repetition of a given one, could be
     * guessed.
     */
    public boolean isWorkedOut() {
        return !kind().isGrid()
                || drawn(correct()) != 0
                        && given().stream()
                                .map(Shown::value)
                                .noneMatch(
                                        each ->
                                                each instanceof Word word
                                                        && drawn(word) == drawn(correct()));
    }

    /** The bits of a value that the view draws, zero-extended. */
    public long drawn(Word word) {
        return kind().isGrid() ? BitNames.drawn(word.unsigned(), view()) : word.bits();
    }

    /**
     * The distinct given values in order of use: those from before its first step, including loop
     * counters, and the masks. Literals are left out unless the question is about a single
     * operation.
     */
    public List<Shown> given() {
        List<Shown> given = new ArrayList<>();
        BitSet behind = WhatIfReplay.behind(trace, first, worked().index());
        for (Step each : ownSteps().stream().filter(one -> matters(one, behind)).toList()) {
            for (Operand operand : told(each)) {
                boolean known = operand.origin() < first && isWorthShowing(each, operand);
                if (known && given.stream().noneMatch(one -> same(one.operand(), operand))) {
                    given.add(Shown.operand(each, operand));
                }
            }
        }
        return given;
    }

    /** Whether the answer depends on a step or on the call that it enters. */
    private boolean matters(Step each, BitSet behind) {
        return behind.get(each.index())
                || trace.entered(each.index())
                        .filter(call -> behind.nextSetBit(call.enter()) <= call.leave())
                        .isPresent();
    }

    /**
     * The operands that may be shown; for a choice only the condition, since its value is the
     * answer.
     */
    private List<Operand> told(Step each) {
        if (isPart() && each.index() == step.index()) {
            return List.of(handed());
        }
        return each.operator() == Operator.CHOOSE ? each.operands().subList(0, 1) : each.operands();
    }

    private boolean isWorthShowing(Step each, Operand operand) {
        boolean counted = operand.origin() >= 0 && !handsOn(each);
        return !isLong() || operand.traced() || counted || isMask(operand);
    }

    private static boolean isMask(Operand operand) {
        return operand.value() instanceof Word
                && BitNames.areBits(operand.view())
                && !Character.isDigit(operand.text().charAt(0));
    }

    private boolean same(Operand one, Operand other) {
        return isLong() && one.text().equals(other.text()) && one.value().equals(other.value());
    }

    /**
     * The steps of the question that are in its own activation, without those of called methods.
     */
    private List<Step> ownSteps() {
        int activation = activation();
        return trace.steps(first, step.index()).stream()
                .filter(each -> each.call() == activation)
                .toList();
    }

    /** The last step in the displayed method, used to show the place in the source. */
    public Step place() {
        return Last.of(ownSteps().stream()).orElse(step);
    }

    /** The activation of the question; if it covers a whole call, that of the caller. */
    public int activation() {
        boolean comesBack = step.call() >= 0 && trace.entry(step).index() >= first;
        return comesBack ? trace.call(step).parent() : step.call();
    }
}
