package flipscope.lesson.read;

import flipscope.judge.Form;
import flipscope.judge.Judge;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.lesson.BlockHead;
import flipscope.lesson.QuestionBlock;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.text.Slug;
import java.util.Optional;

/** A task to be solved by writing code: filled in, put in order, or written. */
public record TaskBlock(BlockHead head, Task task) implements QuestionBlock {
    private static final Judge JUDGE = new Judge();

    static Optional<TaskBlock> read(BlockFields fields, BlockHead head) {
        return fields.required("task")
                .flatMap(typed -> task(fields, typed))
                .map(task -> new TaskBlock(head, task));
    }

    private static Optional<Task> task(BlockFields fields, Scalar typed) {
        String name = typed.text();
        Problems problems = fields.problems;
        // That of an algorithm, whose code is changed, has no end.
        Optional<Task> task =
                fields.techniques().tasks().find(name).filter(each -> each.original().isEmpty());
        if (task.isEmpty()) {
            problems.unknown(typed.line(), "task", name, Tasks.names());
            return task;
        }
        String usual = kind(task.get());
        if (!usual.equals(fields.kind().code())) {
            fields.refuse(typed, "the task " + name + " belongs in a block of the kind " + usual);
            return Optional.empty();
        }
        if (fields.techniques().solvesTasks()) {
            fault(task.get()).ifPresent(fault -> fields.refuse(typed, fault));
        }
        return task;
    }

    /** The kind of block that sets a task: an operator to choose is a blank to fill. */
    static String kind(Task task) {
        return Slug.of(task.form() == Form.CHOOSE ? Form.FILL : task.form());
    }

    /**
     * What is wrong with a task: its reference solution must be correct, and its beginning must not
     * be.
     */
    static Optional<String> fault(Task task) {
        if (!JUDGE.judge(task, task.reference()).isCorrect()) {
            return Optional.of("the reference solution of " + task.name() + " is not correct");
        }
        return JUDGE.judge(task, task.start()).isCorrect()
                ? Optional.of("the beginning of " + task.name() + " is correct already")
                : Optional.empty();
    }

    @Override
    public String template() {
        return "task";
    }
}
