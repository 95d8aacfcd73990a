package flipscope.web.write;

import flipscope.judge.CompressedCode;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.judge.TestCase;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.SourceFile;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.code.SentCode;
import flipscope.web.game.GameReader;
import java.util.Optional;

/**
 * What the address of a task says: its code stands there too, since nothing is kept.
 *
 * @param code the code, or what the task begins with
 * @param check whether it is judged
 * @param whole whether all of it is typed, not only what the task leaves open
 * @param beside whether a correct solution is shown beside its steps
 * @param at an input to show it on, in place of the smallest on which it is wrong
 */
public record WriteRequest(
        Task task,
        String code,
        boolean check,
        boolean whole,
        boolean beside,
        Optional<TestCase> at) {
    /** Where the code is on the page. */
    static final String PLACE = "#code";

    static final QueryParameter<String> TASK =
            QueryParameter.text("task", 100).or(Tasks.names().get(0));

    static final QueryParameter<String> CODE =
            QueryParameter.text("code", SentCode.MOST).missing("the beginning of a solution");

    static final QueryParameter<String> MOVE = QueryParameter.text("move", 10);

    public static final QueryParameter<Boolean> CHECK = QueryParameter.flag("check");
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
                BESIDE.of(query),
                at(task, query));
    }

    /** A task as it begins. */
    static WriteRequest start(Task task) {
        return new WriteRequest(task, task.start(), false, false, false, Optional.empty());
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

    /** A position, and for tasks that take one a move; empty for other tasks. */
    private static Optional<TestCase> at(Task task, Query query) {
        return GameReader.POSITION
                .in(query)
                .map(text -> GameReader.position(GameReader.POSITION.name(), text))
                .map(at -> TestCase.of(at.own(), at.opponent()))
                .flatMap(
                        at ->
                                task.types().size() == 2
                                        ? Optional.of(at)
                                        : MOVE.in(query)
                                                .map(WriteRequest::square)
                                                .map(
                                                        move ->
                                                                TestCase.of(
                                                                        at.set(0), at.set(1),
                                                                        move)))
                .filter(at -> task.hasDiscs() && task.given().isValid(at));
    }

    private static long square(String name) {
        return ProblemException.reading(MOVE.name(), () -> Squares.bit(SquareText.read(name)));
    }

    /** The address of code on an input. */
    public static Link to(Task task, String written, Position at, String move) {
        return to(task.name(), written, at, move);
    }

    /** The address of the steps of code on an input. */
    public static Link steps(String task, String written, Position at, String move) {
        return to(task, written, at, move).at("/write/steps");
    }

    private static Link to(String task, String written, Position at, String move) {
        return Link.to("/write")
                .with(TASK.name(), task)
                .with(CODE, written)
                .with(GameReader.POSITION.name(), PositionText.write(at).replace(' ', '_'))
                .with(MOVE.name(), move);
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
        Link link = to(task).with(CODE, CompressedCode.write(written)).with(WHOLE, all);
        return at.map(
                        given ->
                                to(
                                                task,
                                                CompressedCode.write(written),
                                                task.given().position(given).orElseThrow(),
                                                given.sets().size() < 3
                                                        ? ""
                                                        : Squares.names(given.set(2)))
                                        .with(WHOLE, all))
                .orElse(link);
    }

    /** Where it is changed. */
    public String change() {
        return with(code) + PLACE;
    }

    /** This request, its code judged. */
    WriteRequest checked() {
        return new WriteRequest(task, code, true, whole, beside, at);
    }

    /** Whether that is the input which was asked for. */
    boolean isAt(Wrong wrong) {
        return at.equals(Optional.of(wrong.at()));
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
