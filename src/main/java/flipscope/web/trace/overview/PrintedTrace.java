package flipscope.web.trace.overview;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Operator;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.run.Program;
import flipscope.web.draw.GridView;
import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The lines of a trace as a printable sheet: those of the entry method, then those of each method
 * that it calls, once, as in its first run.
 */
public final class PrintedTrace implements PageView {
    private static final int ENTRY = -1;

    private final PageContext frame;
    private final TraceRequest request;
    private final Program program;
    private final Narrator narrator;
    private final Trace trace;
    private final String change;
    private final StoryboardBuilder pictures;
    private int rows;

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

    /**
     * @param program the program that was traced
     * @param change the edit of the code, or empty
     */
    public PrintedTrace(
            PageContext frame,
            TraceRequest request,
            Program program,
            Narrator narrator,
            String change) {
        this.frame = frame;
        this.request = request;
        this.program = program;
        this.narrator = narrator;
        this.trace = narrator.trace();
        this.change = change;
        this.pictures = new StoryboardBuilder(narrator, request.link());
    }

    @Override
    public PageContext frame() {
        return frame;
    }

    public String title() {
        return request.title(frame.words());
    }

    public String change() {
        return change;
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
        return Costs.text(frame.words(), trace.counts());
    }

    /** The number of operations of each kind. */
    public List<String> counts() {
        return Costs.kinds(frame.words(), trace.counts());
    }

    /** The full address, printed on the sheet. */
    public String link() {
        return frame.origin() + request.link();
    }

    /** The page that the sheet was opened from. */
    public String back() {
        TraceOptions asked = request.options();
        return asked.step().on(request.link().with("at", asked.at())).toString();
    }

    /** The stages with their lines, numbered consecutively. */
    public List<PartView> parts() {
        rows = 0;
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
        int found = 0;
        for (Stage stage : trace.stages(call)) {
            if (stage.first() <= stop.step()) {
                found = stage.index();
            }
        }
        return found;
    }

    private RowView row(Stop stop) {
        Step step = trace.step(stop.step());
        // A returning call is placed at its call site, not at the end of the method.
        Step written = comesBack(stop, step) ? trace.entry(step) : step;
        Span span = written.site().statementSpan();
        return new RowView(
                ++rows,
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
