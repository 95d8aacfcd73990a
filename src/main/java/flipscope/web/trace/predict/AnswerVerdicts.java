package flipscope.web.trace.predict;

import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.GradedAnswer;
import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.draw.AnswerGridView;
import flipscope.web.draw.AnswerGrids;
import flipscope.web.site.Link;
import flipscope.web.site.ProseView;
import flipscope.web.trace.predict.VerdictView.Bits;
import flipscope.web.trace.predict.VerdictView.Tally;
import java.util.List;
import java.util.Optional;

/** Builds the verdict on an answer, and reveals the result. */
final class AnswerVerdicts {
    private final QuestionSequence questions;
    private final Narrator narrator;
    private final TraceContext traceContext;
    private final Messages words;
    private final FeedbackWords speech;
    private final QuestionInputs givens;

    AnswerVerdicts(
            QuestionSequence questions,
            Narrator narrator,
            TraceContext traceContext,
            QuestionInputs givens) {
        this.questions = questions;
        this.narrator = narrator;
        this.traceContext = traceContext;
        this.words = givens.words();
        this.speech = new FeedbackWords(words);
        this.givens = givens;
    }

    /** The result, asked for without an answer or after giving up. */
    VerdictView shown(Question question) {
        return told(question, "shown", words.text("predict.shown"));
    }

    /** The verdict on an answer. */
    VerdictView of(Question question, Word answer) {
        Feedback feedback = Feedback.of(question, answer);
        return feedback.marking().isCorrect()
                ? told(question, "correct", words.text("predict.correct"))
                : wrong(feedback);
    }

    /** The result with everything that explains it. */
    private VerdictView told(Question question, String css, String headline) {
        return new VerdictView(
                css,
                headline,
                null,
                givens.result(question),
                List.of(),
                null,
                List.of(),
                sentence(question),
                null,
                null,
                next(question),
                nextName(question),
                questions.step(question).toString(),
                tally(question, css));
    }

    private VerdictView wrong(Feedback feedback) {
        Question question = feedback.question();
        Link link = questions.to(question);
        AnswerText text = new AnswerText(words, question);
        return new VerdictView(
                "wrong",
                words.text("predict.wrong"),
                question.kind().isGrid() ? marked(feedback) : null,
                null,
                question.kind().isGrid() ? sets(feedback) : List.of(),
                speech.mistake(feedback).map(ProseView::of).orElse(null),
                speech.reasons(feedback).stream().map(ProseView::of).toList(),
                null,
                link.with("answer", text.write(feedback.answer())).toString(),
                link.with("show", "1").toString(),
                next(question),
                nextName(question),
                null,
                tally(question, "wrong"));
    }

    private AnswerGridView marked(Feedback feedback) {
        GradedAnswer marking = feedback.marking();
        return new AnswerGrids(words, feedback.question(), givens.discs())
                .marked(marking.hit(), marking.missed(), marking.extra(), alt(feedback));
    }

    private String alt(Feedback feedback) {
        GradedAnswer marking = feedback.marking();
        return words.text(
                "predict.marked",
                names(feedback, marking.hit()),
                names(feedback, marking.missed()),
                names(feedback, marking.extra()));
    }

    private String names(Feedback feedback, long bits) {
        return speech.names(feedback.question(), bits);
    }

    private List<Bits> sets(Feedback feedback) {
        GradedAnswer marking = feedback.marking();
        return List.of(
                bits(feedback, "hit", marking.hit()),
                bits(feedback, "missed", marking.missed()),
                bits(feedback, "extra", marking.extra()));
    }

    private Bits bits(Feedback feedback, String css, long bits) {
        return new Bits(css, words.text("predict.set." + css), names(feedback, bits));
    }

    /**
     * The sentence of the step; for a result of two words, only after the last of them is asked.
     */
    private ProseView sentence(Question question) {
        boolean isLast = questions.after(question).filter(question::isAsideOf).isEmpty();
        return !isLast
                ? null
                : ProseView.of(narrator.sentence(question.trace(), question.step(), traceContext));
    }

    private String next(Question question) {
        Optional<Link> next = questions.after(question).map(questions::to);
        return next.or(this::end).map(Link::toString).orElse(null);
    }

    private Optional<Link> end() {
        return questions.practice() ? Optional.of(questions.end()) : Optional.empty();
    }

    private String nextName(Question question) {
        if (!questions.practice()) {
            return words.text("predict.next");
        }
        boolean more = questions.after(question).isPresent();
        return words.text(more ? "predict.next.practice" : "predict.finish");
    }

    /** Only practice runs are counted. */
    private Tally tally(Question question, String outcome) {
        return questions.practice()
                ? new Tally(questions.link().toString(), questions.name(question), outcome)
                : null;
    }
}
