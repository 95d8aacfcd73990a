package flipscope.web.write;

import flipscope.judge.CompressedCode;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.trace.SourceFile;
import flipscope.web.code.SentCode;
import flipscope.web.site.Link;
import flipscope.web.site.Problem;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;

/**
 * A task and the code for it.
 *
 * @param code the code, or what the task begins with
 * @param check whether it is judged
 * @param whole whether all of it is typed, not only what the task leaves open
 * @param beside whether a correct solution is shown beside its steps
 */
public record WriteRequest(Task task, String code, boolean check, boolean whole, boolean beside) {
    /** Where the code is on the page. */
    static final String PLACE = "#code";

    static final QueryParameter<String> TASK =
            QueryParameter.text("task", 100).or(Tasks.names().get(0));

    static final QueryParameter<String> CODE =
            QueryParameter.text("code", SentCode.MOST).missing("the beginning of a solution");

    static final QueryParameter<Boolean> CHECK = QueryParameter.flag("check");
    static final QueryParameter<Boolean> WHOLE = QueryParameter.flag("whole");
    static final QueryParameter<Boolean> BESIDE = QueryParameter.flag("beside");

    public WriteRequest {
        code = SourceFile.withLineFeeds(code);
    }

    static WriteRequest read(Tasks tasks, Query query) {
        Task task = task(tasks, query);
        return new WriteRequest(
                task,
                CODE.in(query).map(written -> code(written, query)).orElseGet(task::start),
                CHECK.of(query),
                WHOLE.of(query),
                BESIDE.of(query));
    }

    /** A task as it begins. */
    static WriteRequest start(Task task) {
        return new WriteRequest(task, task.start(), false, false, false);
    }

    static Task task(Tasks tasks, Query query) {
        String name = TASK.of(query);
        return tasks.find(name)
                .orElseThrow(
                        () ->
                                TASK.refusal(
                                        query.words(),
                                        "write.error.task",
                                        Problem.excerpt(name),
                                        String.join(", ", Tasks.names())));
    }

    private static String code(String written, Query query) {
        return CompressedCode.read(written)
                .orElseThrow(() -> CODE.refusal(query.words(), "write.error.code"));
    }

    /** The page of a task. */
    static Link to(Task task) {
        return Link.to("/write").with(TASK.name(), task.name());
    }

    /** This task with this code. */
    Link with(String written) {
        return with(written, whole);
    }

    /** With the whole code to be typed, or not. */
    Link with(String written, boolean all) {
        return to(task).with(CODE, CompressedCode.write(written)).with(WHOLE, all);
    }

    /** Where it is changed. */
    public String change() {
        return with(code) + PLACE;
    }

    /** This request, its code judged. */
    WriteRequest checked() {
        return new WriteRequest(task, code, true, whole, beside);
    }

    /** The code as it stands in an address. */
    public String written() {
        return CompressedCode.write(code);
    }

    /** Where it is judged. */
    Link judged() {
        return with(code).with(CHECK, true);
    }

    /** The steps of this code. */
    Link steps() {
        return with(code).at("/write/steps");
    }
}
