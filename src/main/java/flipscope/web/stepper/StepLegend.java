package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.View;
import flipscope.trace.View.Shape;
import flipscope.web.view.MoreView.LegendView;
import java.util.List;
import java.util.stream.Stream;

/** What the marks of a step mean. */
public final class StepLegend {
    private final Messages words;

    public StepLegend(Messages words) {
        this.words = words;
    }

    /** The marks that this step shows, and what every picture shows. */
    public List<LegendView> of(Step step) {
        return places(step).stream().filter(LegendView::present).toList();
    }

    /** Every mark, each in its place, whether this step shows it or not. */
    List<LegendView> places(Step step) {
        Marks marks = step.marks();
        return List.of(
                mark("set", true),
                mark("new", marks.fresh() != 0),
                mark("lost", marks.lost() != 0),
                mark("wrapped", marks.wrapped() != 0),
                mark("fell", marks.fell() != 0),
                mark("carry", marks.carry() != 0),
                mark("field", shows(step, Shape.LANES)),
                mark("half", shows(step, Shape.UPPER, Shape.LOWER)));
    }

    /** Whether some picture of the step has one of these shapes. */
    private static boolean shows(Step step, Shape... shapes) {
        return Stream.concat(
                        Stream.of(step.site().resultView()),
                        step.operands().stream().map(Operand::view))
                .map(View::shape)
                .anyMatch(List.of(shapes)::contains);
    }

    private LegendView mark(String name, boolean present) {
        return new LegendView(name, words.text("stepper.legend." + name), present);
    }
}
