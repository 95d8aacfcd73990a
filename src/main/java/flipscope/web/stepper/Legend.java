package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Step;
import flipscope.web.view.MoreView.LegendView;
import java.util.ArrayList;
import java.util.List;

/** What the marks of a step mean. */
public final class Legend {
    private final Messages words;

    public Legend(Messages words) {
        this.words = words;
    }

    /** The marks that this step shows, and what every picture shows. */
    public List<LegendView> of(Step step) {
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
