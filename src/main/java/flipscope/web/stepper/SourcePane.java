package flipscope.web.stepper;

import flipscope.trace.Method;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.grid.Brief;
import flipscope.web.view.SourceView;
import flipscope.web.view.SourceView.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The lines around a step, as they stand in the core file. Always the same number of them, and the
 * same ones while the step stays near: the text does not run away under the reader's eyes.
 */
final class SourcePane {
    /** As many lines as fit beside the pictures. */
    static final int LINES = 16;

    /** The pane turns a page after this many lines. */
    private static final int PAGE = 9;

    /** How many lines above the current one are seen at least, after the first page. */
    private static final int ABOVE = 4;

    private final Trace trace;
    private final IntFunction<String> url;

    /**
     * @param url the address of a step by its index
     */
    SourcePane(Trace trace, IntFunction<String> url) {
        this.trace = trace;
        this.url = url;
    }

    /** The lines around a step, with the values up to it. */
    SourceView at(Method method, Step current) {
        Span span = current.site().span();
        int first = firstLine(method, span.line());
        Map<Integer, String> values = valuesUpTo(current);
        Map<Integer, Integer> nexts = nextSteps(current);
        List<Line> lines = new ArrayList<>(LINES);
        for (int number = first; number < first + LINES; number++) {
            boolean there = number <= method.span().endLine();
            String text = there ? line(method, number) : "";
            Integer next = there ? nexts.get(number) : null;
            lines.add(
                    line(
                            there ? number : 0,
                            text,
                            span.line() == number ? current : null,
                            values.getOrDefault(number, ""),
                            next == null ? null : url.apply(next)));
        }
        return new SourceView(
                shortName(method),
                lines,
                first > start(method),
                first + LINES <= method.span().endLine());
    }

    /** The first lines of a method, before any step. */
    SourceView overview(Method method) {
        List<Line> lines = new ArrayList<>();
        for (int number = start(method); number <= method.span().endLine(); number++) {
            lines.add(line(number, line(method, number), null, "", null));
        }
        return new SourceView(shortName(method), lines, false, false);
    }

    private static Line line(int number, String text, Step current, String value, String url) {
        boolean comment = text.strip().startsWith("//");
        if (current == null) {
            return new Line(number, text, "", "", comment, false, value, url);
        }
        Span span = current.site().span();
        int indent = INDENT;
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

    /** Methods stand four columns in; the pane does not. */
    private static final int INDENT = 4;

    private static String line(Method method, int number) {
        String line = method.file().text().lines().skip(number - 1L).findFirst().orElse("");
        return line.startsWith(" ".repeat(INDENT)) ? line.substring(INDENT) : line;
    }

    private int firstLine(Method method, int current) {
        int start = start(method);
        int length = method.span().endLine() - start + 1;
        if (length <= LINES || current - start < LINES - 2) {
            return start;
        }
        int page = (current - start - ABOVE) / PAGE;
        return Math.min(start + page * PAGE, method.span().endLine() - LINES + 1);
    }

    /**
     * The line of the method's name: its annotations and modifiers say nothing to a reader of
     * steps.
     */
    private static int start(Method method) {
        String name = method.name().substring(method.name().indexOf('.') + 1);
        for (int number = method.span().line(); number <= method.span().endLine(); number++) {
            String line = line(method, number);
            if (line.contains(" " + name + "(")) {
                return number;
            }
        }
        return method.span().line();
    }

    private static String shortName(Method method) {
        return method.file().name().replaceFirst("^flipscope/", "");
    }

    /** What each line last came to, in this activation of the method. */
    private Map<Integer, String> valuesUpTo(Step current) {
        Map<Integer, String> values = new HashMap<>();
        for (Step step : trace.steps().subList(0, current.index() + 1)) {
            if (step.call() == current.call() && step.last()) {
                String value = value(step);
                if (!value.isEmpty()) {
                    values.put(step.site().statementSpan().endLine(), value);
                }
            }
        }
        return values;
    }

    private static String value(Step step) {
        if (step.assigned() != null) {
            return Brief.word(step.assigned(), step.site().assignedView());
        }
        return step.result() instanceof Word word ? Brief.word(word, step.site().resultView()) : "";
    }

    /** For each line its next step after this one; where there is none, its first. */
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
