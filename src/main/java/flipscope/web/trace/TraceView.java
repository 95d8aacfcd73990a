package flipscope.web.trace;

import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.predict.PredictView;
import java.util.Optional;

/**
 * An algorithm on its inputs, with the board beside it.
 *
 * @param inputs the position; empty for algorithms without one
 * @param shown all stages, one step, or a question about a step
 */
public record TraceView(Optional<InputsView> inputs, PageView shown) implements PageView {
    @Override
    public PageContext frame() {
        return shown.frame();
    }

    @Override
    public String description() {
        return shown.description();
    }

    @Override
    public String spoken() {
        return shown.spoken();
    }

    /** Whether what was asked for could not be read, and the page says so itself. */
    public boolean isRefused() {
        return shown instanceof PredictView question && question.isRefused();
    }

    /** Whether a step is shown, and not alone. */
    public boolean isAtStep() {
        return shown instanceof StepPage step && !frame().isEmbedded() && !step.presenting();
    }
}
