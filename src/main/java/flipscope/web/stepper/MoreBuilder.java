package flipscope.web.stepper;

import flipscope.story.Narrator;
import flipscope.story.Variable;
import flipscope.story.Variables;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Program;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.View;
import flipscope.trace.Word;
import flipscope.web.grid.Minis;
import flipscope.web.view.MiniView;
import flipscope.web.view.MoreView;
import flipscope.web.view.MoreView.LegendView;
import flipscope.web.view.MoreView.RibbonView;
import flipscope.web.view.MoreView.VariableView;
import java.util.ArrayList;
import java.util.List;

/** Builds what can be unfolded below a step: variables, ribbons, legend. */
public final class MoreBuilder {
    private final Program program;
    private final Trace trace;
    private final Narrator narrator;
    private final Messages words;

    public MoreBuilder(Program program, Trace trace, Narrator narrator, Messages words) {
        this.program = program;
        this.trace = trace;
        this.narrator = narrator;
        this.words = words;
    }

    MoreView at(Step step, boolean bitNumbers, String bitNumbersUrl) {
        List<VariableView> variables =
                Variables.at(program, trace, step).stream().map(this::variable).toList();
        return new MoreView(variables, ribbons(step), legend(step), bitNumbers, bitNumbersUrl);
    }

    private VariableView variable(Variable variable) {
        MiniView mini = variable.value().map(value -> mini(variable, value)).orElse(null);
        return new VariableView(variable.name(), mini, variable.changed());
    }

    private MiniView mini(Variable variable, Value value) {
        String alt = Alternatives.of(narrator, variable.name(), value, variable.view());
        return Minis.draw(value, variable.view(), alt);
    }

    private List<RibbonView> ribbons(Step step) {
        List<RibbonView> ribbons = new ArrayList<>();
        for (Operand operand : step.operands()) {
            String sign = ribbons.isEmpty() ? "" : step.operator();
            addRibbon(ribbons, sign, operand.text(), operand.value(), operand.view());
        }
        if (step.result() != null) {
            String name =
                    step.site().assigns() == null
                            ? words.text("stepper.result")
                            : step.site().assigns();
            addRibbon(ribbons, "=", name, step.result(), step.site().resultView());
        }
        return ribbons;
    }

    private static void addRibbon(
            List<RibbonView> ribbons, String sign, String name, Value value, View view) {
        boolean bits = view.shape() != View.Shape.NUMBER && view.shape() != View.Shape.FLAG;
        if (bits && value instanceof Word word && word.type().width() > 1) {
            ribbons.add(new RibbonView(sign, name, Minis.bytes(word, view)));
        }
    }

    /** The marks that this step shows, and what every picture shows. */
    public List<LegendView> legend(Step step) {
        Marks marks = step.marks();
        List<LegendView> legend = new ArrayList<>();
        add(legend, "set", -1);
        add(legend, "new", marks.fresh());
        add(legend, "lost", marks.lost());
        add(legend, "wrapped", marks.wrapped());
        add(legend, "fell", marks.fell());
        add(legend, "carry", marks.carry());
        return legend;
    }

    private void add(List<LegendView> legend, String mark, long bits) {
        if (bits != 0) {
            legend.add(new LegendView(mark, words.text("stepper.legend." + mark)));
        }
    }
}
