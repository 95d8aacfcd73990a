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
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The band over edited code: the edit of one token, and its effect.
 *
 * @param here the address of this page
 * @param shown the step that is shown, if one is
 * @param quiet whether results would give an answer away
 */
public record ChangeView(
        ChangedCode code,
        TraceRequest request,
        TraceDiff diff,
        Link here,
        Optional<Step> shown,
        boolean quiet) {
    /** A result beside the correct one. */
    public record OutcomeView(GridView correct, GridView changed) {}

    /** The band over a storyboard or step; empty where no code is edited. */
    public static Optional<ChangeView> of(
            ChangedCode code, TraceRequest request, Link here, Optional<Step> shown) {
        return code.traceDiff(request)
                .map(diff -> new ChangeView(code, request, diff, here, shown, false));
    }

    /** The band over a question: what was edited, and how to undo it, without results. */
    public static Optional<ChangeView> quiet(ChangedCode code, TraceRequest request, Link here) {
        return code.traceDiff(request)
                .map(diff -> new ChangeView(code, request, diff, here, Optional.empty(), true));
    }

    private Messages words() {
        return code.words();
    }

    /** The original token. */
    public String before() {
        return diff.before();
    }

    /** The new text; empty if the token was removed. */
    public String after() {
        return request.edit().orElseThrow().text();
    }

    /** Whether the token was replaced rather than removed. */
    public boolean isReplaced() {
        return !after().isEmpty();
    }

    /** Where the token is. */
    public String place() {
        return code.place(request);
    }

    /** The edit in one sentence. */
    public String sentence() {
        return isReplaced()
                ? words().text("change.sentence", after(), before(), place())
                : words().text("change.sentence.left-out", before(), place());
    }

    /** Whether the result is still correct. */
    public String verdict() {
        return words().text(wrong() ? "change.wrong" : "change.same", difference());
    }

    /** Whether the result differs. */
    public boolean wrong() {
        return !difference().isEmpty();
    }

    private String difference() {
        return new ComparisonWords(words())
                .difference(diff.original().result(), diff.changed().result(), view());
    }

    private DisplayFormat view() {
        return diff.original().method().resultView();
    }

    /** This page without the edit. */
    public String undo() {
        return here.with(ChangedCode.EDIT, "").toString();
    }

    /** All of its code in the editor, tried on many inputs. */
    public String find() {
        return code.editor(request).with("check", 1) + "#result";
    }

    /** The first step that differs here. */
    public Optional<String> first() {
        return diff.first()
                .map(step -> StepReference.name(diff.changed(), step.index()))
                .map(name -> here.with("at", name).with("detail", "").toString());
    }

    /** The shown step before the edit, if it existed then and both have a picture. */
    public Optional<Step> was() {
        return shown.filter(now -> now.result() instanceof Word)
                .flatMap(diff::original)
                .filter(was -> was.result() instanceof Word);
    }

    /** What the shown step computes. */
    public String stepName() {
        Step step = shown.orElseThrow();
        return step.assigns() == null ? step.text() : step.assigns();
    }

    /** The step in the unedited code. */
    public String stepUrl(Step was) {
        return here.with(ChangedCode.EDIT, "")
                .with("at", StepReference.name(diff.original(), was.index()))
                .toString();
    }

    // Pictures

    /** The shown step before and after the edit. */
    public OutcomeView outcome(Step was) {
        Step step = shown.orElseThrow();
        return outcomes(was.result(), step.result(), step.view()).get(0);
    }

    /** Each result beside the correct one. */
    public List<OutcomeView> outcomes() {
        return outcomes(diff.original().result(), diff.changed().result(), view());
    }

    /** Whether any bit is marked as extra or missing. */
    public boolean marked() {
        return wrong() && outcomes().stream().anyMatch(ChangeView::hasCells)
                || was().map(this::outcome).filter(ChangeView::hasCells).isPresent();
    }

    private static boolean hasCells(OutcomeView outcome) {
        return !outcome.changed().cells().isEmpty();
    }

    private List<OutcomeView> outcomes(Value correct, Value changed, DisplayFormat view) {
        PairPictures pictures =
                new PairPictures(Discs.of(TraceContext.of(request.arguments())), words());
        List<GridView> expected = pictures.of(words().text("change.alt.correct"), correct, view);
        List<GridView> found =
                pictures.of(words().text("change.alt.changed"), changed, view, correct);
        return IntStream.range(0, found.size())
                .mapToObj(i -> new OutcomeView(expected.get(i), found.get(i)))
                .toList();
    }
}
