package flipscope.web.compare;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.ComparisonWords;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.compare.CompareView.VerdictView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Describes how two answers differ, and for a slip what went wrong. */
final class ComparisonVerdicts {
    private final Catalogue catalogue;
    private final Narrator narrator;
    private final ComparisonWords compared;
    private final Messages words;

    ComparisonVerdicts(
            Catalogue catalogue, Narrator narrator, ComparisonWords compared, Messages words) {
        this.catalogue = catalogue;
        this.narrator = narrator;
        this.compared = compared;
        this.words = words;
    }

    VerdictView of(ComparisonRequest request, SideBySide both, TraceContext traceContext) {
        if (request.isSlip()) {
            return slip(request, request.slipIsRight() ? both.mirrored() : both, traceContext);
        }
        String answers =
                request.sharesInputs()
                        ? compared.answers(both.left(), both.right())
                        : words.text("compare.inputs");
        return Stream.of(request.leftTechnique(), request.rightTechnique())
                .filter(Technique::isSlip)
                .findFirst()
                .map(slip -> withSlip(slip, answers, request))
                .orElseGet(() -> new VerdictView("", List.of(answers), null, ""));
    }

    /** A slip compared with another algorithm than its correct form. */
    private VerdictView withSlip(Technique slip, String answers, ComparisonRequest request) {
        Technique correct = catalogue.find(slip.correctForm()).orElseThrow();
        Link link = request.lead().comparing(slip, correct);
        return new VerdictView(
                "",
                List.of(answers, words.text("compare.is-slip", slip.title())),
                link.toString(),
                words.text("compare.is-slip.correct"));
    }

    private VerdictView slip(
            ComparisonRequest request, SideBySide both, TraceContext traceContext) {
        Trace slip = both.left();
        Trace correct = both.right();
        String summary = request.lead().arguments().technique().summary();
        if (slip.result().equals(correct.result())) {
            return harmless(request, summary);
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(words.text("compare.slip", summary));
        compared.firstDifference(both, narrator, traceContext).ifPresent(sentences::add);
        sentences.add(compared.mistake(slip, correct));
        return new VerdictView(words.text("compare.wrong"), sentences, null, "");
    }

    private VerdictView harmless(ComparisonRequest request, String summary) {
        return new VerdictView(
                "",
                List.of(words.text("compare.harmless", summary)),
                request.example().toString(),
                words.text("compare.harmless.example"));
    }
}
