package flipscope.web.play.own;

import flipscope.judge.Task;
import flipscope.trace.Method;
import flipscope.trace.run.Program;
import java.util.List;

/**
 * Takes the method of a task out of code that was written elsewhere, by what it takes and returns.
 *
 * @param task {@code moves}: two sets in, one out; {@code turned}: a third is the move
 * @param program the code
 * @param text the same as it is written
 */
record OwnMethod(Task task, Program program, String text) {
    /** The methods that it may be: of its name, or else all that no other of them calls. */
    List<Method> candidates() {
        List<Method> like =
                program.methods().stream().filter(each -> each.isLike(task.asked())).toList();
        List<Method> named =
                like.stream().filter(each -> each.simpleName().equals(task.method())).toList();
        return named.isEmpty()
                ? like.stream()
                        .filter(each -> like.stream().noneMatch(other -> calls(other, each)))
                        .toList()
                : named.subList(0, 1);
    }

    private boolean calls(Method other, Method each) {
        return !other.equals(each) && program.reached(other).contains(each);
    }

    /** The code, with a method of the task's name that calls the chosen one if that is another. */
    String code(Method chosen) {
        if (chosen.simpleName().equals(task.method())) {
            return text;
        }
        String call =
                "%s return %s(%s); }\n"
                        .formatted(
                                task.signature(),
                                chosen.simpleName(),
                                String.join(", ", task.parameters()));
        int end =
                text.matches("(?s).*(?<!\\w)class(?!\\w).*")
                        ? text.lastIndexOf('}')
                        : text.length();
        return text.substring(0, end).stripTrailing() + "\n\n" + call + text.substring(end);
    }
}
