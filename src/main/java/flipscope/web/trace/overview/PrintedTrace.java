package flipscope.web.trace.overview;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Operator;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.run.Program;
import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * The lines of a trace as a printable sheet: those of the entry method, then those of each method
 * that it calls, once, as in its first run.
 *
 * @param program the program that was traced
 * @param change the edit of the code, or empty
 */
public record PrintedTrace(
        PageContext frame, TraceRequest request, Program program, Narrator narrator, String change)
        implements PageView {
    private static final int ENTRY = -1;

    /**
     * A stage.
     *
     * @param method the method's name on its first stage, else empty
     */
    public record PartView(String method, String title, List<RowView> rows) {}

    /**
     * One executed line, or several rounds that change nothing.
     *
     * @param number its place on the sheet, from 1
     * @param line its line number in the source
     * @param source its text
     * @param grid its value
     */
    public record RowView(int number, int line, String source, String sentence, GridView grid) {}

    private Trace trace() {
        return narrator.trace();
    }

    public String title() {
        return request.title(frame.words());
    }

    /** One line about the algorithm. */
    public String summary() {
        return request.technique().summary();
    }

    /** What was traced: {@code position=…}. */
    public List<String> inputs() {
        return request.given();
    }

    /** Its cost. */
    public String outcome() {
        return Costs.text(frame.words(), trace().counts());
    }

    /** The number of operations of each kind. */
    public List<String> counts() {
        return Costs.kinds(frame.words(), trace().counts());
    }

    /** The full address, printed on the sheet. */
    public String link() {
        return frame.origin() + request.link();
    }

    /** The page that the sheet was opened from. */
    public String back() {
        return request.page().toString();
    }

    /** The stages with their lines, numbered consecutively. */
    public List<PartView> parts() {
        AtomicInteger rows = new AtomicInteger();
        List<PartView> parts = new ArrayList<>(parts(ENTRY, "", rows));
        Set<String> seen = new HashSet<>(Set.of(trace().method().name()));
        for (Call call : trace().calls()) {
            if (seen.add(call.method())) {
                parts.addAll(parts(call.index(), call.method(), rows));
            }
        }
        return parts;
    }

    /** The stages of one activation; the first has the method's name as its heading. */
    private List<PartView> parts(int call, String method, AtomicInteger rows) {
        Map<Integer, List<Stop>> stages =
                Stops.of(trace(), Detail.STATEMENT, call).list().stream()
                        .collect(
                                Collectors.groupingBy(
                                        stop -> stageOf(stop, call),
                                        TreeMap::new,
                                        Collectors.toList()));
        List<PartView> parts = new ArrayList<>();
        stages.forEach(
                (stage, stops) ->
                        parts.add(
                                new PartView(
                                        parts.isEmpty() ? method : "",
                                        narrator.stageTitle(trace().stages(call).get(stage)),
                                        stops.stream()
                                                .map(stop -> row(stop, rows.incrementAndGet()))
                                                .toList())));
        return parts;
    }

    /** The stage of the activation that a stop belongs to, even if the stop returns to it. */
    private int stageOf(Stop stop, int call) {
        long begun =
                trace().stages(call).stream().filter(each -> each.first() <= stop.step()).count();
        return Math.max(0, (int) begun - 1);
    }

    private RowView row(Stop stop, int number) {
        Step step = trace().step(stop.step());
        // A returning call is placed at its call site, not at the end of the method.
        Step written = comesBack(stop, step) ? trace().entry(step) : step;
        Span span = written.site().statementSpan();
        return new RowView(
                number,
                span.line(),
                text(written.site().method(), span),
                narrator.sentence(stop),
                step.result() == null
                        ? null
                        : new StoryboardBuilder(narrator, request.link()).picture(step));
    }

    private boolean comesBack(Stop stop, Step step) {
        return step.operator() == Operator.RETURN
                && step.call() >= 0
                && stop.covers(trace().call(step).enter());
    }

    /** The lines of a statement, unindented. */
    private String text(String method, Span span) {
        SourceFile file = program.method(method).orElseThrow().file();
        return file.text()
                .lines()
                .skip(span.line() - 1L)
                .limit(span.endLine() - span.line() + 1L)
                .map(String::strip)
                .collect(Collectors.joining("\n"));
    }
}
