package flipscope.web.trace.predict;

import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.BitNames;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Stops;
import flipscope.text.Slug;
import flipscope.trace.Method;
import flipscope.trace.Stage;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.predict.QuestionInputs.GivenView;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.step.Details;
import flipscope.web.trace.step.Details.VariableView;
import java.util.List;
import java.util.Optional;

/**
 * A question about the next value of a trace, or the verdict on its answer. Nothing before the
 * verdict gives the answer away.
 *
 * @param title the algorithm's title
 * @param change the edit of the code, without its results
 * @param moved whether the address asks for a step without a value, so that another was chosen
 */
public record PredictView(
        PageFrame frame,
        String title,
        Optional<ChangeView> change,
        Program program,
        Narrator narrator,
        QuestionSequence questions,
        Question asked,
        GivenAnswer answered,
        boolean moved)
        implements PageView {
    @Override
    public String description() {
        return text("share.card.question.telling");
    }

    @Override
    public String spoken() {
        if (isRefused()) {
            return answered.error();
        }
        if (!isJudged()) {
            return speech().askShort(asked).replace("`", "");
        }
        return answered.asked().show()
                ? verdict().headline()
                : speech().spoken(Feedback.of(asked, answered.word().orElseThrow()));
    }

    /** The name of the state for the page: a question and each kind of verdict differ. */
    public String name() {
        return (isJudged() ? "verdict " + verdict().css() + " " : "question ") + where();
    }

    /** Whether the answer could not be read. */
    public boolean isRefused() {
        return !isJudged() && answered.isRefused();
    }

    // The place of the question

    /** Its stages; links to them would give the answer away. */
    public List<Stage> stages() {
        return questions.trace().stages();
    }

    public String title(Stage stage) {
        return narrator.stageTitle(stage);
    }

    /** The index of the stage that the question is about. */
    public int stage() {
        return asked.step().stage();
    }

    /** The place of the question: {@code stage 3 of 8}. */
    public String where() {
        if (questions.practice()) {
            List<Question> all = questions.stages();
            return text("predict.where.practice", all.indexOf(asked) + 1, all.size());
        }
        int at = questions.at(asked);
        Detail detail = questions.options().detail();
        return narrator.where(Stops.around(questions.trace(), detail, at), detail, at);
    }

    /** The storyboard, without questions. */
    public String leave() {
        return questions.link().toString();
    }

    // The question

    public String question() {
        return speech().ask(asked);
    }

    /** A remark on the question, or empty. */
    public String note() {
        if (moved) {
            return text("predict.moved");
        }
        return asked.isPart() ? text("predict.part", asked.part() + 1) : "";
    }

    /** How to answer it. */
    public String how() {
        return speech().how(asked);
    }

    /** The values that it starts from. */
    public List<GivenView> given() {
        return pictures().of(asked);
    }

    /** The code, with the values from before the question. */
    public SourceView source() {
        return new SourcePane(questions.trace(), step -> null, true)
                .before(method(), asked.place(), asked.first());
    }

    private Method method() {
        return program.method(questions.trace().methodOf(asked.activation())).orElseThrow();
    }

    /** Whether the variables are unfolded. */
    public boolean hasVariables() {
        return questions.options().more();
    }

    /** The variables from before the question. */
    public List<VariableView> variables() {
        return new Details(narrator, step -> null).before(asked.activation(), asked.first());
    }

    /** Unfolds or folds the variables. */
    public String variablesUrl() {
        StepOptions options = questions.options();
        return options.withMore(!options.more()).on(link()).toString();
    }

    private FeedbackWords speech() {
        return new FeedbackWords(frame.words());
    }

    private QuestionInputs pictures() {
        return new QuestionInputs(narrator, questions.options().numbers());
    }

    private Link link() {
        return questions.to(asked);
    }

    // The answer

    /** Whether there is a verdict, not a form. */
    public boolean isJudged() {
        return answered.isJudged();
    }

    public VerdictView verdict() {
        return new VerdictView(questions, asked, answered, narrator, pictures());
    }

    /** Where the form is sent. */
    public String action() {
        return link().action();
    }

    /** Its hidden fields. */
    public List<FieldView> fields() {
        Link again = link().with(QuestionOptions.TRY, 2);
        return FieldView.of((answered.isFirst() ? link() : again).parameters());
    }

    /** {@code squares}, {@code lanes}, {@code bits}, {@code number} or {@code truth}. */
    public String kind() {
        return Slug.of(asked.kind());
    }

    /**
     * What to type: cells if their names have a layer, else by kind; with an example of two bits.
     */
    public String naming() {
        boolean cube = grid().filter(each -> each.css().equals("as-cube")).isPresent();
        String key = "predict.typed." + (cube ? "cells" : kind());
        return text(key, BitNames.example(asked.view()));
    }

    /** The bits to toggle. */
    public Optional<AnswerGrid> grid() {
        return pictures().grid(asked, answered.word().map(Word::bits).orElse(0L));
    }

    /** The text of the field, without what the grid already shows. */
    public String typed() {
        if (answered.isRefused() || answered.word().isEmpty()) {
            return answered.asked().answer();
        }
        return asked.kind().isGrid()
                ? ""
                : new AnswerText(frame.words(), asked).write(answered.word().get());
    }

    /** What was wrong with that text, or empty. */
    public String error() {
        return answered.error();
    }

    /** The link that reveals the result. */
    public String show() {
        return link().with("show", "1").toString();
    }

    /** The next question. */
    public Optional<String> skip() {
        return questions.after(asked).map(questions::to).map(Link::toString);
    }
}
