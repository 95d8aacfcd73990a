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
    private final TraceRequest request;
    private final Trace trace;
    private final String edited;
    private final int line;

    private EditRepair(ChangedCode code, TraceRequest asked, EditFault fault) {
        this.request = asked.refusing(fault);
        this.trace = code.originalTrace(request);
        this.edited = fault.edit().method();
        this.line = code.token(fault.edit()).span().line();
    }

    /**
     * The page where the edit can be fixed, with the unedited code: the one asked for, if it shows
     * the token. Empty if the edit runs, or if no step runs the method that it is in.
     */
    static Optional<TraceRequest> of(ChangedCode code, TraceRequest asked) {
        return code.fault(asked)
                .map(fault -> new EditRepair(code, asked, fault))
                .filter(mending -> mending.isOverview() || mending.step().isPresent())
                .map(EditRepair::request);
    }

    private TraceRequest request() {
        String at = request.options().at();
        return request.with(request.options().editable(isSeen(at) ? at : place()));
    }

    private boolean isSeen(String at) {
        return at.isEmpty()
                ? isOverview()
                : isEdited(trace.step(StepReference.of(at, trace).step()));
    }

    /** Whether the storyboard shows the method. */
    private boolean isOverview() {
        return trace.method().name().equals(edited);
    }

    private String place() {
        return step().map(step -> StepReference.name(trace, step.index())).orElse("");
    }

    /** The step in the edited method nearest to the token. */
    private Optional<Step> step() {
        return trace.steps().stream()
                .filter(this::isEdited)
                .min(Comparator.comparingInt(step -> Math.abs(step.site().span().line() - line)));
    }

    private boolean isEdited(Step step) {
        return trace.methodOf(step.call()).equals(edited);
    }
}
