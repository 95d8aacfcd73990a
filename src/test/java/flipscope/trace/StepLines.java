package flipscope.trace;

import java.util.List;

/** The steps of a small program, each as one line, for tests that read them. */
final class StepLines {
    private StepLines() {}

    /** {@code operator: operand, operand -> result [name=assigned]} of every step. */
    static List<String> steps(String members, Value... arguments) {
        Trace trace = Sources.trace(members, arguments);
        TraceVerifier.verify(trace);
        return trace.steps().stream().map(StepLines::line).toList();
    }

    private static String line(Step step) {
        String operands = String.join(", ", step.operands().stream().map(Operand::text).toList());
        String assigned =
                step.assigns() == null
                        ? ""
                        : " [" + step.assigns() + "=" + plain(step.assigned()) + "]";
        return step.operator().text() + ": " + operands + " -> " + plain(step.result()) + assigned;
    }

    private static String plain(Value value) {
        if (value instanceof Word word) {
            return word.type().equals(Type.BOOLEAN) ? word.text() : String.valueOf(word.bits());
        }
        return value == null ? "" : value.type().toString();
    }
}
