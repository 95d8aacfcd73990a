package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.story.ComparisonWords;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Counts;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Input;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.compare.ComparisonView.Side;
import flipscope.web.compare.ComparisonView.Verdict;
import flipscope.web.compare.OverviewView.SideView;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.PairPictures;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.StoryboardBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Builds what is shown and said of two algorithms on one position, with their steps side by side.
 *
 * @param request what was asked for
 * @param passage the steps that may be shown
 */
public record ComparisonBuilder(
        Catalogue catalogue,
        TracedRuns runs,
        ComparisonRequest request,
        SideBySide both,
        StepRange passage) {
    /** The value of {@code at} for the overview of a slip, which opens at a step by default. */
    static final String OVERVIEW = "overview";

    Messages words() {
        return runs.words();
    }

    ComparisonWords compared() {
        return new ComparisonWords(words());
    }

    PairPictures pictures() {
        return new PairPictures(Discs.of(context()), words());
    }

    private TraceContext context() {
        return TraceContext.of(request.lead().arguments());
    }

    /** The narrator of one of the two traces. */
    Narrator narrator(Trace trace) {
        return runs.narrators().of(trace, context());
    }

    /** Two algorithms of a family with known inputs. */
    public static ComparisonBuilder of(
            Catalogue catalogue, TracedRuns runs, Arguments left, Arguments right) {
        return of(catalogue, runs, ComparisonRequest.of(left, right));
    }

    /** From the first step to the last. */
    static ComparisonBuilder of(Catalogue catalogue, TracedRuns runs, ComparisonRequest request) {
        SideBySide both = request.walk(runs.traces());
        StepRange all = new StepRange(0, both.pairs().size() - 1);
        return new ComparisonBuilder(catalogue, runs, request, both, all);
    }

    /** Both in a few words, and one step of them if it is named. */
    public ComparisonView view(Optional<String> at) {
        return new ComparisonView(request.link(), verdict(), sides(), at.map(this::at));
    }

    /** The step of a name, or the nearest that may be shown. */
    PairView at(String name) {
        return new PairBuilder(this, passage.nearest(both.at(name))).view();
    }

    OverviewView overviewed() {
        List<Side> sides = sides();
        return new OverviewView(
                link(passage.first()).toString(),
                List.of(
                        overviewed(sides.get(0), both.left()),
                        overviewed(sides.get(1), both.right())),
                kinds());
    }

    /** The address of a step. */
    Link link(int index) {
        return request.link().with("at", both.name(index));
    }

    /** The address of the overview. */
    Link overview() {
        return request.link().with("at", OVERVIEW);
    }

    /**
     * A slip opens where it first differs from the correct algorithm; other comparisons open with
     * the overview.
     */
    String opening() {
        return both.firstDifference()
                .filter(index -> answersDiffer())
                .map(both::name)
                .orElse(OVERVIEW);
    }

    private boolean answersDiffer() {
        return !both.left().result().equals(both.right().result());
    }

    // The two algorithms

    /** Left and right. */
    List<Side> sides() {
        return List.of(
                side(request.left(), both.left(), both.right()),
                side(request.right(), both.right(), both.left()));
    }

    private Side side(Arguments arguments, Trace trace, Trace other) {
        Technique technique = arguments.technique();
        List<GridView> answer =
                pictures()
                        .of(
                                words().text("compare.answer"),
                                trace.result(),
                                view(trace),
                                isComparable() ? other.result() : trace.result());
        return new Side(
                technique,
                trace.counts(),
                request.alone(technique),
                answer,
                Costs.text(words(), trace.counts()));
    }

    private static DisplayFormat view(Trace trace) {
        return trace.method().resultView();
    }

    private boolean isComparable() {
        return request.sharesInputs() && view(both.left()).equals(view(both.right()));
    }

    private SideView overviewed(Side side, Trace trace) {
        return new SideView(side, new StoryboardBuilder(narrator(trace), side.link()).frames());
    }

    /** The kinds of operations that either of them executed. */
    private List<String> kinds() {
        List<Trace> traces = List.of(both.left(), both.right());
        return Counts.KINDS.stream()
                .filter(
                        kind ->
                                traces.stream()
                                        .anyMatch(each -> each.counts().byKind().containsKey(kind)))
                .toList();
    }

    // Choosing others

    /** The algorithms to choose from, the simplest first. */
    List<Technique> family() {
        return catalogue.family(request.leftTechnique().family()).stream()
                .sorted(Comparator.comparingInt(Technique::path))
                .toList();
    }

    /** The left one beside the engine's method, unless that is shown already. */
    Optional<String> engine() {
        boolean shown = request.leftTechnique().engine() || request.rightTechnique().engine();
        return catalogue
                .partner(request.leftTechnique())
                .filter(partner -> !shown && partner.engine())
                .map(engine -> request.beside(engine).toString());
    }

    /** The common inputs, or those of each algorithm, by name. */
    Map<String, GridView> inputs() {
        Map<String, GridView> inputs = new LinkedHashMap<>();
        if (request.sharesInputs()) {
            draw(both.left(), UnaryOperator.identity(), inputs);
        } else {
            draw(both.left(), name -> words().text("compare.inputs.left", name), inputs);
            draw(both.right(), name -> words().text("compare.inputs.right", name), inputs);
        }
        return inputs;
    }

    private void draw(Trace trace, UnaryOperator<String> name, Map<String, GridView> inputs) {
        for (Input each : trace.inputs()) {
            GridView grid = pictures().of(each.name(), each.value(), each.view()).get(0);
            inputs.put(name.apply(each.name()), grid);
        }
    }

    // The verdict

    /** How the two answers differ, and for a slip what went wrong. */
    Verdict verdict() {
        if (request.isSlip()) {
            return slip(request.slipIsRight() ? both.mirrored() : both);
        }
        String answers =
                request.sharesInputs()
                        ? compared().answers(both.left(), both.right())
                        : words().text("compare.inputs");
        return Stream.of(request.leftTechnique(), request.rightTechnique())
                .filter(Technique::isSlip)
                .findFirst()
                .map(slip -> withSlip(slip, answers))
                .orElseGet(() -> new Verdict("", List.of(answers), Optional.empty()));
    }

    /** A slip compared with another algorithm than its correct form. */
    private Verdict withSlip(Technique slip, String answers) {
        Technique correct = catalogue.find(slip.correctForm()).orElseThrow();
        return new Verdict(
                List.of(answers, words().text("compare.is-slip", slip.title())),
                words().text("compare.is-slip.correct"),
                request.lead().comparing(slip, correct));
    }

    private Verdict slip(SideBySide slipLeft) {
        String summary = request.lead().arguments().technique().summary();
        if (!answersDiffer()) {
            return new Verdict(
                    List.of(words().text("compare.harmless", summary)),
                    words().text("compare.harmless.example"),
                    request.example());
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(words().text("compare.slip", summary));
        compared().firstDifference(slipLeft, this::narrator).ifPresent(sentences::add);
        sentences.add(compared().mistake(slipLeft.left(), slipLeft.right()));
        return new Verdict(words().text("compare.wrong"), sentences, Optional.empty());
    }

    /** The preview card: both answers, and how many operations they took. */
    Card card(String title) {
        List<Side> sides = sides();
        List<Item> row = new ArrayList<>(answer(sides.get(0)));
        row.add(Item.sign(answersDiffer() ? "≠" : "="));
        row.addAll(answer(sides.get(1)));
        return Card.of(title, "", String.join(" ", verdict().sentences()), row);
    }

    private List<Item> answer(Side side) {
        String cost = words().text("share.card.operations", side.counts().total());
        return side.answer().stream().map(grid -> Item.titled(cost, grid)).toList();
    }
}
