package flipscope.web.trace.code;

import flipscope.trace.Method;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.ShortValue;
import flipscope.web.trace.code.SourceView.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The source lines around a step: the current one stands at a third. */
public final class SourcePane {
    private final Trace trace;
    private final IntFunction<String> url;
    private final boolean fine;

    /**
     * @param url the address of a step by its index
     * @param fine whether single operations are looked at: with counts, and how values are drawn
     */
    public SourcePane(Trace trace, IntFunction<String> url, boolean fine) {
        this.trace = trace;
        this.url = url;
        this.fine = fine;
    }

    /**
     * The lines around a step, with the values up to it.
     *
     * @param sentence what comments need not say again
     */
    public SourceView at(Method method, Step current, String sentence) {
        CodeLines code = CodeLines.of(method, fine, sentence);
        List<CodeLine> shown = code.around(line(current));
        return view(method, code, shown, current, current.index() + 1);
    }

    /** All lines of a step's method, with the values up to it. */
    public SourceView whole(Method method, Step current) {
        CodeLines code = CodeLines.of(method, true, "");
        return view(method, code, code.all(), current, current.index() + 1);
    }

    /** The lines around a step, with the values up to another, exclusive. */
    public SourceView before(Method method, Step current, int end) {
        CodeLines code = CodeLines.of(method, fine, "");
        return view(method, code, code.around(line(current)), current, end);
    }

    private static int line(Step step) {
        return step.site().span().line();
    }

    private SourceView view(
            Method method, CodeLines code, List<CodeLine> shown, Step current, int end) {
        MethodText text = new MethodText(method);
        int here = line(current);
        List<Integer> near = code.neighbours(here);
        Map<Integer, String> values = valuesBefore(end, current);
        Map<Integer, Integer> nexts = nextSteps(current);
        List<Line> lines = new ArrayList<>(shown.size());
        for (CodeLine line : shown) {
            Integer next = nexts.get(line.number());
            lines.add(
                    line(line, line.number() == here ? current : null)
                            .with(
                                    values.getOrDefault(line.number(), ""),
                                    next == null ? null : url.apply(next),
                                    near.contains(line.number())));
        }
        CodeLine last = shown.get(shown.size() - 1);
        return new SourceView(
                text.fileName(),
                lines,
                shown.get(0).number() > text.start(),
                last.number() < text.last());
    }

    /** All lines of a method, without values. */
    public SourceView overview(Method method) {
        MethodText text = new MethodText(method);
        List<Line> lines =
                CodeLines.of(method, true, "").all().stream()
                        .map(each -> line(each, null))
                        .toList();
        return new SourceView(text.fileName(), lines, false, false);
    }

    private static Line line(CodeLine line, Step current) {
        String text = line.text();
        if (current == null) {
            return Line.of(line);
        }
        Span span = current.site().span();
        int from = line.place(span.column() - 1);
        int to = span.endLine() > span.line() ? text.length() : line.place(span.endColumn());
        return Line.of(line).marking(from, to);
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

    private String value(Step step) {
        String value =
                step.assigned() != null
                        ? ShortValue.word(step.assigned(), step.assignedView())
                        : step.result() instanceof Word word
                                ? ShortValue.word(word, step.view())
                                : "";
        return fine || !value.startsWith("{") ? value : "";
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
