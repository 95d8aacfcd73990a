package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.ClassMarks;
import flipscope.sheet.Marking;
import flipscope.sheet.MarksTable;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** {@code /marks}: what a class handed in, marked. Nothing is kept. */
public final class MarksPages implements Feature {
    private static final Page MARKS_PAGE = new Page("sheet/marks");

    /** The name of a sheet. */
    static final QueryParameter<String> SHEET = QueryParameter.text("sheet", 80);

    /** Links and codes, one a line. */
    static final QueryParameter<String> LINES = QueryParameter.text("lines", 1 << 20);

    /** {@code csv} for a file that grade books read. */
    static final QueryParameter<String> FORMAT = QueryParameter.text("format", 10);

    /** A question to show to a class. */
    static final QueryParameter<Integer> QUESTION = QueryParameter.number("question", 1, 99);

    /** Its slips, by their numbers among those that are known: {@code 3.7}. */
    static final QueryParameter<String> SLIPS = QueryParameter.text("slips", 80);

    /** More than several classes have; for those of a school there is the command. */
    static final int MOST_HAND_INS = 500;

    private final Pages pages;
    private final Messages words;
    private final KnownSheets sheets;
    private final Marking marking;

    public MarksPages(Pages pages, Sheets sheets, Marking marking) {
        this.pages = pages;
        this.words = pages.words();
        this.sheets = new KnownSheets(sheets, words);
        this.marking = marking;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/marks", this::form);
        routes.post("/marks", this::mark);
    }

    /** Whether a request marks a class, which is much work. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        return exchange.method().equals("POST") && Link.pathOf(exchange).equals("/marks");
    }

    private void form(Exchange exchange) {
        Query query = Query.of(exchange, words);
        Optional<Sheet> sheet = SHEET.in(query).map(this::find);
        Optional<SlipsView> shown =
                sheet.flatMap(each -> QUESTION.in(query).map(number -> shown(each, number, query)));
        send(exchange, sheet, "", Optional.empty(), shown);
    }

    /** A question with its slips, and without any student. */
    private SlipsView shown(Sheet sheet, int number, Query query) {
        if (number > sheet.questions().size()) {
            throw QUESTION.refusal(words, "sheet.no-question", number, sheet.questions().size());
        }
        SlipsBuilder slips = new SlipsBuilder(sheet.question(number), marking);
        String named = SLIPS.in(query).orElse("");
        if (!named.matches("(?:\\d{1,3}(?:\\.|$))*+")) {
            throw SLIPS.refusal(words, "sheet.no-slips", named);
        }
        return slips.numbered(
                Arrays.stream(named.split("\\."))
                        .filter(each -> !each.isEmpty())
                        .map(Integer::valueOf)
                        .toList());
    }

    private void mark(Exchange exchange) {
        Query query = Query.ofForm(exchange, words);
        Sheet sheet = find(SHEET.in(query).orElse(""));
        String lines = LINES.in(query).orElse("");
        int handIns = ClassMarks.handIns(lines.lines().toList());
        if (handIns > MOST_HAND_INS) {
            throw LINES.refusal(words, "sheet.too-many", handIns, MOST_HAND_INS, sheet.slug());
        }
        ClassMarks marks =
                ClassMarks.of(sheet, lines.lines().toList(), marking, () -> stay(exchange));
        if (FORMAT.in(query).equals(Optional.of("csv"))) {
            csv(exchange, sheet, new MarksTable(marks, words).csv());
            return;
        }
        Optional<Sheet.Question> failed = marks.failedMost();
        send(
                exchange,
                Optional.of(sheet),
                lines,
                Optional.of(new ClassBuilder(marks, failed).view()),
                failed.map(each -> new SlipsBuilder(each, marking).counted(marks)));
    }

    /** Ends the marking when nobody waits for it. */
    private static void stay(Exchange exchange) {
        if (exchange.hasLeft()) {
            throw Refusal.busy();
        }
    }

    private static void csv(Exchange exchange, Sheet sheet, List<String> lines) {
        exchange.header("Content-Disposition", "attachment; filename=\"" + sheet.slug() + ".csv\"");
        exchange.type("text/csv; charset=utf-8").answer(String.join("\r\n", lines) + "\r\n");
        exchange.header("Cache-Control", "no-store");
    }

    private void send(
            Exchange exchange,
            Optional<Sheet> sheet,
            String lines,
            Optional<ClassView> marks,
            Optional<SlipsView> shown) {
        List<Sheet> all = sheets.choices(sheet);
        pages.send(
                exchange,
                MARKS_PAGE,
                new MarksView(frame(exchange), all, sheet, lines, marks, shown));
        exchange.header("Cache-Control", "no-store");
    }

    private PageContext frame(Exchange exchange) {
        return pages.frame(exchange, words.text("sheet.marks"))
                .in(Section.COURSE)
                .with("reading.css", "sheet/marks.css");
    }

    private Sheet find(String slug) {
        return sheets.find(slug)
                .orElseThrow(
                        () ->
                                ProblemException.parameter(
                                        SHEET.name(), sheets.unknown(slug).message()));
    }
}
