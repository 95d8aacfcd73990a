package flipscope.web.trace.change;

import flipscope.story.ComparisonWords;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.story.TraceDiff;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.PairPictures;
import flipscope.web.step.TracedRun;
import flipscope.web.trace.change.ChangeView.Effect;
import flipscope.web.trace.change.ChangeView.OutcomeView;
import flipscope.web.trace.change.ChangeView.SameStep;
import flipscope.web.trace.request.TraceInputs;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the band over a run of edited code. */
public final class ChangeBuilder {
    private final TracedRun run;
    private final TraceDiff difference;
    private final Messages words;
    private final PairPictures pictures;

    private ChangeBuilder(TracedRun run, TraceDiff difference) {
        this.run = run;
        this.difference = difference;
        this.words = run.words();
        this.pictures = new PairPictures(Discs.of(TraceContext.of(run.arguments())), words);
    }

    /**
     * The band over a storyboard or step; empty where no code is edited.
     *
     * @param here the address of this page
     * @param shown the step that is shown, if one is
     */
    public static Optional<ChangeView> of(TracedRun run, Link here, Optional<Step> shown) {
        return run.difference()
                .map(each -> new ChangeBuilder(run, each))
                .map(band -> band.view(here, Optional.of(band.effect(here, shown))));
    }

    /** The band over a question: what was edited, and how to undo it, without results. */
    public static Optional<ChangeView> quiet(TracedRun run, Link here) {
        return run.difference()
                .map(each -> new ChangeBuilder(run, each).view(here, Optional.empty()));
    }

    private ChangeView view(Link here, Optional<Effect> effect) {
        String before = difference.before();
        String after = run.edit().orElseThrow().text();
        String place = run.place();
        return new ChangeView(
                before,
                after,
                place,
                after.isEmpty()
                        ? words.text("change.sentence.left-out", before, place)
                        : words.text("change.sentence", after, before, place),
                here.with(TraceInputs.EDIT, "").toString(),
                effect);
    }

    private Effect effect(Link here, Optional<Step> shown) {
        Value correct = difference.original().result();
        Value changed = difference.changed().result();
        DisplayFormat view = difference.original().method().resultView();
        String differs = new ComparisonWords(words).difference(correct, changed, view);
        boolean wrong = !differs.isEmpty();
        return new Effect(
                wrong,
                words.text(wrong ? "change.wrong" : "change.same", differs),
                difference.first().map(step -> first(here, step)),
                run.editor().with("check", 1) + "#result",
                outcomes(correct, changed, view),
                shown.flatMap(step -> same(here, step)));
    }

    private String first(Link here, Step step) {
        String name = StepReference.name(difference.changed(), step.index());
        return here.with("at", name).with("detail", "").toString();
    }

    /** A step before and after, if it existed before and both have a picture. */
    private Optional<SameStep> same(Link here, Step step) {
        return Optional.of(step)
                .filter(now -> now.result() instanceof Word)
                .flatMap(difference::original)
                .filter(was -> was.result() instanceof Word)
                .map(was -> same(here, was, step));
    }

    private SameStep same(Link here, Step was, Step step) {
        Link original =
                here.with(TraceInputs.EDIT, "")
                        .with("at", StepReference.name(difference.original(), was.index()));
        return new SameStep(
                step.assigns() == null ? step.text() : step.assigns(),
                original.toString(),
                outcomes(was.result(), step.result(), step.view()).get(0));
    }

    private List<OutcomeView> outcomes(Value correct, Value changed, DisplayFormat view) {
        List<GridView> expected = pictures.of(words.text("change.alt.correct"), correct, view);
        List<GridView> found =
                pictures.of(words.text("change.alt.changed"), changed, view, correct);
        return IntStream.range(0, found.size())
                .mapToObj(i -> new OutcomeView(expected.get(i), found.get(i)))
                .toList();
    }
}
