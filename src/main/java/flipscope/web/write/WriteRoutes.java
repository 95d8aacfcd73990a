package flipscope.web.write;

import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import flipscope.web.code.MistakePart;
import flipscope.web.code.MistakeView;
import flipscope.web.code.SentCode;
import flipscope.web.figure.Card;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.FramedLinks;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.request.TraceOptions;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/**
 * {@code /write}: a task, with the code for it in the address. A form sends its code and is led to
 * that address, so that nothing is kept on the server.
 */
public final class WriteRoutes {
    private final Pages pages;
    private final Messages words;
    private final LessonLinks lessons;
    private final Tasks tasks;
    private final Judge judge;
    private final WrittenSteps steps;

    public WriteRoutes(Pages pages, Tasks tasks, Judge judge, LessonLinks lessons) {
        this.pages = pages;
        this.words = pages.words();
        this.lessons = lessons;
        this.tasks = tasks;
        this.judge = judge;
        this.steps = new WrittenSteps(judge, words);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/write", this::show);
        routes.post("/write", this::take);
        routes.get("/write/steps", this::step);
        routes.post("/write/mistake", this::check);
        routes.get("/embed/write", this::show);
        routes.post("/embed/write", this::take);
        routes.get("/embed/write/steps", this::step);
        routes.post("/embed/write/mistake", this::check);
        routes.after("/embed/write", ctx -> FramedLinks.lead(ctx, words));
        routes.after("/embed/write/steps", ctx -> FramedLinks.lead(ctx, words));
    }

    /** The preview card of a task. */
    public Card card(String page, Query query) {
        return TaskView.start(words, WriteRequest.read(tasks, query).task(), "").card();
    }

    /** Whether code has to be judged for an answer. */
    public static boolean isJudged(Context ctx) {
        String path = EmbedAddress.bare(Link.pathOf(ctx));
        return path.equals("/write/steps")
                || path.equals("/write/mistake")
                || path.equals("/write")
                        && (ctx.queryParam(WriteRequest.CHECK.name()) != null
                                || !prefix(ctx).isEmpty());
    }

    /** What ids begin with where a lesson asks for a task in its place; empty on its own page. */
    private static String prefix(Context ctx) {
        return Optional.ofNullable(ctx.header("HX-Target"))
                .filter(
                        target ->
                                Pages.wantsFragment(ctx) && target.matches("[a-z][a-z0-9-]*-work"))
                .map(target -> target.substring(0, target.length() - "work".length()))
                .orElse("");
    }

    private void show(Context ctx) {
        show(ctx, WriteRequest.read(tasks, Query.of(ctx, words)), "");
    }

    private void show(Context ctx, WriteRequest request, String refused) {
        Optional<TaskResult> result =
                Optional.of(request)
                        .filter(WriteRequest::check)
                        .map(this::judged)
                        .map(found -> TaskResult.of(words, request, found));
        WriteView view =
                new WriteView(
                        frame(ctx, request.task()),
                        new TaskView(words, request, prefix(ctx), refused),
                        tasks.all(),
                        result,
                        lessons.of(request.task()));
        if (view.task().isInPlace()) {
            // Code never stands in the address of a lesson.
            ctx.header("HX-Push-Url", "false");
            pages.send(ctx, Page.WRITE, PagePart.TASK, view);
        } else {
            pages.send(ctx, Page.WRITE, view);
        }
    }

    /** What was found; first of all the input that was asked for, if it is wrong there. */
    private Judgement judged(WriteRequest asked) {
        Judgement found = judge.judge(asked.task(), asked.code());
        return found instanceof Wrong
                ? asked.at()
                        .map(at -> judge.at(asked.task(), asked.code(), at))
                        .filter(Wrong::differs)
                        .map(Judgement.class::cast)
                        .orElse(found)
                : found;
    }

    private PageContext frame(Context ctx, Task task) {
        return pages.frame(ctx, TaskView.title(words, task))
                .in(Section.WRITE)
                .standingAt(WriteRequest.to(task))
                .withBoardAndStepper()
                .with("code/editor.css", "code/editor.js")
                .with("write/write.css", "write/write.js");
    }

    /** Leads to the address of the code that was sent; a lesson gets the result at once. */
    private void take(Context ctx) {
        Query form = Query.ofForm(ctx, words);
        Task task = WriteRequest.task(tasks, form);
        boolean whole = WriteRequest.WHOLE.of(form);
        WriteRequest request =
                new WriteRequest(task, sent(ctx, task), false, whole, false, Optional.empty());
        Optional<String> refused = SentCode.refused(words, request.code());
        if (refused.isPresent()) {
            ctx.status(HttpStatus.BAD_REQUEST);
            show(ctx, request, refused.get());
            return;
        }
        if (prefix(ctx).isEmpty()) {
            ctx.redirect(
                    Embedding.address(ctx, words, request.judged()) + "#result",
                    HttpStatus.SEE_OTHER);
        } else {
            show(ctx, request.checked(), "");
        }
    }

    /** The code that was typed, or the code around what was filled in. */
    private static String sent(Context ctx, Task task) {
        List<String> blanks = ctx.formParams("blank");
        return blanks.isEmpty()
                ? Optional.ofNullable(ctx.formParam("text")).orElseGet(task::start)
                : task.template().filled(blanks);
    }

    /** The mistake in what is being typed. */
    private void check(Context ctx) {
        if (!Pages.wantsFragment(ctx)) {
            take(ctx);
            return;
        }
        Query form = Query.ofForm(ctx, words);
        Task task = WriteRequest.task(tasks, form);
        String code = sent(ctx, task);
        MistakeView mistake = new ForeignCode(words, code).view(Solution.mistake(task, code));
        MistakePart view = new MistakePart(frame(ctx, task), mistake);
        pages.send(ctx, Page.WRITE, PagePart.MISTAKE, view);
    }

    private void step(Context ctx) {
        Query query = Query.of(ctx, words);
        WriteRequest request = WriteRequest.read(tasks, query);
        PageContext frame = frame(ctx, request.task()).with("write/steps.css");
        steps.of(frame, request, TraceOptions.read(query))
                .ifPresentOrElse(
                        view -> pages.send(ctx, Page.WRITTEN_STEPS, PagePart.WRITTEN_STEPS, view),
                        () ->
                                ctx.redirect(
                                        Embedding.address(ctx, words, request.judged()),
                                        HttpStatus.SEE_OTHER));
    }
}
