package flipscope.web.sheet;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.catalogue.Arguments;
import flipscope.judge.CompressedCode;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Run;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.sheet.MarkedAnswer;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.question.AnswerForm;
import flipscope.web.question.QuestionBuilder;
import flipscope.web.question.QuestionView;
import flipscope.web.question.StillBoardView;
import flipscope.web.step.TracedRuns;
import flipscope.web.write.TaskText;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A question of a sheet as one student is asked it: the first answer counts, later ones are tried.
 *
 * @param first the answer that counts, to the question as this student is asked it
 * @param typed what was typed last
 * @param tried what that comes to, where the first answer is already given or could not be read
 * @param asks a question that is pressed or typed
 */
public record SheetView(
        PageContext frame,
        CardsView cards,
        MarkedAnswer first,
        String typed,
        Optional<Verdict> tried,
        Optional<QuestionView> asks)
        implements PageView {
    /** The view of a question that is asked. */
    static SheetView of(
            PageContext frame,
            CardsView cards,
            MarkedAnswer first,
            String typed,
            Optional<Verdict> tried,
            TracedRuns runs) {
        SheetView plain = new SheetView(frame, cards, first, typed, tried, Optional.empty());
        return first.asked() instanceof AskedBlock block
                ? new SheetView(
                        frame,
                        cards,
                        first,
                        typed,
                        tried,
                        Optional.of(
                                QuestionBuilder.of(block, plain.form(), plain.verdict(), runs)
                                        .view()))
                : plain;
    }

    public Sheet sheet() {
        return address().handIn().sheet();
    }

    public SheetAddress address() {
        return cards.address();
    }

    public Sheet.Question question() {
        return first.question();
    }

    public boolean isOpen() {
        return first().typed().isEmpty();
    }

    /** Whether an answer is only tried. */
    public boolean isTried() {
        return !isOpen() && tried.isPresent();
    }

    private Block asked() {
        return first().asked();
    }

    public Optional<QuizBlock> quiz() {
        return asked() instanceof QuizBlock quiz ? Optional.of(quiz) : Optional.empty();
    }

    public Optional<TaskBlock> task() {
        return asked() instanceof TaskBlock task ? Optional.of(task) : Optional.empty();
    }

    /** The task in words. */
    public TaskText taskText() {
        return TaskText.of(frame.words(), task().orElseThrow().task());
    }

    /** After the first answer everything is told. */
    private Verdict verdict() {
        Verdict own = tried.orElse(first().verdict());
        return !isOpen() && !isTried() && own.isWrong() ? own.missed() : own;
    }

    /** This question; after its first answer, only tried. */
    private Link here() {
        Link there = address().to(question().number());
        return isOpen() ? there : there.with(SheetAddress.TRY, true);
    }

    private AnswerForm form() {
        return new AnswerForm(
                "sheet-",
                SheetAddress.ANSWER.name(),
                SheetAddress.ANSWER.name(),
                tried.isPresent() ? typed : first().typed().orElse(""),
                here().toString(),
                isOpen()
                        ? ""
                        : here().with(SheetAddress.ANSWER.name(), ExpectedAnswer.SHOW).toString(),
                false,
                isTried() ? Optional.empty() : Optional.of(next()),
                List.of());
    }

    /** What comes after this question: the next open one, or what is handed in. */
    public NamedLink next() {
        return address()
                .handIn()
                .nextOpen(question().number())
                .map(
                        open ->
                                new NamedLink(
                                        "next",
                                        text("sheet.question", open.number()),
                                        address().to(open.number())))
                .orElseGet(() -> new NamedLink("next", text("sheet.end"), address().end()));
    }

    /** The question before this one, or after it. */
    public Optional<NamedLink> beside(int distance) {
        int number = question().number() + distance;
        return 1 <= number && number <= sheet().questions().size()
                ? Optional.of(
                        new NamedLink(
                                distance < 0 ? "previous" : "skip",
                                text(distance < 0 ? "sheet.question" : "sheet.skip", number),
                                address().to(number)))
                : Optional.empty();
    }

    /** What follows the address of an answer; no element has this id, so that nothing scrolls. */
    private static final String CHECKED = "#checked";

    /** Where an answer is sent. The page that follows says first how it is. */
    public String action() {
        return address().page().action() + CHECKED;
    }

    /** What is sent with it. */
    public List<FieldView> fields() {
        return FieldView.of(here().parameters());
    }

    /** The inputs of the question as lines of Java, to be copied into a program. */
    public List<String> numbers() {
        return asked() instanceof AskedBlock block
                ? block.run().map(Run::arguments).map(SheetView::numbers).orElse(List.of())
                : List.of();
    }

    private static List<String> numbers(Arguments inputs) {
        List<Parameter> all = inputs.technique().inputs();
        return IntStream.range(0, all.size())
                .mapToObj(index -> line(all.get(index), inputs.words().get(index)))
                .toList();
    }

    private static String line(Parameter input, Word value) {
        boolean whole = value.type().width() == Long.SIZE;
        return input.type() + " " + input.name() + " = " + value.text() + (whole ? "L" : "") + ";";
    }

    /** Whose turn it is on the position that is asked about. */
    public String where() {
        return asks.flatMap(each -> each.asked().board())
                .map(StillBoardView::status)
                .orElseGet(() -> text("course.answer.turn"));
    }

    /** Where the code of a task can be tried. */
    public String taskUrl() {
        Link page = Link.to("/write").with("task", task().orElseThrow().task().name());
        return first().typed()
                .map(code -> page.with("code", CompressedCode.write(code)))
                .orElse(page)
                .toString();
    }

    /** The steps of the answer, once it is told. */
    public Optional<String> steps() {
        return asked() instanceof AskedBlock block && !isOpen()
                ? block.run()
                        .map(
                                run ->
                                        Link.to("/trace/" + run.technique().id())
                                                .with(run.arguments().query())
                                                .with("at", block.at())
                                                .toString())
                : Optional.empty();
    }

    @Override
    public String spoken() {
        return isOpen() ? "" : first().verdict().message();
    }
}
