package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Setup;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.Link;
import flipscope.web.view.HeadView;
import flipscope.web.view.HeadView.AlgorithmLink;
import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.HeadView.StageChip;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Says what an algorithm is, what else answers its question, and how it stands to what the engine
 * runs.
 */
final class Heads {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;

    Heads(Catalogue catalogue, Traces traces, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
    }

    HeadView of(Subject subject, Trace trace, List<StageChip> chips, PinView pin) {
        Algorithm algorithm = subject.arguments().algorithm();
        return new HeadView(
                algorithm.title(),
                algorithm.summary(),
                catalogue.family(algorithm.family()).stream()
                        .sorted(
                                Comparator.comparing(Heads::isSlip)
                                        .thenComparing(Algorithm::engine))
                        .map(each -> link(each, subject))
                        .toList(),
                note(subject, trace),
                chips,
                pin);
    }

    private AlgorithmLink link(Algorithm algorithm, Subject subject) {
        Link link = subject.to(algorithm);
        int operations = traces.of(same(subject, algorithm)).counts().total();
        return new AlgorithmLink(
                algorithm.title(),
                algorithm.summary(),
                words.text("stepper.operations", operations),
                algorithm.engine(),
                link.toString(),
                algorithm.id().equals(subject.arguments().algorithm().id()));
    }

    /** The inputs of another algorithm of the family, taken from this one's. */
    private static Arguments same(Subject subject, Algorithm algorithm) {
        Arguments chosen = subject.arguments();
        return algorithm.bind(new Setup(chosen.position(), chosen.move(), chosen.query()));
    }

    /** Checked here and now, on these inputs, and not merely claimed. */
    private String note(Subject subject, Trace trace) {
        Algorithm algorithm = subject.arguments().algorithm();
        if (algorithm.engine()) {
            return words.text("stepper.engine-runs-this");
        }
        if (isSlip(algorithm)) {
            return slip(subject, trace);
        }
        Optional<Trace> engine =
                catalogue.family(algorithm.family()).stream()
                        .filter(Algorithm::engine)
                        .findFirst()
                        .map(each -> traces.of(same(subject, each)));
        return engine.filter(each -> each.result().equals(trace.result()))
                .map(each -> against(trace.counts().total(), each.counts().total()))
                .orElse("");
    }

    /** A faulty form: it stands last in the list of its family. */
    private static boolean isSlip(Algorithm algorithm) {
        return !algorithm.right().isEmpty();
    }

    private String slip(Subject subject, Trace trace) {
        Algorithm right = catalogue.find(subject.arguments().algorithm().right()).orElseThrow();
        boolean harmless = traces.of(same(subject, right)).result().equals(trace.result());
        return words.text(harmless ? "stepper.slip.harmless" : "stepper.slip.wrong", right.title());
    }

    private String against(int operations, int engines) {
        return words.text(
                engines == 0 ? "stepper.same-answer.none" : "stepper.same-answer",
                operations,
                engines);
    }
}
