package flipscope.web.trace;

import flipscope.story.StepReference;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.EditFault;
import flipscope.web.trace.request.TraceRequest;
import java.util.Comparator;
import java.util.Optional;

/** Where a reader can fix an edit that does not run: the page of a step that shows its token. */
final class EditRepair {
    private final ChangedCode code;
    private final TraceRequest request;
    private final EditFault fault;
    private final int line;

    private EditRepair(ChangedCode code, TraceRequest asked, EditFault fault) {
        this.code = code;
        this.request = asked.refusing(fault);
        this.fault = fault;
        this.line = code.token(fault.edit()).span().line();
    }

    /** Empty if the edit runs, or if no step runs the method that it is in. */
    static Optional<EditRepair> of(ChangedCode code, TraceRequest asked) {
        return code.fault(asked)
                .map(fault -> new EditRepair(code, asked, fault))
                .filter(mending -> mending.isOverview() || mending.step().isPresent());
    }

    /**
     * The page where the edit can be fixed, with the unedited code: the one asked for, if it shows
     * the token.
     */
    TraceRequest request() {
        String at = request.options().at();
        return request.with(request.options().editable(isSeen(at) ? at : place()));
    }

    private boolean isSeen(String at) {
        return at.isEmpty() ? isOverview() : isSeen(StepReference.of(at, trace()).step());
    }

    private boolean isSeen(int step) {
        Step current = trace().step(step);
        return method(current).equals(fault.edit().method());
    }

    /** Whether the storyboard shows the method. */
    private boolean isOverview() {
        return trace().method().name().equals(fault.edit().method());
    }

    private String place() {
        return step().map(step -> StepReference.name(trace(), step.index())).orElse("");
    }

    /** The step in the edited method nearest to the token. */
    private Optional<Step> step() {
        return trace().steps().stream()
                .filter(step -> method(step).equals(fault.edit().method()))
                .min(Comparator.comparingInt(step -> Math.abs(step.site().span().line() - line)));
    }

    private Trace trace() {
        return code.originalTrace(request);
    }

    private String method(Step step) {
        return step.call() < 0
                ? trace().method().name()
                : trace().calls().get(step.call()).method();
    }
}
