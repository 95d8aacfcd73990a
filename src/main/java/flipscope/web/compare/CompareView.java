package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.board.InputsView;
import java.util.Map;
import java.util.Optional;

/**
 * The page of a comparison: the overview of both or one step of both.
 *
 * @param board the position; in a frame there is none
 * @param inputs the inputs by name, where there is no board
 * @param step one step of both; empty for the overview
 */
public record CompareView(
        PageContext frame,
        Comparison comparison,
        Optional<InputsView> board,
        Map<String, GridView> inputs,
        Optional<ComparedStep> step)
        implements PageView {

    @Override
    public String description() {
        return String.join(" ", comparison.verdict().sentences());
    }

    @Override
    public String spoken() {
        return step.map(ComparedStep::message).orElse("");
    }
}
