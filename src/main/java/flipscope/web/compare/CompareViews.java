package flipscope.web.compare;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.ComparisonWords;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Trace;
import flipscope.web.compare.CompareView.ChoiceView;
import flipscope.web.compare.CompareView.InputView;
import flipscope.web.compare.CompareView.PickerView;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.request.StepRanges;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Builds the page of a comparison: the overview, or one step of both. */
final class CompareViews {
    /** The value of {@code at} for the overview of a slip, which opens at a step by default. */
    static final String OVERVIEW = "overview";

    private final Catalogue catalogue;
    private final Traces traces;
    private final Narrator narrator;
    private final ComparisonWords compared;
    private final Messages words;

    CompareViews(Catalogue catalogue, Traces traces, Narrator narrator, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.narrator = narrator;
        this.compared = new ComparisonWords(words);
        this.words = words;
    }

    CompareView of(PageFrame given, ComparisonRequest request, InputsView board) {
        SideBySide both = request.walk(traces);
        String typed = request.options().at();
        String at = typed.isEmpty() ? opening(both) : typed;
        boolean overview = at.equals(OVERVIEW);
        StepRange passage = StepRanges.of(given, both.pairs().size() - 1, both::at);
        StepReference moment = passage.nearest(both.at(at));
        TraceContext traceContext = TraceContext.of(request.lead().arguments());
        PairBuilder pairs =
                new PairBuilder(request, both, narrator, compared, traceContext, words, passage);
        Link here = overview ? request.link().with("at", at) : pairs.link(moment.step());
        return new CompareView(
                given.opening(EmbedAddress.page(here)),
                board,
                board == null ? inputs(request, both, traceContext) : List.of(),
                words.text(request.isSlip() ? "compare.title.slip" : "compare.title"),
                picker(request),
                new ComparisonVerdicts(catalogue, narrator, compared, words)
                        .of(request, both, traceContext),
                overview
                        ? new ComparisonOverviews(narrator, words)
                                .of(request, both, traceContext, pairs)
                        : null,
                overview ? null : pairs.at(moment));
    }

    /**
     * A slip opens where it first differs from the correct algorithm; other comparisons open with
     * the overview.
     */
    private static String opening(SideBySide both) {
        boolean wrong = !both.left().result().equals(both.right().result());
        return both.firstDifference().filter(index -> wrong).map(both::name).orElse(OVERVIEW);
    }

    /** The common inputs, or the operations of each algorithm if there are none. */
    private List<InputView> inputs(
            ComparisonRequest request, SideBySide both, TraceContext traceContext) {
        if (request.sharesInputs()) {
            return inputs(both.left(), traceContext, Input::name);
        }
        List<InputView> inputs = new ArrayList<>();
        inputs.addAll(
                inputs(
                        both.left(),
                        traceContext,
                        each -> words.text("compare.inputs.left", each.name())));
        inputs.addAll(
                inputs(
                        both.right(),
                        traceContext,
                        each -> words.text("compare.inputs.right", each.name())));
        return inputs;
    }

    private List<InputView> inputs(
            Trace trace, TraceContext traceContext, Function<Input, String> name) {
        PairPictures pictures = new PairPictures(narrator, traceContext, words);
        return trace.inputs().stream()
                .map(
                        each ->
                                new InputView(
                                        name.apply(each),
                                        pictures.of(each.name(), each.value(), each.view()).get(0)))
                .toList();
    }

    private PickerView picker(ComparisonRequest request) {
        return new PickerView(
                choices(request.leftTechnique()),
                choices(request.rightTechnique()),
                request.fields(),
                request.swapped().toString(),
                engine(request));
    }

    private String engine(ComparisonRequest request) {
        boolean shown = request.leftTechnique().engine() || request.rightTechnique().engine();
        return shown
                ? null
                : catalogue
                        .partner(request.leftTechnique())
                        .filter(Technique::engine)
                        .map(engine -> request.beside(engine).toString())
                        .orElse(null);
    }

    private List<ChoiceView> choices(Technique chosen) {
        return catalogue.family(chosen.family()).stream()
                .sorted(Comparator.comparingInt(Technique::path))
                .map(each -> new ChoiceView(each.id(), each.title(), each.equals(chosen)))
                .toList();
    }
}
