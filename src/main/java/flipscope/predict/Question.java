package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Recomputation;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What a stop of a trace comes to, asked before it is shown.
 *
 * @param trace the trace
 * @param first the first step that nothing may be told of
 * @param step the step whose result is asked for
 * @param part which of its words is asked for, counted from 0, where a method gives back several
 */
public record Question(Trace trace, int first, Step step, int part) {

    private static final Pattern VARIABLE = Pattern.compile("\\w+");

    /** The question of a step, the first one where it comes to several words. */
    public static Optional<Question> of(Trace trace, Detail detail, int step) {
        return all(trace, detail, step).stream().findFirst();
    }

    /**
     * The questions of a step: about its stage, about its line and no other, or about its operation
     * alone.
     */
    public static List<Question> all(Trace trace, Detail detail, int step) {
        Stops stops = Stops.around(trace, detail, step);
        return all(trace, detail == Detail.STATEMENT ? stops.line(step) : stops.stopOf(step));
    }

    /**
     * The questions of a stop, one a word. Where a method is entered it is asked what the call will
     * give back. None where no word comes out: a table in a table, a method that gives back
     * nothing; and none where the value is just an input, or a number that stands in the source.
     */
    private static List<Question> all(Trace trace, Stop stop) {
        Step step = made(trace, trace.steps().get(stop.step()));
        return IntStream.range(0, words(step))
                .mapToObj(part -> of(trace, stop, step, part))
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * A step that only hands on would show its answer: it is asked from where the value is made.
     */
    private static Optional<Question> of(Trace trace, Stop stop, Step step, int part) {
        boolean alone = stop.first() == step.index() && handsOn(step);
        Optional<Integer> first =
                alone ? origin(trace, step, step.operands().get(part)) : Optional.of(stop.first());
        return first.map(from -> new Question(trace, from, step, part));
    }

    /**
     * Where a value was made, past what only handed it on; where it comes back from a call the step
     * that enters it. None for an input and for a number that stands in the source.
     */
    private static Optional<Integer> origin(Trace trace, Step step, Operand operand) {
        if (operand.origin() < 0) {
            return Optional.empty();
        }
        Step maker = trace.steps().get(operand.origin());
        if (maker.operator() == Operator.RETURN && maker.call() != step.call()) {
            return Optional.of(trace.calls().get(maker.call()).enter());
        }
        return handsOn(maker)
                ? origin(trace, maker, maker.operands().get(0))
                : Optional.of(maker.index());
    }

    /** The step itself, or where it enters a method the one that leaves it. */
    private static Step made(Trace trace, Step step) {
        return trace.calls().stream()
                .filter(call -> call.enter() == step.index())
                .map(call -> trace.steps().get(call.leave()))
                .findFirst()
                .orElse(step);
    }

    /** How many words a step comes to; a table that is only looked up is none. */
    private static int words(Step step) {
        if (step.result() instanceof Table table) {
            return step.operator() == Operator.RETURN && step.operands().size() == table.length()
                    ? table.length()
                    : 0;
        }
        return step.result() == null ? 0 : 1;
    }

    /** What is asked for: an expression, or the variable that several statements lead to. */
    public String asked() {
        if (isPart()) {
            return handed().text();
        }
        if (assigns() && (isStage() || isChange() || handsOn(step))) {
            return step.site().assigns();
        }
        return handsOn(step) ? handed().text() : step.text();
    }

    /** Whether a variable of the method that is read takes the value; a caller's is not seen. */
    private boolean assigns() {
        boolean seen = step.operator() != Operator.RETURN || step.call() != activation();
        return seen && step.site().assigns() != null;
    }

    /**
     * Whether it asks for a variable after one line that works on what it has: {@code run |= …}.
     */
    public boolean isChange() {
        String change = step.site().assigns() + " " + step.operator().text() + "=";
        return isLong() && !isStage() && step.text().startsWith(change);
    }

    /** Whether it is one of several words. */
    public boolean isPart() {
        return step.result() instanceof Table;
    }

    /** Whether another question asks for another word of the same step. */
    public boolean isAsideOf(Question other) {
        return step.index() == other.step.index();
    }

    /** What a step that only hands on hands on. */
    private Operand handed() {
        return step.operands().get(part);
    }

    /** Whether all of one call is asked about, from its entry to what it gives back. */
    public boolean isCall() {
        return step.call() >= 0
                && step.operator() == Operator.RETURN
                && trace.calls().get(step.call()).enter() == first;
    }

    /** The call that is asked about, as it stands in the source. */
    public String called() {
        return trace.steps().get(first).text();
    }

    /** Whether it is what a table holds at a place: to be known, not to be worked out. */
    public boolean isLookUp() {
        return step.operator() == Operator.LOOKUP;
    }

    /** Whether it is a whole stage of several statements. */
    public boolean isStage() {
        if (handsOn(step) && !isCall() && maker().index() == first) {
            return false;
        }
        return trace.stages().get(step.stage()).first() == first
                && trace.steps().get(first).statement() != place().statement();
    }

    /** Whether it asks what a variable has after a whole stage. */
    public boolean isAfterStage() {
        return isStage() && VARIABLE.matcher(asked()).matches();
    }

    /** The step that made the value, where the last one only hands it on. */
    Step maker() {
        Step maker = step;
        Operand next = step.operands().get(Math.min(part, step.operands().size() - 1));
        while (handsOn(maker) && next.origin() >= first) {
            maker = trace.steps().get(next.origin());
            next = maker.operands().get(0);
        }
        return maker;
    }

    /** The step that is worked out for the value: of one word among several the one behind it. */
    Step worked() {
        return isPart() ? maker() : step;
    }

    private static boolean handsOn(Step step) {
        return step.operator() == Operator.RETURN || step.operator() == Operator.ASSIGN;
    }

    /** The value. */
    public Word correct() {
        return (Word)
                (step.result() instanceof Table table ? table.elements().get(part) : step.result());
    }

    /** How the value is drawn. */
    public ViewKind view() {
        return isPart() ? handed().view() : step.site().resultView();
    }

    public Type type() {
        return correct().type();
    }

    /** How it is asked for. */
    public AnswerKind kind() {
        return AnswerKind.of(view(), type().width());
    }

    /** Whether it takes more than one operation. */
    public boolean isLong() {
        return first < step.index();
    }

    /** Whether it depends on the inputs: counting rounds teaches nothing. */
    public boolean teaches() {
        return ownSteps().stream()
                .anyMatch(each -> each.operands().stream().anyMatch(Operand::traced));
    }

    /**
     * Whether the answer has to be worked out: a grid that is empty, or just one of those that it
     * starts from, can be guessed.
     */
    public boolean isWorkedOut() {
        return !kind().isGrid()
                || drawn(correct()) != 0
                        && given().stream()
                                .map(each -> each.operand().value())
                                .noneMatch(each -> each instanceof Word word && isCorrect(word));
    }

    private boolean isCorrect(Word word) {
        return drawn(word) == drawn(correct());
    }

    /** The bits that are drawn of a value of this question, zero-extended. */
    long drawn(Word word) {
        return kind().isGrid() ? BitNames.drawn(word.unsigned(), view()) : word.bits();
    }

    /**
     * The values that it starts from, each once, in the order of their use: what was there before
     * its first step, loop counters among it, and the masks. Numbers that stand in the source are
     * left out, save where a single operation is asked for.
     */
    public List<QuestionOperand> given() {
        List<QuestionOperand> given = new ArrayList<>();
        BitSet behind = Recomputation.behind(trace, first, worked().index());
        for (Step each : ownSteps().stream().filter(one -> matters(one, behind)).toList()) {
            for (Operand operand : told(each)) {
                boolean known = operand.origin() < first && isWorthShowing(each, operand);
                if (known && given.stream().noneMatch(one -> same(one.operand(), operand))) {
                    given.add(new QuestionOperand(each, operand));
                }
            }
        }
        return given;
    }

    /** Whether the value depends on a step, or on what a call that it enters does. */
    private boolean matters(Step each, BitSet behind) {
        return behind.get(each.index())
                || trace.calls().stream()
                        .filter(call -> call.enter() == each.index())
                        .anyMatch(call -> behind.nextSetBit(call.enter()) <= call.leave());
    }

    /** Of a choice only the condition: the value that it takes is the answer. */
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

    /** The steps that it asks about, without those inside of the methods that are called. */
    private List<Step> ownSteps() {
        int activation = activation();
        return trace.steps().subList(first, step.index() + 1).stream()
                .filter(each -> each.call() == activation)
                .toList();
    }

    /** The last of the steps that stand in the method that is read, for its place in the source. */
    public Step place() {
        List<Step> own = ownSteps();
        return own.isEmpty() ? step : own.get(own.size() - 1);
    }

    /**
     * A value that comes back from a call belongs to the caller, if the call is asked about too.
     */
    public int activation() {
        boolean comesBack = step.call() >= 0 && trace.calls().get(step.call()).enter() >= first;
        return comesBack ? trace.calls().get(step.call()).parent() : step.call();
    }
}
