package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.rules.Squares;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Sign;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
     * A value and what stands before it.
     *
     * @param steps of rounds those that changed the variable since the value to the left; else the
     *     step of the sign alone
     * @param main which of the step's operands stands to the left
     * @param name of an arrow its operation, as {@code << 1} or {@code | legal}; of a stage its
     *     title; else empty
     */
    public record Link(Sign sign, List<Step> steps, int main, String name, Shown value) {
        Link(Sign sign, Step step, String name, Shown value) {
            this(sign, List.of(step), 0, name, value);
        }

        /** The first of a row. */
        static Link start(Shown value) {
            return new Link(Sign.START, value.step(), "", value);
        }

        /** The step of the sign: the operator; of rounds the last; of a stage its result. */
        public Step step() {
            return Last.of(steps);
        }

        /** The first step of a passage. */
        Step from() {
            return steps.get(0);
        }

        /** This link with another value, such as the variable that took it. */
        Link valued(Shown other) {
            return new Link(sign, steps, main, name, other);
        }
    }

    /**
     * A value as it is drawn.
     *
     * @param text its source, or the variable that took it
     * @param operand the operand that it is, or null for a result
     * @param step the step that has this operand or result
     */
    public record Shown(String text, Value value, DisplayFormat view, Operand operand, Step step) {
        public static Shown operand(Step step, Operand operand) {
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
            return areBits(view) && value instanceof Word && bits() == 0;
        }

        /** Its bits, zero-extended; none of a table. */
        public long bits() {
            return value instanceof Word word ? word.unsigned() : 0;
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
        return Last.of(links).value();
    }

    /**
     * In which round each bit of its last value was set: the number of the round by bit; without
     * those that were set before. Empty if the chain does not end with rounds of a loop over
     * squares.
     */
    public Map<Integer, Integer> roundsOfBits(Trace trace) {
        Link last = Last.of(links);
        boolean rounds =
                last.sign() == Sign.ROUNDS
                        && last.step().iteration() != null
                        && StepReference.round(trace, last.step().index()) != null;
        if (!rounds || !areSquares(last.value().view())) {
            return Map.of();
        }
        Map<Integer, Integer> numbers = new TreeMap<>();
        long before = 0;
        for (Link link : links) {
            if (link.sign() == Sign.ROUNDS) {
                for (Step step : link.steps()) {
                    before = add(numbers, trace, step, before);
                }
            } else {
                before = link.value().bits();
            }
        }
        numbers.keySet().removeIf(bit -> !Word.has(last.value().bits(), bit));
        return numbers;
    }

    private static long add(Map<Integer, Integer> numbers, Trace trace, Step step, long before) {
        long after = step.assigned().unsigned();
        LoopRound round = StepReference.round(trace, step.index());
        if (round != null) {
            Squares.list(after & ~before).forEach(bit -> numbers.put(bit, round.number()));
        }
        return after;
    }

    /**
     * The operations from the variable to what it becomes, as far as they follow from it alone;
     * else only the last one.
     *
     * @param last the step that assigns the variable
     */
    public static List<Link> path(Trace trace, Step last) {
        ChainScope scope = ChainScope.around(trace, last);
        Operand itself = ChainOperation.itself(last).orElseThrow();
        Deque<Link> path = new ArrayDeque<>();
        for (Step step = last; step != null && !scope.isReturn(step); ) {
            ChainOperation operation = ChainOperation.of(step, scope);
            Operand operand = operation.operand();
            if (!ChainRow.isCopy(step)) {
                path.addFirst(operation.link(Sign.ARROW, Shown.result(step)));
            }
            if (operand.text().equals(itself.text()) && operand.value().equals(itself.value())) {
                return List.copyOf(path);
            }
            step = operation.ends() ? null : scope.maker(operand);
        }
        int main = last.operands().indexOf(itself);
        return List.of(new Link(Sign.ARROW, List.of(last), main, "", Shown.result(last)));
    }
}
