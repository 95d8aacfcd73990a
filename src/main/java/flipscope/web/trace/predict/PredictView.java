package flipscope.web.trace.predict;

import flipscope.answer.AnswerText;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.LocalVariable;
import flipscope.story.Stops;
import flipscope.trace.Stage;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.question.AnswerForm;
import flipscope.web.question.QuestionBuilder;
import flipscope.web.question.QuestionView;
import flipscope.web.question.StepQuestion;
import flipscope.web.step.SourceView;
import flipscope.web.step.TracedRun;
import flipscope.web.step.ValuesView.VariableView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;

/**
 * A question about the next value of a trace, or the verdict on its answer. Nothing before the
 * verdict gives the answer away.
 *
 * @param title the algorithm's title
 * @param change the edit of the code, without its results
 * @param options what the address answers
 * @param moved whether the address asks for a step without a value, so that another was chosen
 */
public record PredictView(
        PageContext frame,
        String title,
        Optional<ChangeView> change,
        QuestionSequence questions,
        StepQuestion step,
        QuestionOptions options,
        GivenAnswer answered,
        boolean moved)
        implements PageView {
    private static final String HERE = "#stepper";

    /**
     * The question that an address asks instead of showing a value: with {@code predict=1} at one
     * stop, with {@code practice=1} stage by stage. Empty if it asks none, or none is possible.
     */
    public static Optional<PageView> of(PageContext frame, TracedRun run, TraceRequest request) {
        if (!request.isQuestion()) {
            return Optional.empty();
        }
        String at = request.options().at();
        QuestionOptions asked = request.options().question();
        Trace trace = run.trace();
        NamedSteps.step(at, trace, frame.words());
        QuestionSequence questions = QuestionSequence.of(trace, request);
        return questions
                .question(at, asked.part() - 1)
                .map(
                        question ->
                                new PredictView(
                                        frame,
                                        request.title(frame.words()),
                                        ChangeBuilder.quiet(run, questions.to(question)),
                                        questions,
                                        new StepQuestion(
                                                question,
                                                run.narrator(),
                                                run.program(),
                                                questions.options().numbers()),
                                        asked,
                                        GivenAnswer.of(asked, question, frame.words()),
                                        questions.isMoved(at)));
    }

    @Override
    public String description() {
        return text("share.card.question.telling");
    }

    @Override
    public String spoken() {
        String said = question().told().headline().replace("`", "");
        return said.isEmpty() ? step.spoken() : said;
    }

    /** The name of the state for the page: a question and each kind of verdict differ. */
    public String name() {
        return answered.verdict().outcome().code() + " " + where();
    }

    /** Whether what should be marked could not be read, or is missing. */
    public boolean isRefused() {
        return answered.verdict().isUnreadable();
    }

    // The place of the question

    private Question asked() {
        return step.question();
    }

    /** Its stages; links to them would give the answer away. */
    public List<Stage> stages() {
        return questions.trace().stages();
    }

    public String title(Stage stage) {
        return step.narrator().stageTitle(stage);
    }

    /** The index of the stage that the question is about. */
    public int stage() {
        return asked().step().stage();
    }

    /** The place of the question: {@code stage 3 of 8}. */
    public String where() {
        if (questions.practice()) {
            List<Question> all = questions.stages();
            return text("predict.where.practice", all.indexOf(asked()) + 1, all.size());
        }
        int at = questions.at(asked());
        Detail detail = questions.options().detail();
        return step.narrator().where(Stops.around(questions.trace(), detail, at), detail, at);
    }

    /** The storyboard, without questions. */
    public String leave() {
        return questions.link().toString();
    }

    /** A remark on the question, or empty. */
    public String note() {
        if (moved) {
            return text("predict.moved");
        }
        return asked().isPart() ? text("predict.part", asked().part() + 1) : "";
    }

    public SourceView source() {
        return step.source();
    }

    /** Whether the variables are unfolded. */
    public boolean hasVariables() {
        return questions.options().more();
    }

    /** The variables from before the question. */
    public List<VariableView> variables() {
        return LocalVariable.before(questions.trace(), asked().activation(), asked().first())
                .stream()
                .map(each -> VariableView.of(frame.words(), each))
                .toList();
    }

    /** Unfolds or folds the variables. */
    public String variablesUrl() {
        StepOptions look = questions.options();
        return look.withMore(!look.more()).on(onward()).toString();
    }

    private Link link() {
        return questions.to(asked());
    }

    /** The question again, which is the next attempt after a miss. */
    private Link onward() {
        return answered.verdict().isTold()
                ? link()
                : options.next(link(), answered.verdict().isWrong());
    }

    // The answer

    /** The question, its answer and what that comes to. */
    public QuestionView question() {
        return QuestionBuilder.of(step, form(), answered.verdict(), answered.word()).view();
    }

    private AnswerForm form() {
        return new AnswerForm(
                "",
                asked().kind().isGrid() ? "cell" : "answer",
                "",
                options.answer(),
                onward() + HERE,
                options.hides() ? "" : options.shown(link(), typed()) + HERE,
                options.attempt() > 1,
                next("next", questions.practice() ? "predict.next.practice" : "predict.next"),
                answered.verdict().isTold() || !frame.hasAllControls()
                        ? List.of()
                        : next("skip", "predict.skip").stream().toList());
    }

    private String typed() {
        return answered.word().map(this::typed).orElse("");
    }

    private String typed(Word word) {
        String written = new AnswerText(frame.words(), asked()).write(word);
        return written.isEmpty() ? AnswerText.NONE : written;
    }

    /** The next question, if there is one. */
    private Optional<NamedLink> next(String id, String key) {
        return questions
                .after(asked())
                .map(each -> new NamedLink(id, text(key), questions.to(each) + HERE));
    }

    /** At the end of a practice run the same questions on positions of one's own. */
    public Optional<String> sheet() {
        boolean ends = questions.practice() && questions.after(asked()).isEmpty();
        return ends && change.isEmpty()
                ? Optional.of(QuestionSequence.sheet(questions.link()).toString())
                : Optional.empty();
    }

    /** Where the form is sent. */
    public String action() {
        return link().action();
    }

    /** Its hidden fields. */
    public List<FieldView> fields() {
        return FieldView.of(onward().with(QuestionOptions.CHECK, true).parameters());
    }

    /** The step itself. */
    public String stepUrl() {
        return questions.step(asked()) + HERE;
    }
}
