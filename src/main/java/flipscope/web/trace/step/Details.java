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
 * @param room how many of these addresses there is room for
 */
public record Details(Narrator narrator, IntFunction<String> url, int room) {
    /** More variables, as somebody's own code may have, are not drawn. */
    public static final int MOST_VARIABLES = 60;

    /** More lines of bits, as a call with many arguments has, are not drawn. */
    private static final int MOST_RIBBONS = 8;

    private Trace trace() {
        return narrator.trace();
    }

    /** The method's variables, in order of first appearance; of very many those set last. */
    public List<LocalVariable> variables(Step step) {
        return LocalVariable.latest(LocalVariable.at(trace(), step), MOST_VARIABLES);
    }

    /** How many variables of the step's method are not shown. */
    public int more(Step step) {
        return Math.max(0, LocalVariable.count(trace(), step) - MOST_VARIABLES);
    }

    /** Whether there is room for links to every change of so many variables. */
    public boolean jumps(int variables) {
        return 2 * variables <= room;
    }

    /** A variable in small; empty before its first assignment. */
    public Optional<MiniView> mini(LocalVariable variable) {
        return variable.value().map(value -> mini(variable, value));
    }

    private MiniView mini(LocalVariable variable, Value value) {
        String alt = Values.alt(narrator.messages(), variable.name(), value, variable.view());
        return MiniView.light(value, variable.view(), alt);
    }

    /** The address of a change of a variable, if there is one. */
    public Optional<String> url(Optional<Integer> step) {
        return step.map(url::apply);
    }

    /** The number of locals of the largest method: nothing below moves on entering a call. */
    public int mostVariables() {
        return Stream.concat(
                        Stream.of(trace().method().locals()),
                        trace().calls().stream().map(Call::locals))
                .mapToInt(List::size)
                .map(each -> Math.min(each, MOST_VARIABLES))
                .max()
                .orElseThrow();
    }

    /** The step's values, one line of bits each. */
    public List<RibbonView> ribbons(Step step) {
        List<RibbonView> ribbons = new ArrayList<>();
        for (Operand operand : drawn(step)) {
            String sign = ribbons.isEmpty() ? "" : step.operator().text();
            addRibbon(ribbons, sign, operand.text(), operand.value(), operand.view());
        }
        if (step.result() != null) {
            String name = ShownName.result(narrator.messages(), step);
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

    /** The most ribbons that any step has. */
    public int mostRibbons() {
        return trace().steps().stream().mapToInt(Details::countRibbons).max().orElseThrow();
    }

    private static int countRibbons(Step step) {
        boolean result = step.result() != null && ValuePictures.isBits(step.result(), step.view());
        return drawn(step).stream()
                .mapToInt(each -> ValuePictures.isBits(each.value(), each.view()) ? 1 : 0)
                .reduce(result ? 1 : 0, Integer::sum);
    }
}
