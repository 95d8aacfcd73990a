package flipscope.web.sheet;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Sheet;
import flipscope.lesson.Verdict;
import flipscope.lesson.read.Sheets;
import flipscope.predict.AnswerException;
import flipscope.rules.Position;
import flipscope.sheet.HandIn;
import flipscope.sheet.Marking;
import flipscope.text.Messages;
import flipscope.web.draw.BoardPicture;
import flipscope.web.figure.Card;
import flipscope.web.lesson.Boards;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.site.Section;
import flipscope.web.trace.TraceSite;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** {@code /sheet/NAME}: one question after another, and what is handed in. */
public final class SheetPages {
    private final TraceSite site;
    private final Pages pages;
    private final Messages words;
    private final KnownSheets sheets;
    private final Marking marking;
    private final Boards boards;

    public SheetPages(TraceSite site, Sheets sheets, Marking marking, Boards boards) {
        this.site = site;
        this.pages = site.pages();
        this.words = pages.words();
        this.sheets = new KnownSheets(sheets, words);
        this.marking = marking;
        this.boards = boards;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/sheet/{slug}", this::read);
        routes.post("/sheet/{slug}", this::take);
        routes.get("/embed/sheet/{slug}", this::read);
        routes.post("/embed/sheet/{slug}", this::take);
    }

    /** The preview card of a sheet: what it is about, and nothing of anybody's answers. */
    public Card card(String slug) {
        Sheet sheet = find(slug);
        String where = words.text("sheet.card", sheet.questions().size());
        BoardPicture board = BoardPicture.played(Position.START, 0);
        return Card.of(sheet.title(), where, sheet.about(), board);
    }

    /** Whether a student is asked or marked, for which positions may have to be tried. */
    public static boolean isAsked(Context ctx) {
        return EmbedAddress.bare(Link.pathOf(ctx)).startsWith("/sheet/");
    }

    private void read(Context ctx) {
        show(ctx, Query.of(ctx, words));
    }

    private void take(Context ctx) {
        show(ctx, Query.ofForm(ctx, words));
    }

    private void show(Context ctx, Query query) {
        Sheet sheet = find(ctx.pathParam("slug"));
        ctx.header("Cache-Control", "no-store");
        Optional<String> student = SheetAddress.STUDENT.in(query);
        if (student.isEmpty()) {
            send(ctx, Page.SHEET_START, new SheetStart(frame(ctx, sheet), sheet));
            return;
        }
        HandIn handIn = handIn(sheet, student.get(), query);
        if (SheetAddress.PRINT.of(query)) {
            print(ctx, HandIn.blank(sheet, handIn.student()));
            return;
        }
        if (SheetAddress.CHECK.isGiven(query)) {
            end(ctx, handIn, query);
            return;
        }
        Optional<Sheet.Question> question = question(handIn, query);
        if (question.isEmpty()) {
            ctx.redirect(address(ctx, handIn).end(), HttpStatus.SEE_OTHER);
        } else if (SheetAddress.ANSWER.isIn(query) && !isTried(handIn, question.get(), query)) {
            answer(ctx, handIn, question.get(), typed(query));
        } else {
            ask(ctx, handIn, question.get(), query);
        }
    }

    private HandIn handIn(Sheet sheet, String student, Query query) {
        String state = SheetAddress.STATE.in(query).orElse(sheet.state());
        if (!state.equals(sheet.state())) {
            throw SheetAddress.STATE.refusal(words, "sheet.other-state");
        }
        if (!HandIn.isStudent(student)) {
            throw SheetAddress.STUDENT.refusal(words, "sheet.no-student", Problem.excerpt(student));
        }
        try {
            return HandIn.of(sheet, student, SheetAddress.ANSWERS.in(query).orElse(""), words);
        } catch (AnswerException damaged) {
            throw ProblemException.parameter(SheetAddress.ANSWERS.name(), damaged.getMessage());
        }
    }

    /** The question that is asked for, or the first one without an answer; empty at the end. */
    private Optional<Sheet.Question> question(HandIn handIn, Query query) {
        int last = handIn.sheet().questions().size();
        return QueryParameter.upTo(last, SheetAddress.NUMBER, query)
                .map(handIn.sheet()::question)
                .or(() -> handIn.nextOpen(1));
    }

