package flipscope.web.step;

import flipscope.text.Messages;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.Mark;
import flipscope.web.step.EquationView.SlotView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The legend of a step, derived from its pictures, so that nothing is left out.
 *
 * @param bitNumbers whether cells show their bit numbers
 */
public record StepLegend(Messages words, boolean bitNumbers) {
    /** A mark and its meaning. */
    public record LegendView(String css, String name) {}

    /** The marks that this step shows, at rest or when it is pointed at. */
    public List<LegendView> of(EquationView equation) {
        Map<String, Boolean> resting = marks(equation.atRest());
        return marks(equation).entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .map(name -> new LegendView(name, told(name, resting.get(name))))
                .toList();
    }

    private String told(String mark, boolean resting) {
        String name = words.text("stepper.legend." + mark);
        return resting ? name : words.text("stepper.legend.pressed", name);
    }

    /** Every mark in its order, and whether this step shows it. */
    Map<String, Boolean> marks(EquationView equation) {
        List<GridView> grids = equation.slots().stream().map(SlotView::grid).toList();
        Map<String, Boolean> marks = new LinkedHashMap<>();
        marks.put("set", cells(grids, CellView::on));
        marks.put("black", cells(grids, cell -> cell.ring().equals("black")));
        marks.put("white", cells(grids, cell -> cell.ring().equals("white")));
        marks.put("piece", cells(grids, CellView::hasPiece));
        marks.put("new", marked(grids, Mark.FRESH));
        marks.put("lost", marked(grids, Mark.LOST));
        marks.put("wrapped", marked(grids, Mark.WRAPPED));
        marks.put("origin", marked(grids, Mark.ORIGIN, Mark.ROUND, Mark.OFF));
        marks.put("fell", any(grids, grid -> !grid.fallen().isEmpty()));
        marks.put("carry", marked(grids, Mark.CARRY, Mark.BORROW));
        marks.put("meeting", marked(grids, Mark.MEETING));
        marks.put("arrow", equation.slots().stream().anyMatch(slot -> !slot.way().isEmpty()));
        marks.put("hex", any(grids, StepLegend::hasHex));
        marks.put("numbers", bitNumbers && cells(grids, cell -> true));
        marks.put("field", any(grids, grid -> !grid.lanes().isEmpty()));
        marks.put("half", any(grids, grid -> grid.ghost() != null));
        return marks;
    }

    private static boolean any(List<GridView> grids, Predicate<GridView> shows) {
        return grids.stream().anyMatch(shows);
    }

    private static boolean marked(List<GridView> grids, Mark... any) {
        return cells(grids, cell -> cell.has(any));
    }

    private static boolean cells(List<GridView> grids, Predicate<CellView> shows) {
        return any(grids, grid -> grid.cells().stream().anyMatch(shows));
    }

    private static boolean hasHex(GridView grid) {
        return grid.labels().stream()
                .anyMatch(label -> label.css().equals("hex") && !label.text().isEmpty());
    }
}
