package flipscope.web.step;

import flipscope.trace.Method;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.ShortValue;
import flipscope.web.step.SourceView.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The source lines around a step: the current one stands at a third.
 *
 * @param url the address of a step by its index
 * @param fine whether single operations are looked at: with how values are drawn
 */
public record SourcePane(Trace trace, IntFunction<String> url, boolean fine) {
    /** The lines around a step, with the values up to it. */
    public SourceView at(Method method, Step current) {
        return before(method, current, current.index() + 1);
    }

    /** All lines of a step's method, with the values up to it. */
    public SourceView whole(Method method, Step current) {
        CodeLines code = CodeLines.of(method, true);
        return view(code, code.lines(), current, current.index() + 1);
    }

    /** The lines around a step, with the values up to another, exclusive. */
    public SourceView before(Method method, Step current, int end) {
        CodeLines code = CodeLines.of(method, fine);
        return view(code, code.around(current.site().span().line()), current, end);
    }

    private SourceView view(CodeLines code, List<CodeLine> shown, Step current, int end) {
        Span span = current.site().span();
        List<Integer> near = code.neighbours(span.line());
        Map<Integer, String> values = valuesBefore(end, current);
        Map<Integer, Integer> nexts = nextSteps(current);
        List<Line> lines = new ArrayList<>(shown.size());
        for (CodeLine line : shown) {
            int number = line.number();
            boolean here = number == span.line();
            int from = here ? line.place(span.column() - 1) : line.text().length();
            lines.add(
                    new Line(
                            line,
                            from,
                            here ? Math.max(from, end(line, span)) : from,
                            here,
                            near.contains(number),
                            values.getOrDefault(number, ""),
                            Optional.ofNullable(nexts.get(number)).map(url::apply),
                            List.of()));
        }
        return code.view(lines);
    }

    private static int end(CodeLine line, Span span) {
        return span.endLine() > span.line() ? line.text().length() : line.place(span.endColumn());
    }

    /** All lines of a method, without values. */
    public static SourceView overview(Method method) {
        CodeLines code = CodeLines.of(method, true);
        return code.view(code.lines().stream().map(Line::of).toList());
    }

    /**
     * The last value of each line, in this activation of the method. A line that has started again
     * has none: its value from the previous round would look like the answer.
     */
    private Map<Integer, String> valuesBefore(int end, Step current) {
        Map<Integer, String> values = new HashMap<>();
        for (Step step : trace.steps().subList(0, Math.max(end, current.index() + 1))) {
            if (step.call() == current.call()) {
                int line = step.site().statementSpan().endLine();
                if (step.index() >= end) {
                    values.remove(line);
                } else if (step.last() && !value(step).isEmpty()) {
                    values.put(line, value(step));
                }
            }
        }
        return values;
    }

    private static String value(Step step) {
        if (step.assigned() != null) {
            return ShortValue.word(step.assigned(), step.assignedView());
        }
        return step.result() instanceof Word word ? ShortValue.word(word, step.view()) : "";
    }

    /** For each line its next step after this one or, failing that, its first. */
    private Map<Integer, Integer> nextSteps(Step current) {
        Map<Integer, Integer> nexts = new HashMap<>();
        for (Step step : trace.steps()) {
            if (step.call() == current.call()) {
                int line = step.site().span().line();
                Integer known = nexts.get(line);
                if (known == null || known <= current.index() && step.index() > current.index()) {
                    nexts.put(line, step.index());
                }
            }
        }
        return nexts;
    }
}
