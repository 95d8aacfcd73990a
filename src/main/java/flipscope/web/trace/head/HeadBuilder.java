package flipscope.web.trace.head;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.rules.Position;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.run.CountedRun;
import flipscope.web.address.NamedLink;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/**
 * Builds the head over a trace: what the algorithm is, its place among the techniques of its topic,
 * and how it compares with the engine's.
 */
public record HeadBuilder(
        Catalogue catalogue,
        Traces traces,
        LessonLinks lessons,
        Messages words,
        TechniquePaths paths) {

    /**
     * The head over a storyboard or step.
     *
     * @param change the edit of the code; with one, what is true of the original only is left out
     */
    public HeadView of(TraceRequest request, Trace trace, Optional<ChangeView> change) {
        Technique technique = request.technique();
        Optional<TraceRequest> plain = Optional.of(request).filter(each -> change.isEmpty());
        PathView path = paths.of(request);
        return new HeadView(
                technique,
                path,
                plain.map(each -> note(each, trace)).orElse(""),
                plain.flatMap(each -> before(each, path).or(() -> compare(each))),
                request.wayBack(words),
                lessons.inFull(technique, catalogue.path(technique.subject())),
                path.next().map(each -> next(each, request)),
                request.link().with(TraceInputs.SETUP, true) + "#board",
                change);
    }

    /** On the same inputs; but where a game starts little moves, and its own example shows more. */
    private static NamedLink next(TechniqueView technique, TraceRequest request) {
        boolean starts = request.arguments().position().filter(Position.START::equals).isPresent();
        String url = technique.url();
        return new NamedLink(
                "next",
                technique.technique().title(),
                starts ? url.replaceFirst("\\?.*", "") : url);
    }

    /** From a game: what differs from the technique before it on the path. */
    private Optional<NamedLink> before(TraceRequest request, PathView path) {
        return path.previous()
                .filter(earlier -> request.game().isPresent() && !request.technique().isSlip())
                .filter(earlier -> request.on(earlier).isPresent())
                .map(
                        earlier ->
                                new NamedLink(
                                        "compare",
                                        words.text("stepper.compare.before", earlier.title()),
                                        request.comparing(earlier, request.technique())));
    }

    /** The link that compares it with a similar algorithm. */
    private Optional<NamedLink> compare(TraceRequest request) {
        Technique technique = request.technique();
        String key = technique.isSlip() ? "stepper.compare.slip" : "stepper.compare";
        return catalogue
                .partner(technique)
                .filter(other -> request.on(other).isPresent())
                .map(other -> request.comparing(technique, other))
                .map(link -> new NamedLink("compare", words.text(key), link));
    }

    /** The engine note, computed on these inputs rather than asserted. */
    private String note(TraceRequest request, Trace trace) {
        Technique technique = request.technique();
        if (technique.engine()) {
            return words.text("stepper.engine-runs-this");
        }
        if (technique.isSlip()) {
            return slip(request, trace);
        }
        Optional<CountedRun> engine =
                catalogue.family(technique.family()).stream()
                        .filter(Technique::engine)
                        .findFirst()
                        .flatMap(each -> run(request, each));
        return engine.filter(each -> each.result().equals(trace.result()))
                .map(CountedRun::operations)
                .map(
                        engines ->
                                words.text(
                                        engines == 0
                                                ? "stepper.same-answer.none"
                                                : "stepper.same-answer",
                                        trace.counts().total(),
                                        engines))
                .orElse("");
    }

    private String slip(TraceRequest request, Trace trace) {
        Technique correct = catalogue.find(request.technique().correctForm()).orElseThrow();
        boolean harmless =
                run(request, correct)
                        .filter(each -> each.result().equals(trace.result()))
                        .isPresent();
        return words.text(
                harmless ? "stepper.slip.harmless" : "stepper.slip.wrong", correct.title());
    }

    /** Another algorithm on the same inputs. */
    private Optional<CountedRun> run(TraceRequest request, Technique technique) {
        return request.on(technique).map(traces::count);
    }
}
