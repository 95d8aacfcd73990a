package flipscope.lesson.read;

import flipscope.judge.Form;
import flipscope.judge.Judge;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.lesson.Block;
import flipscope.lesson.TaskBlock;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code fill}, {@code order} and {@code write} blocks. The reference solution of the task
 * must be correct, and its beginning must not be.
 */
final class TaskBlockReader implements BlockReader {
    private static final Judge JUDGE = new Judge();

    private final RawBlock raw;

    /** The kind of the block: {@code fill}, {@code order} or {@code write}. */
    private final String kind;

    TaskBlockReader(String kind, RawBlock raw) {
        this.kind = kind;
        this.raw = raw;
        raw.refuseOthers(List.of("task"));
    }

    @Override
    public Results results() {
        return Results.NONE;
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(raw, "caption");
        Optional<Task> task = raw.fields().required("task").flatMap(this::task);
        return task.map(each -> new TaskBlock(raw.name(), caption, raw.line(), each));
    }

    private Optional<Task> task(Scalar typed) {
        String name = typed.text().strip();
        Optional<Task> task = raw.techniques().tasks().find(name);
        if (task.isEmpty()) {
            raw.problems().unknown(typed.line(), "task", name, Tasks.names());
            return task;
        }
        String usual = kind(task.get().form());
        if (!usual.equals(kind)) {
            String right = "the task " + name + " belongs into a block of the kind " + usual;
            raw.problems().add(typed.line(), right);
            return Optional.empty();
        }
        if (raw.techniques().solvesTasks()) {
            fault(task.get()).ifPresent(fault -> raw.problems().add(typed.line(), fault));
        }
        return task;
    }

    /** An operator to choose is a blank to fill. */
    private static String kind(Form form) {
        return (form == Form.CHOOSE ? Form.FILL : form).code();
    }

    /** What is wrong with a task; empty if nothing is. */
    static Optional<String> fault(Task task) {
        if (!JUDGE.judge(task, task.reference()).isCorrect()) {
            return Optional.of("the reference solution of " + task.name() + " is not correct");
        }
        return JUDGE.judge(task, task.start()).isCorrect()
                ? Optional.of("the beginning of " + task.name() + " is correct already")
                : Optional.empty();
    }
}
