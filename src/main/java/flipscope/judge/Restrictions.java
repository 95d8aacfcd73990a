package flipscope.judge;

import flipscope.trace.Method;
import flipscope.trace.SourceException;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import java.util.Set;

/** Refuses operators, loops and library methods that a task forbids. */
final class Restrictions {
    /** Operators on the bits of a value, alone or before {@code =}. */
    private static final Set<String> OPERATORS =
            Set.of("&", "|", "^", "~", "<<", ">>", ">>>", "+", "-", "*", "/", "%");

    private static final Set<String> LOOPS = Set.of("for", "while", "do");

    private final Task task;
    private final Program program;
    private final Method entry;

    /**
     * @param entry what it calls counts too; methods that are never called do not
     */
    Restrictions(Task task, Program program, Method entry) {
        this.task = task;
        this.program = program;
        this.entry = entry;
    }

    /**
     * @throws SourceException at the first thing that the task does without
     */
    void check() {
        for (Method method : program.reached(entry)) {
            for (Token token : program.tokens(method)) {
                check(method, token);
            }
        }
    }

    private void check(Method method, Token token) {
        String text = token.text();
        String operator = text.endsWith("=") ? text.substring(0, text.length() - 1) : text;
        boolean refused =
                switch (token.kind()) {
                    case SIGN ->
                            OPERATORS.contains(operator) && !task.operators().contains(operator);
                    case NAME ->
                            text.matches("(Long|Integer|Math)\\..*")
                                    || LOOPS.contains(text) && !task.loops();
                    case NUMBER -> false;
                };
        if (refused) {
            throw new SourceException(
                    method.file().name(),
                    token.span(),
                    "this task does without `" + text + "`; " + instead());
        }
    }

    private String instead() {
        String loops = task.loops() ? " and loops" : "";
        return "it may use " + String.join(" ", task.operators()) + loops;
    }
}
