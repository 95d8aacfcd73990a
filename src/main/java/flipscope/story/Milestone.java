package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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

    private static final Pattern ANNOTATION = Pattern.compile("@View\\([^)]*\\) *");

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
        String plain = ANNOTATION.matcher(text).replaceAll("");
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

    public ViewKind view() {
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
        if (!BitNames.areBits(view()) || !(value() instanceof Word word)) {
            return false;
        }
        long set = BitNames.drawn(word.unsigned(), view());
        return set != 0 && Long.bitCount(set) < BitNames.size(word.type().width(), view());
    }

    /** Whether both perform the same operations in the same order, on whatever operands. */
    boolean isShapedAs(Milestone other) {
        if (own.size() != other.own.size()) {
            return false;
        }
        for (int index = 0; index < own.size(); index++) {
            if (!isSameOperation(own.get(index), other.own.get(index))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSameOperation(Step one, Step other) {
        boolean calls = one.operator().calls() && other.operator().calls();
        return (calls || one.operator() == other.operator())
                && one.operands().size() == other.operands().size();
    }

    /** The operands of its steps, in order. */
    List<Operand> operands() {
        return own.stream().flatMap(each -> each.operands().stream()).toList();
    }

    /** One milestone per stop of the entry method; consecutive idle rounds share one. */
    static List<Milestone> byStop(Trace trace) {
        List<Stop> stops = Stops.of(trace, Detail.STATEMENT).list();
        List<Milestone> all = new ArrayList<>();
        for (Stop stop : stops) {
            List<Step> shown = List.of(trace.step(stop.step()));
            all.add(of(trace, stop, shown, all.size() == stops.size() - 1));
        }
        return List.copyOf(all);
    }

    /**
     * One milestone per statement that teaches, in every round of every loop.
     *
     * @param call the activation, an index into the trace's calls, or -1 for the entry method
     */
    static List<Milestone> byStatement(Trace trace, int call) {
        List<StatementRun> pieces = StatementRun.of(trace, call);
        int last = pieces.size() - 1;
        return IntStream.rangeClosed(0, last)
                .filter(i -> i == last || pieces.get(i).teaches())
                .mapToObj(i -> milestone(trace, pieces.get(i), i == last))
                .toList();
    }

    private static Milestone milestone(Trace trace, StatementRun piece, boolean last) {
        Stop stop = Stop.of(piece.result().index(), piece.first(), piece.last());
        return of(trace, stop, piece.steps(), last);
    }
}