    /** Whether an answer is only tried: nothing is told before the first one. */
    private static boolean isTried(HandIn handIn, Sheet.Question question, Query query) {
        return SheetAddress.TRY.of(query) && handIn.answer(question).isPresent();
    }

    private static String typed(Query query) {
        String all = String.join(" ", SheetAddress.ANSWER.in(query).orElse(List.of()));
        return all.replace("\r\n", "\n").strip();
    }

    /** Takes the first answer into the address; what cannot be read stays with its question. */
    private void answer(Context ctx, HandIn handIn, Sheet.Question question, String typed) {
        try {
            HandIn more = handIn.with(question, typed, words);
            ctx.redirect(address(ctx, more).to(question.number()).toString(), HttpStatus.SEE_OTHER);
        } catch (AnswerException wrong) {
            ctx.status(HttpStatus.BAD_REQUEST);
            Verdict verdict = new Verdict(Verdict.Outcome.UNREADABLE, wrong.getMessage(), 0);
            send(
                    ctx,
                    Page.SHEET_QUESTION,
                    view(ctx, handIn, question, typed, Optional.of(verdict)));
        }
    }

    private void ask(Context ctx, HandIn handIn, Sheet.Question question, Query query) {
        boolean tried = isTried(handIn, question, query);
        String typed = typed(query);
        Block asked = handIn.asked(question, marking.positions());
        Optional<Verdict> verdict =
                tried && asked instanceof AskedBlock block
                        ? Optional.of(
                                SheetAddress.ANSWER.isIn(query)
                                        ? block.answer().grade(typed, words)
                                        : Verdict.NONE)
                        : Optional.empty();
        send(ctx, Page.SHEET_QUESTION, view(ctx, handIn, question, typed, verdict));
    }

    /** All questions on paper, on the positions of a student. */
    private void print(Context ctx, HandIn handIn) {
        List<SheetView> questions =
                handIn.sheet().questions().stream()
                        .map(each -> view(ctx, handIn, each, "", Optional.empty()))
                        .toList();
        PageContext frame = frame(ctx, handIn.sheet());
        send(
                ctx,
                Page.SHEET_PAPER,
                new SheetPaper(frame, handIn.sheet(), handIn.student(), questions, boards));
    }

    private SheetView view(
            Context ctx,
            HandIn handIn,
            Sheet.Question question,
            String typed,
            Optional<Verdict> verdict) {
        return new SheetView(
                frame(ctx, handIn.sheet()).standingAlone(),
                cards(ctx, handIn),
                marking.mark(handIn, question),
                typed,
                verdict,
                site,
                boards);
    }

    /** What was handed in, marked anew by whoever opens it. */
    private void end(Context ctx, HandIn handIn, Query query) {
        if (!handIn.code().endsWith(SheetAddress.CHECK.in(query).orElse(" "))) {
            throw SheetAddress.CHECK.refusal(words, "sheet.changed");
        }
        PageContext frame = frame(ctx, handIn.sheet()).standingAlone();
        send(ctx, Page.SHEET_END, new SheetEnd(frame, cards(ctx, handIn)));
    }

    private SheetCards cards(Context ctx, HandIn handIn) {
        return new SheetCards(address(ctx, handIn), marking.mark(handIn), marking);
    }

    private static SheetAddress address(Context ctx, HandIn handIn) {
        return SheetAddress.of(handIn, Link.pathOf(ctx));
    }

    private void send(Context ctx, Page page, PageView view) {
        pages.send(ctx, page, view);
        ctx.header("Cache-Control", "no-store");
    }

    private PageContext frame(Context ctx, Sheet sheet) {
        return pages.frame(ctx, sheet.title())
                .in(Section.COURSE)
                .with("reading.css", "sheet/sheet.css", "sheet/sheet.js", "question/press.js");
    }

    private Sheet find(String slug) {
        return sheets.find(slug).orElseThrow(() -> new ProblemException(sheets.unknown(slug)));
    }
}
