package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.ComparedWords;
import flipscope.story.Narrator;
import flipscope.story.Passage;
import flipscope.story.Scene;
import flipscope.story.SideBySide;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.View;
import flipscope.web.stepper.Costs;
import flipscope.web.view.BeatView;
import flipscope.web.view.BriefView;
import flipscope.web.view.BriefView.BriefSideView;
import java.util.List;
import java.util.Optional;

/** Shows a comparison in few words, for pages that are about something else. */
public final class Briefs {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Narrator narrator;
    private final ComparedWords compared;
    private final Messages words;

    public Briefs(Catalogue catalogue, Traces traces, Narrator narrator, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.narrator = narrator;
        this.compared = new ComparedWords(words);
        this.words = words;
    }

    /**
     * Two algorithms of a family.
     *
     * @param at the name of a step of both, if one is to be shown
     */
    public BriefView of(Arguments left, Arguments right, Optional<String> at) {
        Couple couple = Couple.of(left, right);
        SideBySide both = couple.walk(traces);
        Scene scene = Scene.of(couple.lead().arguments());
        Passage whole = new Passage(0, both.beats().size() - 1);
        BeatBuilder beats = new BeatBuilder(couple, both, narrator, compared, scene, words, whole);
        Optional<BeatView> beat = at.map(name -> beats.at(both.at(name)));
        return new BriefView(
                new Verdicts(catalogue, narrator, compared, words)
                        .of(couple, both, scene)
                        .sentences(),
                List.of(
                        side(couple, left, both.left(), both.right(), scene),
                        side(couple, right, both.right(), both.left(), scene)),
                couple.link().with("at", at.orElse("")).toString(),
                beat.map(BeatView::message).orElse(""),
                beat.map(BeatView::sides).orElse(List.of()),
                beat.map(BeatView::differ).orElseGet(() -> differ(both)));
    }

    private BriefSideView side(
            Couple couple, Arguments arguments, Trace trace, Trace other, Scene scene) {
        View view = trace.method().resultView();
        boolean alike = view.equals(other.method().resultView());
        return new BriefSideView(
                arguments.algorithm().title(),
                couple.alone(arguments.algorithm()).toString(),
                Costs.text(words, trace.counts()),
                new Pictures(narrator, scene, words)
                        .of(
                                words.text("compare.answer"),
                                trace.result(),
                                view,
                                alike ? other.result() : trace.result()));
    }

    private static boolean differ(SideBySide both) {
        return !both.left().result().equals(both.right().result());
    }
}
