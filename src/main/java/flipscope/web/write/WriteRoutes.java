package flipscope.web.write;

import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.code.MistakePart;
import flipscope.web.code.MistakeView;
import flipscope.web.code.SentCode;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.page.FramedLinks;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.request.TraceOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code /write}: a task, with the code for it in the address. A form sends its code and is led to
 * that address, so that nothing is kept on the server.
 */
public final class WriteRoutes implements Pictured {
    private static final Page WRITE_PAGE = new Page("write/page");
    private static final Page WRITTEN_STEPS_PAGE = new Page("write/steps");
    private static final PagePart WORK_PART = PagePart.of("write/part");
    private static final PagePart WRITTEN_STEPS_PART = PagePart.of("write/stepper");

    private static final EmbedKind FRAMED =
            EmbedKind.at("/write", 720, 900).taking(EmbedAddress.OF_TYPED_CODE);

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

    @Override
    public void addTo(Routes routes) {
        routes.get("/write", this::show);
        routes.post("/write", this::take);
        routes.get("/write/steps", this::step);
        routes.post("/write/mistake", this::check);
        routes.get("/embed/write", this::show);
        routes.post("/embed/write", this::take);
        routes.get("/embed/write/steps", this::step);
        routes.post("/embed/write/mistake", this::check);
        routes.after("/embed/write", exchange -> FramedLinks.lead(exchange, pages));
        routes.after("/embed/write/steps", exchange -> FramedLinks.lead(exchange, pages));
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(FRAMED.path(), this::card);
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    /** The preview card of a task. */
    public Card card(String page, Query query) {
        return TaskView.of(words, WriteRequest.read(tasks, query).task()).card();
    }

    /** Whether code has to be judged for an answer. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        String path = EmbedAddress.bare(Link.pathOf(exchange));
        return path.equals("/write/steps")
                || path.equals("/write/mistake")
                || path.equals("/write")
                        && (exchange.parameter(WriteRequest.CHECK.name()) != null
                                || !prefix(exchange).isEmpty());
    }

    /** What ids begin with where a lesson asks for a task in its place; empty on its own page. */
    private static String prefix(Exchange exchange) {
        return Optional.ofNullable(exchange.header("HX-Target"))
                .filter(
                        target ->
                                Pages.wantsFragment(exchange)
                                        && target.matches("[a-z][a-z0-9-]*-work"))
                .map(target -> target.substring(0, target.length() - "work".length()))
                .orElse("");
    }

    private void show(Exchange exchange) {
        show(exchange, WriteRequest.read(tasks, Query.of(exchange, words)), "");
    }

    private void show(Exchange exchange, WriteRequest request, String refused) {
        Optional<TaskResult> result =
                Optional.of(request)
                        .filter(WriteRequest::check)
                        .map(this::judged)
                        .map(found -> TaskResult.of(words, request, found));
        PageContext frame = frame(exchange, request.task());
        Optional<SourceException> mistake = result.flatMap(TaskResult::mistake);
        WorkView work = new WorkBuilder(words, request).view(prefix(exchange), refused, mistake);
        if (work.isInPlace()) {
            // Code never stands in the address of a lesson.
            exchange.header("HX-Push-Url", "false");
            pages.send(exchange, WRITE_PAGE, WORK_PART, new WorkPart(frame, work, result));
        } else {
            pages.send(
                    exchange,
                    WRITE_PAGE,
                    new WriteView(
                            frame,
                            TaskView.of(words, request.task()),
                            work,
                            tasks.all(),
                            result,
                            lessons.of(request.task())));
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

    private PageContext frame(Exchange exchange, Task task) {
        return pages.frame(exchange, TaskText.title(words, task))
                .in(Section.WRITE)
                .standingAt(WriteRequest.to(task))
                .withBoardAndStepper()
                .with("code/editor.css", "code/editor.js")
                .with("write/write.css", "write/write.js");
    }

    /** Leads to the address of the code that was sent; a lesson gets the result at once. */
    private void take(Exchange exchange) {
        Query form = Query.ofForm(exchange, words);
        Task task = WriteRequest.task(tasks, form);
        boolean whole = WriteRequest.WHOLE.of(form);
        WriteRequest request =
                new WriteRequest(task, sent(exchange, task), false, whole, false, Optional.empty());
        Optional<String> refused = SentCode.refused(words, request.code());
        if (refused.isPresent()) {
            exchange.status(Status.BAD_REQUEST);
            show(exchange, request, refused.get());
            return;
        }
        if (prefix(exchange).isEmpty()) {
            exchange.redirect(
                    pages.framed(exchange, request.judged()) + "#result", Status.SEE_OTHER);
        } else {
            show(exchange, request.checked(), "");
        }
    }

    /** The code that was typed, or the code around what was filled in. */
    private static String sent(Exchange exchange, Task task) {
        List<String> blanks = exchange.fields("blank");
        return blanks.isEmpty()
                ? Optional.ofNullable(exchange.field("text")).orElseGet(task::start)
                : task.template().filled(blanks);
    }

    /** The mistake in what is being typed. */
    private void check(Exchange exchange) {
        if (!Pages.wantsFragment(exchange)) {
            take(exchange);
            return;
        }
        Query form = Query.ofForm(exchange, words);
        Task task = WriteRequest.task(tasks, form);
        String code = sent(exchange, task);
        MistakeView mistake = new ForeignCode(words, code).view(Solution.mistake(task, code));
        MistakePart view = new MistakePart(frame(exchange, task), mistake);
        pages.send(exchange, WRITE_PAGE, MistakePart.PART, view);
    }

    private void step(Exchange exchange) {
        Query query = Query.of(exchange, words);
        WriteRequest request = WriteRequest.read(tasks, query);
        PageContext frame = frame(exchange, request.task()).with("write/steps.css");
        steps.of(frame, request, TraceOptions.read(query))
                .ifPresentOrElse(
                        view -> pages.send(exchange, WRITTEN_STEPS_PAGE, WRITTEN_STEPS_PART, view),
                        () ->
                                exchange.redirect(
                                        pages.framed(exchange, request.judged()),
                                        Status.SEE_OTHER));
    }
}
