package flipscope.web.bits;

import flipscope.web.bits.BitsView.EndView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.StepView;
import java.util.Optional;

/**
 * One step of the whole run of lines.
 *
 * @param mistake what is wrong with them, or where they were stopped
 * @param back where they are changed
 */
public record BitsRunView(
        PageContext frame,
        String spoken,
        Optional<String> mistake,
        StepView step,
        EndView end,
        String back)
        implements PageView {
    @Override
    public String description() {
        return text("pad.description");
    }
}
