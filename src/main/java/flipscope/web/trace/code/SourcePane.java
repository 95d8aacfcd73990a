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

/**
 * The source lines around a step. The number of lines is fixed, and the same lines stay while the
 * step is near, so that the text does not jump.
 */
public final class SourcePane {
    /** How many lines fit beside the pictures. */
    static final int LINES = 16;

    /** The pane pages after this many lines. */
    private static final int PAGE = 9;

    /** The least number of lines above the current one, after the first page. */
    private static final int ABOVE = 4;

    private final Trace trace;
    private final IntFunction<String> url;

    /**
     * @param url the address of a step by its index
     */
    public SourcePane(Trace trace, IntFunction<String> url) {
        this.trace = trace;
        this.url = url;
    }

    /** The lines around a step, with the values up to it. */
    public SourceView at(Method method, Step current) {
        return before(method, current, current.index() + 1);
    }

    /**
     * The lines around a step, with the values up to another, exclusive.
     *
     * @param end the first step whose value is not shown
     */
    public SourceView before(Method method, Step current, int end) {
        MethodText text = new MethodText(method);
        Span span = current.site().span();
        int first = firstLine(text, span.line());
        Map<Integer, String> values = valuesBefore(end, current);
        Map<Integer, Integer> nexts = nextSteps(current);
        List<Line> lines = new ArrayList<>(LINES);
        for (int number = first; number < first + LINES; number++) {
            boolean there = number <= text.last();
            Integer next = there ? nexts.get(number) : null;
            lines.add(
                    line(
                            there ? number : 0,
                            text.line(number),
                            span.line() == number ? current : null,
                            values.getOrDefault(number, ""),
                            next == null ? null : url.apply(next)));
        }
        return new SourceView(
                text.fileName(), lines, first > text.start(), first + LINES <= text.last());
    }

    /** The first lines of a method, without values. */
    public SourceView overview(Method method) {
        MethodText text = new MethodText(method);
        List<Line> lines = new ArrayList<>();
        for (int number = text.start(); number <= text.last(); number++) {
            lines.add(line(number, text.line(number), null, "", null));
        }
        return new SourceView(text.fileName(), lines, false, false);
    }

    private static Line line(int number, String text, Step current, String value, String url) {
        boolean comment = text.strip().startsWith("//");
        if (current == null) {
            return new Line(number, text, "", "", comment, false, value, url);
        }
        Span span = current.site().span();
        int indent = MethodText.INDENT;
        int from = Math.min(text.length(), Math.max(0, span.column() - 1 - indent));
        int to =
                span.endLine() > span.line()
                        ? text.length()
                        : Math.min(text.length(), span.endColumn() - indent);
        return new Line(
                number,
                text.substring(0, from),
                text.substring(from, Math.max(from, to)),
                text.substring(Math.max(from, to)),
                comment,
                true,
                value,
                url);
    }

    private static int firstLine(MethodText text, int current) {
        int start = text.start();
        int length = text.last() - start + 1;
        if (length <= LINES || current - start < LINES - 2) {
            return start;
        }
        int page = (current - start - ABOVE) / PAGE;
        return Math.min(start + page * PAGE, text.last() - LINES + 1);
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
            return ShortValue.word(step.assigned(), step.site().assignedView());
        }
        return step.result() instanceof Word word
                ? ShortValue.word(word, step.site().resultView())
                : "";
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
