package flipscope.web.write;

import flipscope.judge.Task;
import flipscope.text.Messages;

/**
 * A task in words.
 *
 * @param statement what the method must do
 */
public record TaskText(String title, String statement) {
    public static TaskText of(Messages words, Task task) {
        boolean change = task.original().isPresent();
        String key = change ? "write.change.text" : "write.task." + task.name() + ".text";
        return new TaskText(title(words, task), words.text(key));
    }

    static String title(Messages words, Task task) {
        return task.original()
                .map(each -> each.technique().title())
                .orElseGet(() -> words.text("write.task." + task.name()));
    }
}
