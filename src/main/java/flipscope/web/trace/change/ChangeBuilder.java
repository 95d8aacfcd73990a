package flipscope.web.trace.change;

import flipscope.catalogue.Divergence;
import flipscope.story.ComparisonWords;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.site.Link;
import flipscope.web.trace.change.ChangeView.OutcomeView;
import flipscope.web.trace.change.ChangeView.StepView;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Builds the band over edited code: what was edited, and what that does. */
public final class ChangeBuilder {
    /** How many elements of a table are drawn: enough for a result of two words. */
    private static final int MOST_PICTURES = 2;

    private final ChangedCode code;
    private final Messages words;
    private final TraceRequest request;
    private final Trace original;
    private final Trace changed;

    public ChangeBuilder(ChangedCode code, Messages words, TraceRequest request, Trace changed) {
        this.code = code;
        this.words = words;
        this.request = request;
        this.original = code.originalTrace(request);
        this.changed = changed;
    }

    /**
     * The band of an edit; null if there is none.
     *
     * @param here the address of this page
     * @param searched whether the reader comes from a search that found nothing
     * @param shown the step that is shown, or null
     */
    public ChangeView at(Link here, boolean searched, Step shown) {
        return request.edit().map(edit -> view(edit, here, searched, shown)).orElse(null);
    }

    /** The band over a question: what was edited, and how to undo it, without results. */
    public Optional<ChangeView> quiet(Link here) {
        return request.edit().map(edit -> quiet(edit, here));
    }

    private ChangeView quiet(Edit edit, Link here) {
        Method method = code.original().method(edit.method()).orElseThrow();
        Token token = code.token(edit);
        return new ChangeView(
                token.text(),
                edit.text(),
                words.text("change.in-line", token.span().line(), fileName(method)),
                "",
                false,
                here.with(ChangedCode.EDIT, "").toString(),
                null,
                "",
                null,
                "",
                List.of(),
                null);
    }

    private ChangeView view(Edit edit, Link here, boolean searched, Step shown) {
        Method method = code.original().method(edit.method()).orElseThrow();
        Token token = code.token(edit);
        ViewKind view = original.method().resultView();
        String difference =
                new ComparisonWords(words).difference(original.result(), changed.result(), view);
        boolean wrong = !difference.isEmpty();
        return new ChangeView(
                token.text(),
                edit.text(),
                words.text("change.in-line", token.span().line(), fileName(method)),
                words.text(wrong ? "change.wrong" : "change.same", difference),
                wrong,
                here.with(ChangedCode.EDIT, "").toString(),
                here.with("find", 1).toString(),
                words.text(hasPosition() ? "change.find" : "change.find.inputs"),
                first(here),
                searched ? nothingFound() : "",
                outcomes(view),
                shown == null ? null : step(shown, here));
    }

    /** A step before and after the edit; null if it did not exist before or has no picture. */
    private StepView step(Step shown, Link here) {
        return code.traceDiff(request)
                .flatMap(each -> each.original(shown))
                .filter(was -> was.result() instanceof Word && shown.result() instanceof Word)
                .map(was -> step(shown, was, here.with(ChangedCode.EDIT, "")))
                .orElse(null);
    }

    private StepView step(Step shown, Step was, Link originalCode) {
        String name = shown.assigns() == null ? shown.text() : shown.assigns();
        return new StepView(
                name,
                outcome(was.result(), shown.result(), shown.view()),
                originalCode.with("at", StepReference.name(original, was.index())).toString());
    }

    /** The edit in one sentence; empty if there is none. */
    public String sentence() {
        return request.edit().map(this::sentence).orElse("");
    }

    private String sentence(Edit edit) {
        Method method = code.original().method(edit.method()).orElseThrow();
        Token token = code.token(edit);
        String place = words.text("change.in-line", token.span().line(), fileName(method));
        return edit.text().isEmpty()
                ? words.text("change.sentence.left-out", token.text(), place)
                : words.text("change.sentence", edit.text(), token.text(), place);
    }

    private static String fileName(Method method) {
        return method.file().name().substring(method.file().name().lastIndexOf('/') + 1);
    }

    private boolean hasPosition() {
        return request.arguments().query().containsKey("position");
    }

    private String nothingFound() {
        return words.text("change.none-found", code.search(request).tried());
    }

    private String first(Link here) {
        OptionalInt step = Divergence.first(original, changed);
        return step.isEmpty()
                ? null
                : here.with("at", StepReference.name(changed, step.getAsInt()))
                        .with("detail", "")
                        .toString();
    }

    // Pictures

    private List<OutcomeView> outcomes(ViewKind view) {
        if (original.result() instanceof Table originals
                && changed.result() instanceof Table wrongs) {
            return IntStream.range(0, Math.min(MOST_PICTURES, originals.length()))
                    .mapToObj(
                            i ->
                                    outcome(
                                            originals.elements().get(i),
                                            wrongs.elements().get(i),
                                            view.word(i)))
                    .toList();
        }
        return List.of(outcome(original.result(), changed.result(), view));
    }

    private OutcomeView outcome(Value expected, Value found, ViewKind view) {
        long is = ((Word) found).bits();
        long was = ((Word) expected).bits();
        return new OutcomeView(
                picture("change.alt.correct", expected, view, Marks.NONE),
                picture(
                        "change.alt.changed",
                        found,
                        view,
                        new Marks(is & ~was, was & ~is, 0, 0, 0)));
    }

    private GridView picture(String name, Value value, ViewKind view, Marks marks) {
        Discs discs = Discs.of(TraceContext.of(request.arguments()));
        return Grids.draw(
                value,
                view,
                Values.alt(words, words.text(name), value, view),
                Picture.over(discs, false, words).with(marks));
    }
}
