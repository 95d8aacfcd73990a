package flipscope.web.write;

import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.Optional;

/**
 * The code for a task inside a lesson, with what was found about it.
 *
 * @param result once it is asked for
 */
public record WorkPart(PageContext frame, WorkView work, Optional<TaskResult> result)
        implements PageView {
    @Override
    public String spoken() {
        return result.map(TaskResult::headline).orElse("");
    }
}
