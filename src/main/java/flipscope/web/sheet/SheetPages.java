package flipscope.web.sheet;

import flipscope.answer.AnswerException;
import flipscope.answer.Verdict;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Sheets;
import flipscope.rules.Position;
import flipscope.sheet.HandIn;
import flipscope.sheet.Marking;
import flipscope.text.Messages;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.draw.BoardPicture;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.step.TracedRuns;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code /sheet/NAME}: one question after another, and what is handed in. */
public final class SheetPages implements Pictured {
    private static final Page SHEET_START_PAGE = new Page("sheet/start");
    private static final Page SHEET_QUESTION_PAGE = new Page("sheet/page");
    private static final Page SHEET_PAPER_PAGE = new Page("sheet/paper");
    private static final Page SHEET_END_PAGE = new Page("sheet/end");

    private static final EmbedKind FRAMED = EmbedKind.at("/sheet/", 760, 900);

    private final TracedRuns runs;
    private final Pages pages;
    private final Messages words;
    private final KnownSheets sheets;
    private final Marking marking;

    public SheetPages(Pages pages, TracedRuns runs, Sheets sheets, Marking marking) {
        this.pages = pages;
        this.runs = runs;
        this.words = pages.words();
        this.sheets = new KnownSheets(sheets, words);
        this.marking = marking;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/sheet/{slug}", this::read);
        routes.post("/sheet/{slug}", this::take);
        routes.get("/embed/sheet/{slug}", this::read);
        routes.post("/embed/sheet/{slug}", this::take);
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(FRAMED.path(), (slug, query) -> card(slug));
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    /** The preview card of a sheet: what it is about, and nothing of anybody's answers. */
    public Card card(String slug) {
        Sheet sheet = find(slug);
        String where = words.text("sheet.card", sheet.questions().size());
        BoardPicture board = BoardPicture.played(Position.START, 0);
        return Card.of(sheet.title(), where, sheet.about(), board);
    }

    /** Whether a student is asked or marked, for which positions may have to be tried. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        return EmbedAddress.bare(Link.pathOf(exchange)).startsWith("/sheet/");
    }

    private void read(Exchange exchange) {
        show(exchange, Query.of(exchange, words));
    }

    private void take(Exchange exchange) {
        show(exchange, Query.ofForm(exchange, words));
    }

    private void show(Exchange exchange, Query query) {
        Sheet sheet = find(exchange.inPath("slug"));
        exchange.header("Cache-Control", "no-store");
        Optional<String> student = SheetAddress.STUDENT.in(query);
        if (student.isEmpty()) {
            send(exchange, SHEET_START_PAGE, new SheetStart(frame(exchange, sheet), sheet));
            return;
        }
        HandIn handIn = handIn(sheet, student.get(), query);
        if (SheetAddress.PRINT.of(query)) {
            print(exchange, HandIn.blank(sheet, handIn.student()));
            return;
        }
        if (SheetAddress.CHECK.isGiven(query)) {
            end(exchange, handIn, query);
            return;
        }
        Optional<Sheet.Question> question = question(handIn, query);
        if (question.isEmpty()) {
            exchange.redirect(address(exchange, handIn).end(), Status.SEE_OTHER);
        } else if (SheetAddress.ANSWER.isIn(query) && !isTried(handIn, question.get(), query)) {
            answer(exchange, handIn, question.get(), typed(query));
        } else {
            ask(exchange, handIn, question.get(), query);
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
    private void answer(Exchange exchange, HandIn handIn, Sheet.Question question, String typed) {
        try {
            HandIn more = handIn.with(question, typed, words);
            exchange.redirect(
                    address(exchange, more).to(question.number()).toString(), Status.SEE_OTHER);
        } catch (AnswerException wrong) {
            exchange.status(Status.BAD_REQUEST);
            Verdict verdict = new Verdict(Verdict.Outcome.UNREADABLE, wrong.getMessage(), 0);
            send(
                    exchange,
                    SHEET_QUESTION_PAGE,
                    view(exchange, cards(exchange, handIn), question, typed, Optional.of(verdict)));
        }
    }

    private void ask(Exchange exchange, HandIn handIn, Sheet.Question question, Query query) {
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
        CardsView cards = cards(exchange, handIn);
        send(exchange, SHEET_QUESTION_PAGE, view(exchange, cards, question, typed, verdict));
    }

    /** All questions on paper, on the positions of a student. */
    private void print(Exchange exchange, HandIn handIn) {
        CardsView cards = cards(exchange, handIn);
        List<SheetView> questions =
                handIn.sheet().questions().stream()
                        .map(each -> view(exchange, cards, each, "", Optional.empty()))
                        .toList();
        PageContext frame = frame(exchange, handIn.sheet());
        send(
                exchange,
                SHEET_PAPER_PAGE,
                new SheetPaper(frame, handIn.sheet(), handIn.student(), questions));
    }

    private SheetView view(
            Exchange exchange,
            CardsView cards,
            Sheet.Question question,
            String typed,
            Optional<Verdict> verdict) {
        HandIn handIn = cards.address().handIn();
        return SheetView.of(
                frame(exchange, handIn.sheet()).standingAlone(),
                cards,
                marking.mark(handIn, question),
                typed,
                verdict,
                runs);
    }

    /** What was handed in, marked anew by whoever opens it. */
    private void end(Exchange exchange, HandIn handIn, Query query) {
        if (!handIn.code().endsWith(SheetAddress.CHECK.in(query).orElse(" "))) {
            throw SheetAddress.CHECK.refusal(words, "sheet.changed");
        }
        PageContext frame = frame(exchange, handIn.sheet()).standingAlone();
        send(exchange, SHEET_END_PAGE, SheetEnd.of(frame, cards(exchange, handIn), marking));
    }

    private CardsView cards(Exchange exchange, HandIn handIn) {
        return new CardsBuilder(words).of(address(exchange, handIn), marking.mark(handIn));
    }

    private static SheetAddress address(Exchange exchange, HandIn handIn) {
        return SheetAddress.of(handIn, Link.pathOf(exchange));
    }

    private void send(Exchange exchange, Page page, PageView view) {
        pages.send(exchange, page, view);
        exchange.header("Cache-Control", "no-store");
    }

    private PageContext frame(Exchange exchange, Sheet sheet) {
        return pages.frame(exchange, sheet.title())
                .in(Section.COURSE)
                .with("reading.css", "sheet/sheet.css", "sheet/sheet.js", "question/press.js");
    }

    private Sheet find(String slug) {
        return sheets.find(slug).orElseThrow(() -> new ProblemException(sheets.unknown(slug)));
    }
}
