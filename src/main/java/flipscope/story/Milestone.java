package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.story.Chain.Shown;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A statement to be aligned with one of another trace, and its value.
 *
 * @param stop the stop
 * @param step the step that shows its value
 * @param own the statement's steps, without those of methods it calls
 * @param text the source of the statement
 * @param last whether it is the last of its method
 */
public record Milestone(Stop stop, Step step, List<Step> own, String text, boolean last) {

    /** The milestone of a stop; for a returning call, its source is that of the call. */
    static Milestone of(Trace trace, Stop stop, List<Step> own, boolean last) {
        Step step = trace.step(stop.step());
        return new Milestone(stop, step, own, trace.source(step), last);
    }

    /** The assigned variable, or the source if there is none. */
    public String name() {
        return isAssigned() ? step.assigns() : text;
    }

    /** The statement as displayed: {@code run = own << 1}, {@code for (long line : LINES)}. */
    public String statement() {
        String plain = StepText.withoutViews(text);
        if (plain.contains(" " + name() + " : ")) {
            return "for (" + plain + ")";
        }
        return isAssigned() && !StepText.isAssignment(plain) ? name() + " = " + plain : plain;
    }

    boolean isAssigned() {
        return step.assigned() != null;
    }

    /** The value, converted to the assigned variable's type. */
    public Value value() {
        return step.outcome();
    }

    public DisplayFormat view() {
        return step.outcomeView();
    }

    /** Whether both have equal values with the same view. */
    public boolean agrees(Milestone other) {
        return value().equals(other.value()) && view().equals(other.view());
    }

    /** Whether both assign to variables of the same name or have the same source. */
    boolean isNamedAs(Milestone other) {
        return isAssigned() == other.isAssigned() && name().equals(other.name());
    }

    /**
     * Whether it can be matched by value: some bits are set and some clear. Numbers may agree by
     * accident.
     */
    boolean isDistinctive() {
        if (!areBits(view()) || !(value() instanceof Word word)) {
            return false;
        }
        long set = BitNames.drawn(word.unsigned(), view());
        return set != 0 && Long.bitCount(set) < BitNames.size(word.type().width(), view());
    }

    /** Whether both perform the same operations in the same order, on whatever operands. */
    boolean isShapedAs(Milestone other) {
        return own.size() == other.own.size()
                && IntStream.range(0, own.size())
                        .allMatch(index -> isSameOperation(own.get(index), other.own.get(index)));
    }

    private static boolean isSameOperation(Step one, Step other) {
        boolean calls = one.operator().calls() && other.operator().calls();
        return (calls || one.operator() == other.operator())
                && one.operands().size() == other.operands().size();
    }

    /** The operands of its steps, in order. */
    List<Shown> operands() {
        return own.stream()
                .flatMap(each -> each.operands().stream().map(one -> Shown.operand(each, one)))
                .toList();
    }

    /** Its value by its name. */
    Shown shown() {
        return new Shown(name(), value(), view(), null, step);
    }

    /** One milestone per stop of the entry method; consecutive idle rounds share one. */
    static List<Milestone> byStop(Trace trace) {
        List<Stop> stops = Stops.of(trace, Detail.STATEMENT).list();
        return stops.stream()
                .map(
                        stop ->
                                of(
                                        trace,
                                        stop,
                                        List.of(trace.step(stop.step())),
                                        stop.equals(Last.of(stops))))
                .toList();
    }

    /**
     * One milestone per statement that teaches, in every round of every loop.
     *
     * @param call the activation, an index into the trace's calls, or -1 for the entry method
     */
    static List<Milestone> byStatement(Trace trace, int call) {
        List<StatementRun> pieces = StatementRun.of(trace, call);
        StatementRun last = Last.of(pieces);
        return pieces.stream()
                .filter(each -> each.equals(last) || each.teaches())
                .map(each -> of(trace, each.stop(), each.steps(), each.equals(last)))
                .toList();
    }
}
