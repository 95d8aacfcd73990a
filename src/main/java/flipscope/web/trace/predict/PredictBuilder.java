package flipscope.web.trace.predict;

import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import flipscope.web.draw.AnswerGridView;
import flipscope.web.draw.AnswerGrids;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.site.ProseView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.predict.PredictView.StageName;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.step.Details;
import flipscope.web.trace.step.Details.VariableView;
import java.util.List;
import java.util.function.Function;

/**
 * Builds a question, then the verdict on its answer. Nothing before the verdict gives the answer
 * away.
 */
final class PredictBuilder {
    private final PageFrame frame;
    private final Messages words;
    private final Program program;
    private final Narrator narrator;
    private final String title;
    private final Function<Link, ChangeView> change;
    private final QuestionSequence questions;
    private final Trace trace;
    private final FeedbackWords speech;
    private final QuestionInputs givens;

    /**
     * @param change builds the band over edited code from the address of the page; null if there is
     *     no edit
     */
    PredictBuilder(
            PageFrame frame,
            Program program,
            Narrator narrator,
            String title,
            Function<Link, ChangeView> change,
            QuestionSequence questions) {
        this.frame = frame;
        this.words = frame.words();
        this.program = program;
        this.narrator = narrator;
        this.title = title;
        this.change = change;
        this.questions = questions;
        this.trace = questions.trace();
        this.speech = new FeedbackWords(words);
        this.givens = new QuestionInputs(narrator, questions.options().numbers());
    }

    /** The question, or the verdict on the answer in the address. */
    PredictView of(Question question, TraceOptions asked) {
        boolean moved = questions.isMoved(question, asked.at());
        return of(question, GivenAnswer.of(asked.question(), question, words), moved);
    }

    /**
     * @param moved whether the address asks for a step without a value, so that another was chosen
     */
    PredictView of(Question question, GivenAnswer answered, boolean moved) {
        VerdictView verdict = verdict(question, answered);
        StepOptions options = questions.options();
        Link other = options.withMore(!options.more()).on(questions.to(question));
        return new PredictView(
                frame,
                title,
                stages(question),
                where(question),
                stageTitle(question),
                note(question, moved),
                ProseView.of(speech.ask(question)),
                speech.how(question),
                givens.of(question),
                verdict == null ? form(question, answered) : null,
                verdict,
                source(question),
                options.more() ? variables(question) : null,
                other.toString(),
                questions.link().toString(),
                change.apply(questions.to(question)),
                spoken(question, answered, verdict));
    }

    /** A remark on this question. */
    private String note(Question question, boolean moved) {
        if (moved) {
            return words.text("predict.moved");
        }
        return question.isPart() ? words.text("predict.part", question.part() + 1) : "";
    }

    private VerdictView verdict(Question question, GivenAnswer answered) {
        AnswerVerdicts verdicts = new AnswerVerdicts(questions, narrator, givens);
        if (answered.shown()) {
            return verdicts.shown(question, answered.word());
        }
        boolean marked = answered.checked() && answered.word().isPresent();
        return marked ? verdicts.of(question, answered.word().get(), answered.first()) : null;
    }

    private AnswerFormView form(Question question, GivenAnswer answered) {
        Link link = questions.to(question);
        return new AnswerFormView(
                link.action(),
                FieldView.of(answered.first() ? link.parameters() : again(link).parameters()),
                FeedbackWords.code(question.kind()),
                BitNames.example(question.view()),
                grid(question, answered),
                typed(question, answered),
                answered.error(),
                link.with("show", "1").toString(),
                questions.after(question).map(questions::to).map(Link::toString).orElse(null));
    }

    /** A question that was missed before. */
    private static Link again(Link question) {
        return question.with(QuestionOptions.TRY.name(), "2");
    }

    private AnswerGridView grid(Question question, GivenAnswer answered) {
        return question.kind().isGrid()
                ? new AnswerGrids(words, question, givens.discs())
                        .toToggle(answered.word().map(Word::bits).orElse(0L))
                : null;
    }

    /** The text of the field, without what the grid already shows. */
    private String typed(Question question, GivenAnswer answered) {
        if (answered.isRefused() || answered.word().isEmpty()) {
            return answered.typed();
        }
        return question.kind().isGrid()
                ? ""
                : new AnswerText(words, question).write(answered.word().get());
    }

    private List<StageName> stages(Question question) {
        int current = question.step().stage();
        return trace.stages().stream()
                .map(
                        stage ->
                                new StageName(
                                        stage.index() + 1,
                                        narrator.stageTitle(stage),
                                        stage.index() == current,
                                        stage.index() < current))
                .toList();
    }

    private String stageTitle(Question question) {
        return narrator.stageTitle(question.step());
    }

    private String where(Question question) {
        if (questions.practice()) {
            List<Question> all = questions.stages();
            return words.text("predict.where.practice", all.indexOf(question) + 1, all.size());
        }
        int at = questions.at(question);
        Detail detail = questions.options().detail();
        return narrator.where(Stops.around(trace, detail, at), detail, at);
    }

    private SourceView source(Question question) {
        return new SourcePane(trace, step -> null, true)
                .before(method(question), question.place(), question.first());
    }

    private List<VariableView> variables(Question question) {
        return new Details(narrator, step -> null).before(question.activation(), question.first());
    }

    private Method method(Question question) {
        return question.activation() < 0
                ? trace.method()
                : program.method(trace.calls().get(question.activation()).method()).orElseThrow();
    }

    private String spoken(Question question, GivenAnswer answered, VerdictView verdict) {
        if (answered.isRefused()) {
            return answered.error();
        }
        if (verdict == null || answered.shown()) {
            return verdict == null
                    ? speech.askShort(question).replace("`", "")
                    : verdict.headline();
        }
        return speech.spoken(Feedback.of(question, answered.word().orElseThrow()));
    }
}
