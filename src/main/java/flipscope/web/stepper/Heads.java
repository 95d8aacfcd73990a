package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.view.HeadView;
import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.HeadView.StageChip;
import java.util.List;
import java.util.Optional;

/**
 * Says what an algorithm is, where it stands among the techniques of its subject, and how it stands
 * to what the engine runs.
 */
final class Heads {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;
    private final Paths paths;
    private final LessonLinks lessons;

    Heads(Catalogue catalogue, Traces traces, LessonLinks lessons, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
        this.paths = new Paths(catalogue, traces, lessons, words);
        this.lessons = lessons;
    }

    HeadView of(Subject subject, Trace trace, List<StageChip> chips, PinView pin) {
        Algorithm algorithm = subject.arguments().algorithm();
        return new HeadView(
                algorithm.title(),
                algorithm.summary(),
                paths.of(subject),
                note(subject, trace),
                compare(subject),
                chips,
                pin,
                StepperViews.isBesideGame(subject.link()) ? null : lessons.inFull(algorithm));
    }

    /** To see it beside what it is best compared with, or null where nothing is like it. */
    private PinView compare(Subject subject) {
        Algorithm algorithm = subject.arguments().algorithm();
        String key = algorithm.isSlip() ? "stepper.compare.slip" : "stepper.compare";
        return catalogue
                .partner(algorithm)
                .filter(other -> subject.on(other).isPresent())
                .map(other -> subject.comparing(algorithm, other).toString())
                .map(url -> new PinView(url, words.text(key)))
                .orElse(null);
    }

    /** Checked here and now, on these inputs, and not merely claimed. */
    private String note(Subject subject, Trace trace) {
        Algorithm algorithm = subject.arguments().algorithm();
        if (algorithm.engine()) {
            return words.text("stepper.engine-runs-this");
        }
        if (algorithm.isSlip()) {
            return slip(subject, trace);
        }
        Optional<Trace> engine =
                catalogue.family(algorithm.family()).stream()
                        .filter(Algorithm::engine)
                        .findFirst()
                        .flatMap(each -> trace(subject, each));
        return engine.filter(each -> each.result().equals(trace.result()))
                .map(each -> against(trace.counts().total(), each.counts().total()))
                .orElse("");
    }

    private String slip(Subject subject, Trace trace) {
        Algorithm right =
                catalogue.find(subject.arguments().algorithm().correctForm()).orElseThrow();
        boolean harmless =
                trace(subject, right)
                        .filter(each -> each.result().equals(trace.result()))
                        .isPresent();
        return words.text(harmless ? "stepper.slip.harmless" : "stepper.slip.wrong", right.title());
    }

    /** Another algorithm at work on the same inputs. */
    private Optional<Trace> trace(Subject subject, Algorithm algorithm) {
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
