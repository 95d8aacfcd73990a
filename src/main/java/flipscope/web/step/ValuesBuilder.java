package flipscope.web.step;

import flipscope.story.Detail;
import flipscope.story.LocalVariable;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.trace.Call;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.GridTable;
import flipscope.web.draw.RibbonView;
import flipscope.web.step.ValuesView.RibbonsView;
import flipscope.web.step.ValuesView.VariableView;
import flipscope.web.step.ValuesView.VariablesView;
import flipscope.web.trace.request.StepOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Builds what stands below a step: the variables in the order in which they appeared, so that
 * nothing jumps, or the values as bits.
 */
final class ValuesBuilder {
    /** More lines of bits, as a call with many arguments has, are not drawn. */
    private static final int MOST_RIBBONS = 8;

    private final Narrator narrator;
    private final Messages words;
    private final Trace trace;
    private final StepAddresses links;
    private final StepOptions options;
    private final Step step;
    private final BitPanel bit;
    private final EquationView equation;

    ValuesBuilder(
            Narrator narrator,
            StepAddresses links,
            Step step,
            BitPanel bit,
            EquationView equation) {
        this.narrator = narrator;
        this.words = narrator.messages();
        this.trace = narrator.trace();
        this.links = links;
        this.options = links.options();
        this.step = step;
        this.bit = bit;
        this.equation = equation;
    }

    ValuesView view() {
        return new ValuesView(
                tabs(),
                options.more(),
                url(options.withMore(!options.more())),
                variables(),
                bits());
    }

    private String url(StepOptions other) {
        return links.url(step.index(), other);
    }

    private List<Choice> tabs() {
        StepOptions plain = options.withoutBit().withMore(false).withTable(false);
        boolean origin = bit.isTold();
        boolean bits = !origin && (options.more() || options.table());
        return List.of(
                new Choice("variables", url(plain), !origin && !bits),
                new Choice("bits", url(plain.withMore(true)), bits),
                new Choice("origin", bit.origin(), origin));
    }

    private VariablesView variables() {
        List<LocalVariable> all =
                LocalVariable.latest(LocalVariable.at(trace, step), ValuesView.MOST_VARIABLES);
        boolean linked = 2 * all.size() <= links.here(step.index()).room();
        Function<Optional<Integer>, Optional<String>> url =
                at -> at.filter(any -> linked).map(links::url);
        return new VariablesView(
                all.stream().map(each -> VariableView.of(words, each, url)).toList(),
                Math.max(0, LocalVariable.count(trace, step) - ValuesView.MOST_VARIABLES),
                linked,
                mostVariables());
    }

    private int mostVariables() {
        return Stream.concat(
                        Stream.of(trace.method().locals()),
                        trace.calls().stream().map(Call::locals))
                .mapToInt(List::size)
                .map(each -> Math.min(each, ValuesView.MOST_VARIABLES))
                .max()
                .orElseThrow();
    }

    private RibbonsView bits() {
        boolean fine = options.detail() == Detail.OPERATION;
        return new RibbonsView(
                ribbons(),
                trace.steps().stream().mapToInt(ValuesBuilder::countRibbons).max().orElseThrow(),
                fine
                        ? equation.slots().stream().filter(slot -> !slot.hex().isEmpty()).toList()
                        : List.of(),
                Optional.of(step).filter(any -> options.table() && bit.hasCells()).map(this::table),
                url(options.withTable(!options.table())));
    }

    private GridTable table(Step shown) {
        return GridTable.of(
                narrator.text("stepper.table", shown.text()),
                shown.word(),
                shown.view(),
                shown.marks(),
                words,
                bit.hasRoom() ? bit::url : each -> null);
    }

    private List<RibbonView> ribbons() {
        List<RibbonView> ribbons = new ArrayList<>();
        for (Operand operand : drawn(step)) {
            String sign = ribbons.isEmpty() ? "" : step.operator().text();
            addRibbon(ribbons, sign, operand.text(), operand.value(), operand.view());
        }
        if (step.result() != null) {
            String name = ShownName.result(words, step);
            addRibbon(ribbons, "=", name, step.result(), step.view());
        }
        return ribbons;
    }

    private static List<Operand> drawn(Step step) {
        List<Operand> all = step.operands();
        return all.subList(0, Math.min(all.size(), MOST_RIBBONS));
    }

    private static void addRibbon(
            List<RibbonView> ribbons, String sign, String name, Value value, DisplayFormat view) {
        if (ValuePictures.isBits(value, view)) {
            ribbons.add(RibbonView.of(sign, name, (Word) value, view));
        }
    }

    private static int countRibbons(Step step) {
        boolean result = step.result() != null && ValuePictures.isBits(step.result(), step.view());
        return drawn(step).stream()
                .mapToInt(each -> ValuePictures.isBits(each.value(), each.view()) ? 1 : 0)
                .reduce(result ? 1 : 0, Integer::sum);
    }
}
