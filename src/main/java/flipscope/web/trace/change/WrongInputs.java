package flipscope.web.trace.change;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Divergence;
import flipscope.catalogue.Technique;
import flipscope.story.StepReference;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;

/** Finds a page on which changed code goes wrong. */
public final class WrongInputs {
    static final String FIND = "find";

    private final ChangedCode code;

    public WrongInputs(ChangedCode code) {
        this.code = code;
    }

    /** Whether a request asks for it. */
    public static boolean isAsked(TraceRequest subject, Query query) {
        return query.choice(FIND, List.of("1")).isPresent() && subject.edit().isPresent();
    }

    /**
     * The address of the first step that differs, on inputs that were found; empty if none were.
     */
    public Optional<Link> find(TraceRequest subject) {
        Trace here = code.trace(subject);
        Technique algorithm = subject.arguments().algorithm();
        return code.counterexamples(subject)
                .find(algorithm, here.steps().size())
                .inputs()
                .map(inputs -> address(subject, inputs));
    }

    private Link address(TraceRequest subject, Arguments inputs) {
        Link link =
                Link.to(subject.link().path())
                        .with(inputs.query())
                        .with(ChangedCode.EDIT, subject.link().get(ChangedCode.EDIT));
        return step(new TraceRequest(inputs, link, Optional.empty()));
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
