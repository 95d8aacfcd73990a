package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;

/** Says why the result of a step is the same as one of its operands. */
public final class StillWords {
    private StillWords() {}

    /** Why nothing changed; empty if the result differs from every operand. */
    public static String of(Messages messages, Step step) {
        Operand same = same(step);
        if (same == null) {
            return "";
        }
        List<Operand> operands = step.operands();
        Operand other = operands.get(operands.size() - 1 - operands.indexOf(same));
        return messages.text("story.still." + key(step, other), other.text(), same.text());
    }

    private static Operand same(Step step) {
        return step.operands().stream()
                .filter(each -> isSame(each.value(), step.result()))
                .filter(each -> each.view().equals(step.view()))
                .findFirst()
                .orElse(null);
    }

    /** Whether two values have the same bits, of whatever type. */
    private static boolean isSame(Value one, Value other) {
        return one instanceof Word a && other instanceof Word b
                ? a.bits() == b.bits()
                : one.equals(other);
    }

    private static String key(Step step, Operand other) {
        return switch (step.operator()) {
            case AND -> "and";
            case OR -> EmptyValues.isEmpty(other) ? "empty" : "or";
            case XOR, ADD, SUBTRACT -> EmptyValues.isEmpty(other) ? "empty" : "equal";
            case LEFT, RIGHT, RIGHT_ZERO -> EmptyValues.isEmpty(other) ? "by-nothing" : "shift";
            case RETURN, ASSIGN, CAST -> "passed-on";
            default -> "equal";
        };
    }
}
