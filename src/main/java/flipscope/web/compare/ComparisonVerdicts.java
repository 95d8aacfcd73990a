package flipscope.web.compare;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.ComparedWords;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.story.SideBySide;
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
    private final ComparedWords compared;
    private final Messages words;

    ComparisonVerdicts(
            Catalogue catalogue, Narrator narrator, ComparedWords compared, Messages words) {
        this.catalogue = catalogue;
        this.narrator = narrator;
        this.compared = compared;
        this.words = words;
    }

    VerdictView of(ComparisonRequest couple, SideBySide both, Scene scene) {
        if (couple.isSlip()) {
            return slip(couple, couple.slipIsRight() ? both.mirrored() : both, scene);
        }
        String answers =
                couple.sharesInputs()
                        ? compared.answers(both.left(), both.right())
                        : words.text("compare.inputs");
        return Stream.of(couple.leftAlgorithm(), couple.rightAlgorithm())
                .filter(Technique::isSlip)
                .findFirst()
                .map(slip -> withSlip(slip, answers, couple))
                .orElseGet(() -> new VerdictView("", List.of(answers), null, ""));
    }

    /** A slip compared with another algorithm than its correct form. */
    private VerdictView withSlip(Technique slip, String answers, ComparisonRequest couple) {
        Technique right = catalogue.find(slip.correctForm()).orElseThrow();
        Link link = couple.lead().comparing(slip, right);
        return new VerdictView(
                "",
                List.of(answers, words.text("compare.is-slip", slip.title())),
                link.toString(),
                words.text("compare.is-slip.right"));
    }

    private VerdictView slip(ComparisonRequest couple, SideBySide both, Scene scene) {
        Trace slip = both.left();
        Trace right = both.right();
        String summary = couple.lead().arguments().algorithm().summary();
        if (slip.result().equals(right.result())) {
            return harmless(couple, summary);
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(words.text("compare.slip", summary));
        compared.parting(both, narrator, scene).ifPresent(sentences::add);
        sentences.add(compared.fault(slip, right));
        return new VerdictView(words.text("compare.wrong"), sentences, null, "");
    }

    private VerdictView harmless(ComparisonRequest couple, String summary) {
        return new VerdictView(
                "",
                List.of(words.text("compare.harmless", summary)),
                couple.example().toString(),
                words.text("compare.harmless.example"));
    }
}
