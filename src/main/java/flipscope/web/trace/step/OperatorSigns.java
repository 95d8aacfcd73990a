package flipscope.web.trace.step;

import flipscope.text.Messages;
import flipscope.trace.Operator;
import flipscope.trace.Step;

/** Operators as symbols between pictures, and as words. */
final class OperatorSigns {
    private OperatorSigns() {}

    static String symbol(Step step) {
        Operator operator = step.operator();
        if (operator.calls()) {
            return simpleName(step.text());
        }
        if (operator == Operator.CAST) {
            return "(" + step.result().type() + ")";
        }
        if (operator == Operator.LOOKUP) {
            return "[ ]";
        }
        return operator.symbol();
    }

    private static String simpleName(String call) {
        String name = call.substring(0, call.indexOf('('));
        return name.substring(name.lastIndexOf('.') + 1);
    }

    static String spoken(Messages words, Step step) {
        String key = "stepper.operator." + name(step.operator());
        return words.text(key, symbol(step));
    }

    private static String name(Operator operator) {
        return switch (operator) {
            case AND -> "and";
            case OR -> "or";
            case XOR -> "xor";
            case COMPLEMENT -> "not";
            case LEFT -> "left";
            case RIGHT_ZERO -> "right";
            case RIGHT -> "right-signed";
            case ADD -> "plus";
            case SUBTRACT -> "minus";
            case NEGATE -> "negative";
            case MULTIPLY -> "times";
            case LESS -> "less";
            case LESS_EQUAL -> "at-most";
            case GREATER -> "more";
            case GREATER_EQUAL -> "at-least";
            case EQUAL -> "equal";
            case NOT_EQUAL -> "different";
            case NOT -> "false";
            case BOTH -> "both";
            case EITHER -> "either";
            case CHOOSE -> "choice";
            case LOOKUP -> "entry";
            case DIVIDE, REMAINDER, CAST, CALL, LIBRARY, RETURN, ASSIGN -> "other";
        };
    }
}
