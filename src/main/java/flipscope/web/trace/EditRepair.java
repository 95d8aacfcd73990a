package flipscope.web.trace;

import flipscope.story.StepReference;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.site.Query;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.predict.Predicting;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.EditFault;
import flipscope.web.trace.request.TraceRequest;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/** Finds where a change that cannot run is mended: at a step at which its token is seen. */
final class EditRepair {
    /** What asks for a page that shows no code to be changed. */
    private static final Map<String, String> ELSEWHERE =
            Map.of("predict", "", "practice", "", "print", "", "present", "");

    private final ChangedCode code;
    private final TraceRequest subject;
    private final EditFault fault;
    private final int line;

    private EditRepair(ChangedCode code, TraceRequest asked, EditFault fault) {
        this.code = code;
        this.subject = asked.refusing(fault);
        this.fault = fault;
        this.line = code.token(fault.edit()).span().line();
    }

    /** The mending of a change; none where it runs, or where no step comes by its method. */
    static Optional<EditRepair> of(ChangedCode code, TraceRequest asked) {
        return code.fault(asked)
                .map(fault -> new EditRepair(code, asked, fault))
                .filter(mending -> mending.isOverview() || mending.step().isPresent());
    }

    /** What is stepped meanwhile: the code as it is. */
    TraceRequest subject() {
        return subject;
    }

    /** The request for the page on which it is mended: the page itself, if the token is seen. */
    Query query(Query query) {
        String at = Predicting.at(query);
        return query.with(ELSEWHERE).with(Map.of("at", isSeen(at) ? at : place()));
    }

    private boolean isSeen(String at) {
        return at.isEmpty() ? isOverview() : isSeen(StepReference.of(at, trace()).step());
    }

    private boolean isSeen(int step) {
        Step current = trace().steps().get(step);
        return method(current).equals(fault.edit().method())
                && new SourcePane(trace(), each -> null)
                        .at(method(), current).lines().stream()
                                .anyMatch(each -> each.number() == line);
    }

    /** Whether it is the method that is shown where there is no step. */
    private boolean isOverview() {
        return trace().method().name().equals(fault.edit().method());
    }

    private String place() {
        return step().map(step -> StepReference.name(trace(), step.index())).orElse("");
    }

    /** The first step of the method that stands nearest to the token. */
    private Optional<Step> step() {
        return trace().steps().stream()
                .filter(step -> method(step).equals(fault.edit().method()))
                .min(Comparator.comparingInt(step -> Math.abs(step.site().span().line() - line)));
    }

    private Trace trace() {
        return code.originalTrace(subject);
    }

    private Method method() {
        return code.original().method(fault.edit().method()).orElseThrow();
    }

    private String method(Step step) {
        return step.call() < 0
                ? trace().method().name()
                : trace().calls().get(step.call()).method();
    }
}
