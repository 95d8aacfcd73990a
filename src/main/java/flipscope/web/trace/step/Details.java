package flipscope.web.trace.step;

import flipscope.story.LocalVariable;
import flipscope.story.Narrator;
import flipscope.story.Values;
import flipscope.trace.Call;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.MiniView;
import flipscope.web.draw.RibbonView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The values below a step: its variables, and its bits in a line.
 *
 * @param url the address of a step by its index
 */
public record Details(Narrator narrator, IntFunction<String> url) {

    /**
     * A variable.
     *
     * @param mini its value; empty before its first assignment
     * @param changed whether this step changed it
     * @param previousUrl its previous change
     * @param nextUrl its next change
     */
    public record VariableView(
            String name,
            Optional<MiniView> mini,
            boolean changed,
            Optional<String> previousUrl,
            Optional<String> nextUrl) {}

    private Trace trace() {
        return narrator.trace();
    }

    /** The method's variables, in order of first appearance. */
    public List<VariableView> variables(Step step) {
        return LocalVariable.at(trace(), step).stream().map(this::variable).toList();
    }

    /**
     * The variables before a step.
     *
     * @param activation an index into the trace's calls, or -1 for the entry method
     */
    public List<VariableView> before(int activation, int step) {
        return LocalVariable.before(trace(), activation, step).stream()
                .map(this::variable)
                .toList();
    }

    /** The number of locals of the largest method: nothing below moves on entering a call. */
    public int mostVariables() {
        return Stream.concat(
                        Stream.of(trace().method().locals()),
                        trace().calls().stream().map(Call::locals))
                .mapToInt(List::size)
                .max()
                .orElseThrow();
    }

    private VariableView variable(LocalVariable variable) {
        return new VariableView(
                variable.name(),
                variable.value().map(value -> mini(variable, value)),
                variable.changed(),
                variable.previous().map(url::apply),
                variable.next().map(url::apply));
    }

    private MiniView mini(LocalVariable variable, Value value) {
        String alt = Values.alt(narrator.messages(), variable.name(), value, variable.view());
        return MiniView.light(value, variable.view(), alt);
    }

    /** The step's values, one line of bits each. */
    public List<RibbonView> ribbons(Step step) {
        List<RibbonView> ribbons = new ArrayList<>();
        for (Operand operand : step.operands()) {
            String sign = ribbons.isEmpty() ? "" : step.operator().text();
            addRibbon(ribbons, sign, operand.text(), operand.value(), operand.view());
        }
        if (step.result() != null) {
            String name = ShownName.result(narrator.messages(), step);
            addRibbon(ribbons, "=", name, step.result(), step.view());
        }
        return ribbons;
    }

    private static void addRibbon(
            List<RibbonView> ribbons, String sign, String name, Value value, DisplayFormat view) {
        if (ValuePictures.isBits(value, view)) {
            ribbons.add(RibbonView.of(sign, name, (Word) value, view));
        }
    }

    /** The most ribbons that any step has. */
    public int mostRibbons() {
        return trace().steps().stream().mapToInt(Details::countRibbons).max().orElseThrow();
    }

    private static int countRibbons(Step step) {
        boolean result = step.result() != null && ValuePictures.isBits(step.result(), step.view());
        return step.operands().stream()
                .mapToInt(each -> ValuePictures.isBits(each.value(), each.view()) ? 1 : 0)
                .reduce(result ? 1 : 0, Integer::sum);
    }
}
