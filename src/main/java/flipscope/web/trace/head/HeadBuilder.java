package flipscope.web.trace.head;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.head.HeadView.StageChip;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;

/**
 * Says what an algorithm is, where it stands among the techniques of its subject, and how it stands
 * to what the engine runs.
 */
public final class HeadBuilder {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;
    private final TechniquePaths paths;
    private final LessonLinks lessons;

    public HeadBuilder(Catalogue catalogue, Traces traces, LessonLinks lessons, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
        this.paths = new TechniquePaths(catalogue, traces, lessons, words);
        this.lessons = lessons;
    }

    public HeadView of(TraceRequest subject, Trace trace, List<StageChip> chips, PinView pin) {
        Technique algorithm = subject.arguments().algorithm();
        return new HeadView(
                algorithm.title(),
                algorithm.summary(),
                paths.of(subject),
                note(subject, trace),
                compare(subject),
                chips,
                pin,
                TraceRequest.isBesideGame(subject.link()) ? null : lessons.inFull(algorithm));
    }

    /** To see it beside what it is best compared with, or null where nothing is like it. */
    private PinView compare(TraceRequest subject) {
        Technique algorithm = subject.arguments().algorithm();
        String key = algorithm.isSlip() ? "stepper.compare.slip" : "stepper.compare";
        return catalogue
                .partner(algorithm)
                .filter(other -> subject.on(other).isPresent())
                .map(other -> subject.comparing(algorithm, other).toString())
                .map(url -> new PinView(url, words.text(key)))
                .orElse(null);
    }

    /** Checked here and now, on these inputs, and not merely claimed. */
    private String note(TraceRequest subject, Trace trace) {
        Technique algorithm = subject.arguments().algorithm();
        if (algorithm.engine()) {
            return words.text("stepper.engine-runs-this");
        }
        if (algorithm.isSlip()) {
            return slip(subject, trace);
        }
        Optional<Trace> engine =
                catalogue.family(algorithm.family()).stream()
                        .filter(Technique::engine)
                        .findFirst()
                        .flatMap(each -> trace(subject, each));
        return engine.filter(each -> each.result().equals(trace.result()))
                .map(each -> against(trace.counts().total(), each.counts().total()))
                .orElse("");
    }

    private String slip(TraceRequest subject, Trace trace) {
        Technique correct =
                catalogue.find(subject.arguments().algorithm().correctForm()).orElseThrow();
        boolean harmless =
                trace(subject, correct)
                        .filter(each -> each.result().equals(trace.result()))
                        .isPresent();
        return words.text(
                harmless ? "stepper.slip.harmless" : "stepper.slip.wrong", correct.title());
    }

    /** Another algorithm at work on the same inputs. */
    private Optional<Trace> trace(TraceRequest subject, Technique algorithm) {
        Optional<Arguments> same = subject.on(algorithm);
        return same.map(traces::of);
    }

    private String against(int operations, int engines) {
        return words.text(
                engines == 0 ? "stepper.same-answer.none" : "stepper.same-answer",
                operations,
                engines);
    }
}
