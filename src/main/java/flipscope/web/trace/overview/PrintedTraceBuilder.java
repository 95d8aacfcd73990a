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
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.step.TracedRun;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.PrintedTraceView.PartView;
import flipscope.web.trace.overview.PrintedTraceView.RowView;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes down the lines of a trace: those of the entry method, then those of each method that it
 * calls, once, as in its first run.
 */
public final class PrintedTraceBuilder {
    private static final int ENTRY = -1;

    private final Trace trace;
    private final Program program;
    private final Narrator narrator;
    private final StoryboardBuilder pictures;
    private int rows;

    private PrintedTraceBuilder(TracedRun run, Link link) {
        this.trace = run.trace();
        this.program = run.program();
        this.narrator = run.narrator();
        this.pictures = new StoryboardBuilder(narrator, link);
    }

    /**
     * The sheet of a run.
     *
     * @param change the edit of the code in a sentence, or empty
     */
    public static PrintedTraceView of(
            PageContext frame, TracedRun run, TraceRequest request, String change) {
        return new PrintedTraceView(
                frame,
                request.title(frame.words()),
                request.technique().summary(),
                change,
                request.given(),
                new PrintedTraceBuilder(run, request.link()).parts(),
                Costs.text(frame.words(), run.trace().counts()),
                Costs.kinds(frame.words(), run.trace().counts()),
                frame.origin() + request.link(),
                request.page().toString());
    }

    private List<PartView> parts() {
        List<PartView> parts = new ArrayList<>(parts(ENTRY, ""));
        Set<String> seen = new HashSet<>(Set.of(trace.method().name()));
        for (Call call : trace.calls()) {
            if (seen.add(call.method())) {
                parts.addAll(parts(call.index(), call.method()));
            }
        }
        return parts;
    }

    /** The stages of one activation; the first has the method's name as its heading. */
    private List<PartView> parts(int call, String method) {
        Map<Integer, List<Stop>> stages =
                Stops.of(trace, Detail.STATEMENT, call).list().stream()
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
                                        narrator.stageTitle(trace.stages(call).get(stage)),
                                        stops.stream().map(this::row).toList())));
        return parts;
    }

    /** The stage of the activation that a stop belongs to, even if the stop returns to it. */
    private int stageOf(Stop stop, int call) {
        long begun =
                trace.stages(call).stream().filter(each -> each.first() <= stop.step()).count();
        return Math.max(0, (int) begun - 1);
    }

    private RowView row(Stop stop) {
        Step step = trace.step(stop.step());
        // A returning call is placed at its call site, not at the end of the method.
        Step written = comesBack(stop, step) ? trace.entry(step) : step;
        Span span = written.site().statementSpan();
        rows++;
        return new RowView(
                rows,
                span.line(),
                text(written.site().method(), span),
                narrator.sentence(stop),
                step.result() == null ? null : pictures.picture(step));
    }

    private boolean comesBack(Stop stop, Step step) {
        return step.operator() == Operator.RETURN
                && step.call() >= 0
                && stop.covers(trace.call(step).enter());
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
