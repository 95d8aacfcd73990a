package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;

/**
 * What a stop did, as a row of at most {@link #MOST} values. Between two values stands an operator
 * where it is literally the operation on them, otherwise an arrow.
 *
 * @param links the values in order, each with what stands before it; never empty
 * @param still why the stop changed nothing, if so
 * @param variable the variable of the stop's value, or empty
 */
public record Chain(List<Link> links, Still still, String variable) {
    public static final int MOST = 4;

    /** What stands between a value and the one before it. */
    public enum Sign {
        /** Nothing: the first value. */
        START,
        /** The operator of a step, between all that is to its left and this value. */
        OPERATOR,
        /** Equals: this value is the result of the operators before it. */
        EQUALS,
        /** An operation on the value to its left alone, or on one value that is only named. */
        ARROW,
        /** What is not drawn: rounds of a loop, or lines that changed one variable. */
        ROUNDS,
        /** A stage of a call. */
        STAGE
    }

    /** Why a stop changed nothing. */
    public enum Still {
        /** It did change something. */
        NO,
        /** What it would add is empty. */
        EMPTY,
        /** What it would add is there already. */
        HELD,
        /** Its last operation leaves the value as it was. */
        SAME
    }

    /**
     * An operation that was done.
     *
     * @param main which of its operands the value was that it was done to
     */
    public record Done(Step step, int main) {}

    /**
     * A value and what stands before it.
     *
     * @param step the step of the sign: the operator; of rounds the last; of a stage its result
     * @param steps of rounds those that changed the variable since the value to the left; else the
     *     step alone
     * @param main which of the step's operands stands to the left
     * @param name of an arrow its operation, as {@code << 1} or {@code | legal}; of a stage its
     *     title; else empty
     */
    public record Link(Sign sign, Step step, List<Step> steps, int main, String name, Shown value) {
        Link(Sign sign, Step step, String name, Shown value) {
            this(sign, step, List.of(step), 0, name, value);
        }

        /** The first step of a passage. */
        Step from() {
            return steps.get(0);
        }

        /** The same with another value, such as the variable that took it. */
        Link valued(Shown other) {
            return new Link(sign, step, steps, main, name, other);
        }
    }

    /**
     * A value as it is drawn.
     *
     * @param text its source, or the variable that took it
     * @param operand the operand that it is, or null for a result
     * @param step the step that has this operand or result
     */
    public record Shown(String text, Value value, ViewKind view, Operand operand, Step step) {
        static Shown operand(Step step, Operand operand) {
            return new Shown(operand.text(), operand.value(), operand.view(), operand, step);
        }

        /** The value that a step's variable took, or its result. */
        public static Shown result(Step step) {
            String text = step.assigned() == null ? step.text() : step.assigns();
            return new Shown(text, step.outcome(), step.outcomeView(), null, step);
        }

        /** The value that a call came to, by the call. */
        static Shown call(Trace trace, Step back) {
            Shown result = result(back);
            String text = back.assigned() == null ? trace.entry(back).text() : result.text;
            return new Shown(text, result.value, result.view, null, back);
        }

        boolean isEmpty() {
            return BitNames.areBits(view) && value instanceof Word word && word.bits() == 0;
        }

        boolean isSameAs(Shown other) {
            return value.equals(other.value) && view.equals(other.view);
        }
    }

    /** The chain of a stop by stage or by statement. */
    public static Chain of(Trace trace, Stop stop, Detail detail) {
        return new ChainBuilder(trace, stop, detail).build();
    }

    public Shown result() {
        return links.get(links.size() - 1).value();
    }
}
