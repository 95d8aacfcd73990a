package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.web.compare.ComparisonView.Verdict;
import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.board.InputsView;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The page of a comparison: the overview of both or one step of both.
 *
 * @param engine the left one beside the engine's method, unless that is shown already
 * @param family the algorithms to choose from, the simplest first
 * @param board the position; in a frame there is none
 * @param inputs the inputs by name, where there is no board
 * @param step one step of both; empty for the overview
 */
public record CompareView(
        PageContext frame,
        ComparisonRequest request,
        Verdict verdict,
        Optional<String> engine,
        List<Technique> family,
        Optional<InputsView> board,
        Map<String, GridView> inputs,
        Optional<PairView> step,
        Optional<OverviewView> overview)
        implements PageView {

    @Override
    public String description() {
        return String.join(" ", verdict.sentences());
    }

    @Override
    public String spoken() {
        return step.map(PairView::message).orElse("");
    }
}
