package flipscope.web.write;

import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.write.TestCasePictures.CaseView;
import java.util.ArrayList;
import java.util.List;

/**
 * What a task asks for: its page and a lesson show the same.
 *
 * @param place which of the tasks it is
 * @param given what the method gets, and what is wanted, on an example
 * @param legend what explains the pictures
 */
public record TaskView(Task task, TaskText text, String place, CaseView given, String legend) {
    /** The view of a task. */
    public static TaskView of(Messages words, Task task) {
        return new TaskView(
                task,
                TaskText.of(words, task),
                task.original().isPresent()
                        ? words.text("write.change.place")
                        : words.text("write.place", task.number(), Tasks.names().size()),
                new TestCasePictures(task, words).example(),
                words.text(task.hasDiscs() ? "write.legend.discs" : "write.legend"));
    }

    /** Whether the code of an algorithm is changed. */
    public boolean isChange() {
        return task.original().isPresent();
    }

    /** The preview card: what the task gives and what is wanted. */
    Card card() {
        List<Item> row = new ArrayList<>();
        given.inputs().forEach(each -> row.add(Item.value(each.name(), each.grid())));
        row.add(Item.sign("→"));
        given.results().forEach(each -> row.add(Item.titled(each.name(), each.grid())));
        return Card.of(text.title(), place, text.statement().replace("`", ""), row);
    }
}
