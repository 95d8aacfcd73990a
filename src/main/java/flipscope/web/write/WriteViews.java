package flipscope.web.write;

import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Right;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.ProseView;
import flipscope.web.write.WriteView.ResultView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds the page of a task. */
public final class WriteViews {
    private final Tasks tasks;
    private final Judge judge;
    private final Messages words;
    private final JudgementWords judged;

    public WriteViews(Tasks tasks, Judge judge, Messages words) {
        this.tasks = tasks;
        this.judge = judge;
        this.words = words;
        this.judged = new JudgementWords(words);
    }

    /**
     * The page.
     *
     * @param refused why the code was not taken, or empty
     */
    WriteView of(PageFrame frame, WriteRequest request, String refused) {
        Task task = request.task();
        return new WriteView(
                frame,
                words.text("write.place", task.number(), tasks.all().size()),
                task(request, "", refused),
                tasks.all().stream().map(each -> link(each, task)).toList(),
                result(request, new TestCasePictures(task, words)),
                next(task));
    }

    /**
     * A task as it begins, inside another page.
     *
     * @param prefix what its ids begin with
     */
    public TaskView start(Task task, String prefix) {
        WriteRequest start = new WriteRequest(task, Optional.empty(), false, false, false);
        return task(start, prefix, "");
    }

    private TaskView task(WriteRequest request, String prefix, String refused) {
        Task task = request.task();
        return new TaskView(
                title(task),
                ProseView.of(words.text("write.task." + task.name() + ".text")),
                ProseView.of(may(task)),
                new TestCasePictures(task, words).example(),
                new Editors(request, prefix).editor(refused));
    }

    String title(Task task) {
        return words.text("write.task." + task.name());
    }

    private String may(Task task) {
        String operators = "`" + String.join("` `", task.operators()) + "`";
        return words.text(task.loops() ? "write.may.loops" : "write.may", operators);
    }

    private NamedLink link(Task task, Task current) {
        String url = task.equals(current) ? null : WriteRequest.to(task).toString();
        return new NamedLink("task-" + task.name(), title(task), url);
    }

    private NamedLink next(Task task) {
        return tasks.all().stream()
                .filter(each -> each.number() == task.number() + 1)
                .findFirst()
                .map(each -> link(each, task))
                .orElse(null);
    }

    private ResultView result(WriteRequest request, TestCasePictures pictures) {
        if (!request.check()) {
            return null;
        }
        Task task = request.task();
        String code = request.text();
        Judgement judgement = judge.judge(task, code);
        Optional<Wrong> wrong =
                judgement instanceof Wrong found ? Optional.of(found) : Optional.empty();
        return new ResultView(
                judgement.isRight(),
                judged.headline(judgement),
                said(task, judgement),
                wrong.map(pictures::of).orElse(null),
                wrong.filter(each -> each.given().value().isPresent())
                        .map(each -> request.steps() + "#stepper")
                        .orElse(null),
                request.with(code) + "#code");
    }

    private List<ProseView> said(Task task, Judgement judgement) {
        List<String> all = judged.all(task, judgement);
        Stream<String> said = all.subList(1, all.size()).stream();
        if (judgement instanceof Right) {
            String why = words.text("write.task." + task.name() + ".right");
            return Stream.concat(Stream.of(why), said).map(ProseView::of).toList();
        }
        return said.map(ProseView::of).toList();
    }
}
