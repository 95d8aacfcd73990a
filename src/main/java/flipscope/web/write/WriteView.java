package flipscope.web.write;

import flipscope.judge.Task;
import flipscope.web.address.NamedLink;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The page of a task, with what was found about its code.
 *
 * @param tasks all tasks, in the order that teaches
 * @param result what was found, once it is asked for
 * @param lesson the lesson that teaches it
 */
public record WriteView(
        PageContext frame,
        TaskView task,
        WorkView work,
        List<Task> tasks,
        Optional<TaskResult> result,
        Optional<NamedLink> lesson)
        implements PageView {

    @Override
    public String description() {
        return text("write.description", task.text().title());
    }

    @Override
    public String spoken() {
        return result.map(TaskResult::headline).orElse("");
    }

    /** The task after this one. */
    public Optional<Task> next() {
        return tasks.stream().skip(task.task().number()).findFirst();
    }

    public String title(Task other) {
        return TaskText.title(frame.words(), other);
    }

    public String url(Task other) {
        return WriteRequest.to(other).toString();
    }
}
