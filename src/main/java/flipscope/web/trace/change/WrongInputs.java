package flipscope.web.trace.change;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Divergence;
import flipscope.story.StepReference;
import flipscope.web.site.Link;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.CodeOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/** Finds a page on which edited code goes wrong. */
public final class WrongInputs {
    static final String FIND = CodeOptions.FIND.name();

    private final ChangedCode code;

    public WrongInputs(ChangedCode code) {
        this.code = code;
    }

    /** The address of the first step that differs, on the inputs found; empty if none were. */
    public Optional<Link> find(TraceRequest request) {
        return code.search(request).inputs().map(inputs -> address(request, inputs));
    }

    private Link address(TraceRequest request, Arguments inputs) {
        Link link =
                Link.to(request.link().path())
                        .with(inputs.query())
                        .with(ChangedCode.EDIT, request.link().get(ChangedCode.EDIT));
        return step(new TraceRequest(inputs, link));
    }

    private Link step(TraceRequest found) {
        return code.tryTrace(found)
                .map(
                        changed ->
                                found.link()
                                        .with(
                                                "at",
                                                StepReference.name(
                                                        changed,
                                                        Divergence.first(
                                                                        code.originalTrace(found),
                                                                        changed)
                                                                .orElseThrow())))
                .orElse(found.link());
    }
}
