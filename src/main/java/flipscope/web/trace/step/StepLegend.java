package flipscope.web.trace.step;

import flipscope.text.Messages;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.trace.step.DetailsView.LegendView;
import flipscope.web.trace.step.EquationView.SignView;
import flipscope.web.trace.step.EquationView.SlotView;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The legend of a step, derived from its pictures, so that nothing is left out. */
public final class StepLegend {
    private final Messages words;
    private final boolean bitNumbers;

    /**
     * @param bitNumbers whether cells show their bit numbers
     */
    public StepLegend(Messages words, boolean bitNumbers) {
        this.words = words;
        this.bitNumbers = bitNumbers;
    }

    /** The marks that this step shows. */
    public List<LegendView> of(EquationView equation) {
        List<GridView> grids = equation.slots().stream().map(SlotView::grid).toList();
        return Stream.of(
                        mark("set", cells(grids, CellView::on)),
                        mark("black", cells(grids, cell -> cell.ring().equals("black"))),
                        mark("white", cells(grids, cell -> cell.ring().equals("white"))),
                        mark("new", cells(grids, CellView::fresh)),
                        mark("lost", cells(grids, CellView::lost)),
                        mark("wrapped", cells(grids, CellView::wrapped)),
                        mark("origin", cells(grids, cell -> cell.arrow() != null)),
                        mark("fell", any(grids, grid -> !grid.fallen().isEmpty())),
                        mark("carry", cells(grids, CellView::carry)),
                        mark("meeting", cells(grids, CellView::meets)),
                        mark("arrow", equation.signs().stream().anyMatch(StepLegend::isWay)),
                        mark("hex", any(grids, StepLegend::hasHex)),
                        mark("numbers", bitNumbers && cells(grids, cell -> true)),
                        mark("field", any(grids, grid -> !grid.lanes().isEmpty())),
                        mark("half", any(grids, grid -> grid.ghost() != null)))
                .flatMap(Optional::stream)
                .toList();
    }

    private static boolean any(List<GridView> grids, Predicate<GridView> shows) {
        return grids.stream().anyMatch(shows);
    }

    private static boolean cells(List<GridView> grids, Predicate<CellView> shows) {
        return any(grids, grid -> grid.cells().stream().anyMatch(shows));
    }

    /** Whether an arrow points the way of a shift, not only on to the next picture. */
    private static boolean isWay(SignView sign) {
        return !sign.arrow().isEmpty() && !sign.isOnward();
    }

    private static boolean hasHex(GridView grid) {
        return grid.labels().stream()
                .anyMatch(label -> label.css().equals("hex") && !label.text().isEmpty());
    }

    private Optional<LegendView> mark(String name, boolean present) {
        return present
                ? Optional.of(new LegendView(name, words.text("stepper.legend." + name)))
                : Optional.empty();
    }
}
