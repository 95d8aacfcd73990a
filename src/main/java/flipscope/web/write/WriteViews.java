package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.ProseView;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.write.WriteView.CaseView;
import flipscope.web.write.WriteView.ResultView;
import java.util.ArrayList;
import java.util.Collection;
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
     * @param lesson the lesson that teaches it, or null
     */
    WriteView of(PageFrame frame, WriteRequest request, String refused, PinView lesson) {
        Task task = request.task();
        return new WriteView(
                frame,
                place(task),
                task(request, "", refused),
                tasks.all().stream().map(each -> link(each, task)).toList(),
                result(request, new TestCasePictures(task, words)),
                next(task),
                lesson);
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
        EditorView editor = new Editors(request, prefix).editor(refused);
        return new TaskView(
                title(task),
                ProseView.of(words.text("write.task." + task.name() + ".text")),
                task.given().sides() ? "write.legend.discs" : "write.legend",
                ProseView.of(may(task, editor)),
                new TestCasePictures(task, words).example(),
                editor);
    }

    /** The preview card of a task: what it gives and what is wanted. */
    Card card(Task task) {
        CaseView example = new TestCasePictures(task, words).example();
        List<Item> row = new ArrayList<>();
        example.inputs().forEach(each -> row.add(Item.value(each.name(), each.grid())));
        row.add(Item.sign("→"));
        example.results().forEach(each -> row.add(Item.titled(each.name(), each.grid())));
        String text = words.text("write.task." + task.name() + ".text").replace("`", "");
        return Card.of(title(task), place(task), text, row);
    }

    private String place(Task task) {
        return words.text("write.place", task.number(), tasks.all().size());
    }

    String title(Task task) {
        return words.text("write.task." + task.name());
    }

    /** The operators to choose from, or all that can be typed. */
    private String may(Task task, EditorView editor) {
        if (editor.form().equals(Form.CHOOSE.code())) {
            return codes(task.choices());
        }
        String operators = codes(task.operators());
        return words.text(task.loops() ? "write.may.loops" : "write.may", operators);
    }

    private static String codes(Collection<String> texts) {
        return "`" + String.join("` `", texts) + "`";
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
        boolean stepped = wrong.isPresent() && WrittenSteps.exist(task, code, wrong.get());
        return new ResultView(
                judgement.isCorrect(),
                judged.headline(judgement),
                said(task, judgement, stepped),
                wrong.map(pictures::of).orElse(null),
                wrong.flatMap(judged::why).map(ProseView::of).orElse(null),
                stepped ? request.steps() + "#stepper" : null,
                request.with(code) + "#code");
    }

    private List<ProseView> said(Task task, Judgement judgement, boolean stepped) {
        if (judgement instanceof Wrong wrong && wrong.given().value().isPresent()) {
            // The pictures say the rest.
            Stream<String> tooMany =
                    stepped ? Stream.empty() : Stream.of(words.text("write.too-many"));
            return Stream.concat(Stream.of(judged.smallest(task, wrong)), tooMany)
                    .map(ProseView::of)
                    .toList();
        }
        List<String> all = judged.all(task, judgement);
        Stream<String> said = all.subList(1, all.size()).stream();
        if (judgement instanceof Correct) {
            String why = words.text("write.task." + task.name() + ".correct");
            return Stream.concat(Stream.of(why), said).map(ProseView::of).toList();
        }
        return said.map(ProseView::of).toList();
    }
}
