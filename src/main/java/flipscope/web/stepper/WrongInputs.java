package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Divergence;
import flipscope.story.Moment;
import flipscope.trace.Trace;
import flipscope.web.Link;
import flipscope.web.Query;
import java.util.List;
import java.util.Optional;

/** Finds a page on which changed code goes wrong. */
final class WrongInputs {
    static final String FIND = "find";

    private final ChangedCode code;

    WrongInputs(ChangedCode code) {
        this.code = code;
    }

    /** Whether a request asks for it. */
    static boolean isAsked(Subject subject, Query query) {
        return query.choice(FIND, List.of("1")).isPresent() && subject.edit().isPresent();
    }

    /**
     * The address of the first step that differs, on inputs that were found; empty if none were.
     */
    Optional<Link> find(Subject subject) {
        Trace here = code.trace(subject);
        Algorithm algorithm = subject.arguments().algorithm();
        return code.counterexamples(subject)
                .find(algorithm, here.steps().size())
                .inputs()
                .map(inputs -> address(subject, inputs));
    }

    private Link address(Subject subject, Arguments inputs) {
        Link link =
                Link.to(subject.link().path())
                        .with(inputs.query())
                        .with(ChangedCode.EDIT, subject.link().get(ChangedCode.EDIT));
        return step(new Subject(inputs, link, Optional.empty()));
    }

    private Link step(Subject found) {
        return code.tryTrace(found)
                .map(
                        changed ->
                                found.link()
                                        .with(
                                                "at",
                                                Moment.name(
                                                        changed,
                                                        Divergence.first(
                                                                        code.rightTrace(found),
                                                                        changed)
                                                                .orElseThrow())))
                .orElse(found.link());
    }
}
