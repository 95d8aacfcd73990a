package flipscope.predict;

import flipscope.story.Places;
import flipscope.story.Stop;
import flipscope.trace.Operand;
import flipscope.trace.Replay;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.View;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What a stop of a trace comes to, asked before it is shown.
 *
 * @param trace the trace
 * @param first the first step that nothing may be told of
 * @param step the step whose result is asked for
 */
public record Question(Trace trace, int first, Step step) {

    /**
     * The question of a stop; none where no value comes out, as where a method is entered, and none
     * about the entry of a table, which nobody can know.
     */
    public static Optional<Question> of(Trace trace, Stop stop) {
        Step step = trace.steps().get(stop.step());
        return step.result() instanceof Word && !step.operator().equals("[]")
                ? Optional.of(new Question(trace, stop.first(), step))
                : Optional.empty();
    }

    /** What is asked for: an expression, or the variable that several statements lead to. */
    public String asked() {
        boolean named = step.site().assigns() != null;
        if (named && (isStage() || handsOn(step))) {
            return step.site().assigns();
        }
        return handsOn(step) ? step.operands().get(0).text() : step.text();
    }

    /** Whether it takes more than one statement. */
    public boolean isStage() {
        return trace.steps().get(first).statement() != place().statement();
    }

    /** The step that made the value, where the last one only hands it on. */
    Step maker() {
        Step maker = step;
        while (handsOn(maker) && maker.operands().get(0).origin() >= first) {
            maker = trace.steps().get(maker.operands().get(0).origin());
        }
        return maker;
    }

    private static boolean handsOn(Step step) {
        return step.operator().equals("return") || step.operator().equals("=");
    }

    /** The value. */
    public Word right() {
        return (Word) step.result();
    }

    /** How the value is drawn. */
    public View view() {
        return step.site().resultView();
    }

    public Type type() {
        return right().type();
    }

    /** How it is asked for. */
    public Kind kind() {
        return Kind.of(view(), type().width());
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

    /** The bits that are drawn of a value of this question, zero-extended. */
    long drawn(Word word) {
        return kind().isGrid() ? Places.drawn(word.unsigned(), view()) : word.bits();
    }

    /**
     * The values that it starts from, each once, in the order of their use: what was there before
     * its first step, and the masks. Numbers that stand in the source are left out, save where a
     * single operation is asked for.
     */
    public List<Given> given() {
        List<Given> given = new ArrayList<>();
        BitSet behind = Replay.behind(trace, first, step.index());
        for (Step each : ownSteps().stream().filter(one -> matters(one, behind)).toList()) {
            for (Operand operand : told(each)) {
                boolean known = operand.origin() < first && isWorthShowing(operand);
                if (known && given.stream().noneMatch(one -> same(one.operand(), operand))) {
                    given.add(new Given(each, operand));
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
    private static List<Operand> told(Step step) {
        return step.operator().equals("?:") ? step.operands().subList(0, 1) : step.operands();
    }

    private boolean isWorthShowing(Operand operand) {
        return !isLong() || operand.traced() || isMask(operand);
    }

    private static boolean isMask(Operand operand) {
        return operand.value() instanceof Word
                && Places.areBits(operand.view())
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
