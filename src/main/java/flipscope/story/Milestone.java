package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A statement of one trace that is to be set beside one of another, and the value that it came to.
 *
 * @param stop the stop
 * @param step the step that it shows
 * @param own the statement's steps, without those of the methods that it calls
 * @param text the source of the statement
 * @param last whether it is the last of its method
 */
public record Milestone(Stop stop, Step step, List<Step> own, String text, boolean last) {

    private static final Pattern ANNOTATION = Pattern.compile("@View\\([^)]*\\) *");

    /** The milestone of a stop: where a call comes back, its source is that of the call. */
    static Milestone of(Trace trace, Stop stop, List<Step> own, boolean last) {
        Step step = trace.steps().get(stop.step());
        boolean comesBack = step.operator() == Operator.RETURN && step.site().assigns() != null;
        String text = comesBack ? Narrator.call(trace, step).text() : step.text();
        return new Milestone(stop, step, own, text, last);
    }

    /** The variable that took the value; for what takes none, its source. */
    public String name() {
        return isAssigned() ? step.site().assigns() : text;
    }

    /** The statement as it is read: {@code run = own << 1}, {@code for (long line : LINES)}. */
    public String statement() {
        String plain = ANNOTATION.matcher(text).replaceAll("");
        if (plain.contains(" " + name() + " : ")) {
            return "for (" + plain + ")";
        }
        return isAssigned() && !StepText.isAssignment(plain) ? name() + " = " + plain : plain;
    }

    /** Whether a variable took the value. */
    boolean isAssigned() {
        return step.assigned() != null;
    }

    /** The value, as the variable took it. */
    public Value value() {
        return isAssigned() ? step.assigned() : step.result();
    }

    /** How the value is drawn. */
    public ViewKind view() {
        return isAssigned() ? step.site().assignedView() : step.site().resultView();
    }

    /** Whether two statements came to the same: equal values that are drawn alike. */
    public boolean agrees(Milestone other) {
        return value().equals(other.value()) && view().equals(other.view());
    }

    /** Whether a variable of the same name took it, or the same source made it. */
    boolean isNamedAs(Milestone other) {
        return isAssigned() == other.isAssigned() && name().equals(other.name());
    }

    /**
     * Whether it is worth a meeting: some of the bits are set and some are not. A number may agree
     * by accident.
     */
    boolean isTelling() {
        if (!BitNames.areBits(view()) || !(value() instanceof Word word)) {
            return false;
        }
        long set = BitNames.drawn(word.unsigned(), view());
        return set != 0 && Long.bitCount(set) < BitNames.size(word.type().width(), view());
    }

    /** Whether both did the same operations, step by step, whatever they did them to. */
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
}
