package flipscope.web.trace.step;

import flipscope.text.Messages;
import flipscope.trace.Step;
import java.util.Map;

/** Operators as symbols between pictures, and as words. */
final class OperatorSigns {
    private static final Map<String, String> SPOKEN =
            Map.ofEntries(
                    Map.entry("&", "and"),
                    Map.entry("|", "or"),
                    Map.entry("^", "xor"),
                    Map.entry("~", "not"),
                    Map.entry("<<", "left"),
                    Map.entry(">>>", "right"),
                    Map.entry(">>", "right-signed"),
                    Map.entry("+", "plus"),
                    Map.entry("-", "minus"),
                    Map.entry("u-", "negative"),
                    Map.entry("*", "times"),
                    Map.entry("<", "less"),
                    Map.entry("<=", "at-most"),
                    Map.entry(">", "more"),
                    Map.entry(">=", "at-least"),
                    Map.entry("==", "equal"),
                    Map.entry("!=", "different"),
                    Map.entry("!", "false"),
                    Map.entry("&&", "both"),
                    Map.entry("||", "either"),
                    Map.entry("?:", "choice"),
                    Map.entry("[]", "entry"));

    private OperatorSigns() {}

    static String symbol(Step step) {
        return switch (step.operator()) {
            case "u-" -> "−";
            case "[]" -> "[ ]";
            case "cast" -> "(" + step.result().type() + ")";
            case "call" -> simpleName(step.text());
            default -> step.operator();
        };
    }

    private static String simpleName(String call) {
        String name = call.substring(0, call.indexOf('('));
        return name.substring(name.lastIndexOf('.') + 1);
    }

    static String spoken(Messages words, Step step) {
        String key = "stepper.operator." + SPOKEN.getOrDefault(step.operator(), "other");
        return words.text(key, symbol(step));
    }
}
