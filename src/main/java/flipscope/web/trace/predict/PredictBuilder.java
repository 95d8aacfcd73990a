package flipscope.web.trace.predict;

import flipscope.answer.AnswerText;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.LocalVariable;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.question.AnswerForm;
import flipscope.web.question.QuestionBuilder;
import flipscope.web.question.QuestionView;
import flipscope.web.question.StepQuestion;
import flipscope.web.step.TracedRun;
import flipscope.web.step.ValuesView.VariableView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.predict.PredictView.SegmentView;
import flipscope.web.trace.predict.PredictView.WaysView;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;

/**
 * Asks for the next value of a trace, and says what an answer comes to. Nothing before the verdict
 * gives the answer away.
 *
 * @param title the algorithm's title
 * @param change the edit of the code, without its results
 * @param options what the address answers
 * @param moved whether the address asks for a step without a value, so that another was chosen
 */
public record PredictBuilder(
        PageContext frame,
        String title,
        Optional<ChangeView> change,
        QuestionSequence questions,
        StepQuestion step,
        QuestionOptions options,
        GivenAnswer answered,
        boolean moved) {
    private static final String HERE = "#stepper";

    /**
     * The question that an address asks instead of showing a value: with {@code predict=1} at one
     * stop, with {@code practice=1} stage by stage. Empty if it asks none, or none is possible.
     */
    public static Optional<PredictView> of(PageContext frame, TracedRun run, TraceRequest request) {
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
                                new PredictBuilder(
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
                                                questions.isMoved(at))
                                        .view());
    }

    PredictView view() {
        QuestionView question = question();
        return new PredictView(
                frame,
                title,
                change,
                name(),
                spoken(question),
                answered.verdict().isUnreadable(),
                segments(),
                where(),
                step.narrator().stageTitle(asked().step()),
                note(),
                question,
                step.source(),
                questions.options().more() ? Optional.of(variables()) : Optional.empty(),
                ways(),
                link().action(),
                FieldView.of(onward().with(QuestionOptions.CHECK, true).parameters()));
    }

    private String text(String key, Object... arguments) {
        return frame.text(key, arguments);
    }

    private String spoken(QuestionView question) {
        String said = question.told().headline().replace("`", "");
        return said.isEmpty() ? step.spoken() : said;
    }

    /** The name of the state for the page: a question and each kind of verdict differ. */
    private String name() {
        return answered.verdict().outcome().code() + " " + where();
    }

    // The place of the question

    private Question asked() {
        return step.question();
    }

    /** Its stages without links, which would give the answer away. */
    private List<SegmentView> segments() {
        int here = asked().step().stage();
        return questions.trace().stages().stream()
                .map(
                        stage ->
                                new SegmentView(
                                        stage.index() + 1,
                                        step.narrator().stageTitle(stage),
                                        stage.index() < here,
                                        stage.index() == here))
                .toList();
    }

    /** The place of the question: {@code stage 3 of 8}. */
    private String where() {
        if (questions.practice()) {
            List<Question> all = questions.stages();
            return text("predict.where.practice", all.indexOf(asked()) + 1, all.size());
        }
        int at = questions.at(asked());
        Detail detail = questions.options().detail();
        return step.narrator().where(Stops.around(questions.trace(), detail, at), detail, at);
    }

    /** A remark on the question, or empty. */
    private String note() {
        if (moved) {
            return text("predict.moved");
        }
        return asked().isPart() ? text("predict.part", asked().part() + 1) : "";
    }

    /** The variables from before the question. */
    private List<VariableView> variables() {
        return LocalVariable.before(questions.trace(), asked().activation(), asked().first())
                .stream()
                .map(each -> VariableView.of(frame.words(), each))
                .toList();
    }

    private WaysView ways() {
        StepOptions look = questions.options();
        return new WaysView(
                questions.link().toString(),
                look.withMore(!look.more()).on(onward()).toString(),
                questions.step(asked()) + HERE,
                sheet());
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
    private QuestionView question() {
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
    private Optional<String> sheet() {
        boolean ends = questions.practice() && questions.after(asked()).isEmpty();
        return ends && change.isEmpty()
                ? Optional.of(QuestionSequence.sheet(questions.link()).toString())
                : Optional.empty();
    }
}
