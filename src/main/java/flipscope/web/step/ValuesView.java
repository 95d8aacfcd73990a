package flipscope.web.step;

import flipscope.story.LocalVariable;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.Value;
import flipscope.web.draw.GridTable;
import flipscope.web.draw.MiniView;
import flipscope.web.draw.RibbonView;
import flipscope.web.step.EquationView.SlotView;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The values below a step: its variables, and its bits in a line.
 *
 * @param tabs variables, bits and origin; the last leads nowhere where nothing has one
 * @param more whether the bits are asked for
 * @param moreUrl shows or hides them
 */
public record ValuesView(
        List<Choice> tabs,
        boolean more,
        String moreUrl,
        VariablesView variables,
        RibbonsView ribbons) {
    /** More variables, as somebody's own code may have, are not drawn. */
    public static final int MOST_VARIABLES = 60;

    /**
     * The method's variables, in order of first appearance; of very many those set last.
     *
     * @param more how many are not shown
     * @param linked whether there is room for links to every change of so many
     * @param most the number of locals of the largest method: nothing below moves on entering a
     *     call
     */
    public record VariablesView(List<VariableView> shown, int more, boolean linked, int most) {}

    /**
     * A variable in small.
     *
     * @param picture empty before its first assignment
     * @param previous the change before this step
     * @param next the change after it
     */
    public record VariableView(
            String name,
            boolean changed,
            Optional<MiniView> picture,
            Optional<String> previous,
            Optional<String> next) {
        /** A variable without links. */
        public static VariableView of(Messages words, LocalVariable variable) {
            return of(words, variable, step -> Optional.empty());
        }

        static VariableView of(
                Messages words,
                LocalVariable variable,
                Function<Optional<Integer>, Optional<String>> url) {
            return new VariableView(
                    variable.name(),
                    variable.changed(),
                    variable.value().map(value -> mini(words, variable, value)),
                    url.apply(variable.previous()),
                    url.apply(variable.next()));
        }

        private static MiniView mini(Messages words, LocalVariable variable, Value value) {
            String alt = Values.alt(words, variable.name(), value, variable.view());
            return MiniView.light(value, variable.view(), alt);
        }
    }

    /**
     * The step's values, one line of bits each.
     *
     * @param most the most lines that any step has
     * @param hexes the values in hex, where single operations are looked at
     * @param table the result as a table, if it is asked for
     * @param tableUrl shows or hides the table
     */
    public record RibbonsView(
            List<RibbonView> lines,
            int most,
            List<SlotView> hexes,
            Optional<GridTable> table,
            String tableUrl) {}

    /** Which of the tabs is open. */
    public String tab() {
        return tabs.stream().filter(Choice::current).map(Choice::name).findFirst().orElseThrow();
    }
}
