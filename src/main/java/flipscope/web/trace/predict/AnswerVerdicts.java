package flipscope.web.trace.predict;

import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.GradedAnswer;
import flipscope.predict.Question;
import flipscope.story.Narrator;
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
    /** As an answer of no bits is typed. */
    private static final String NOTHING = "none";

    private final QuestionSequence questions;
    private final Narrator narrator;
    private final Messages words;
    private final FeedbackWords speech;
    private final QuestionInputs givens;

    AnswerVerdicts(QuestionSequence questions, Narrator narrator, QuestionInputs givens) {
        this.questions = questions;
        this.narrator = narrator;
        this.words = givens.words();
        this.speech = new FeedbackWords(words);
        this.givens = givens;
    }

    /** The result, asked for without an answer or after giving up. */
    VerdictView shown(Question question, Optional<Word> answer) {
        return told(
                question,
                "shown",
                words.text("predict.shown"),
                answer.map(each -> Feedback.of(question, each)));
    }

    /**
     * The verdict on an answer. A first miss gets a hint, a later one the place too; the result is
     * told only when asked for.
     */
    VerdictView of(Question question, Word answer, boolean first) {
        Feedback feedback = Feedback.of(question, answer);
        return feedback.marking().isCorrect()
                ? told(question, "correct", words.text("predict.correct"), Optional.of(feedback))
                : wrong(feedback, first);
    }

    /** The result with everything that explains it, compared with what was answered. */
    private VerdictView told(
            Question question, String css, String headline, Optional<Feedback> answered) {
        Optional<Feedback> missed = answered.filter(each -> !each.marking().isCorrect());
        boolean grid = question.kind().isGrid();
        return new VerdictView(
                css,
                headline,
                null,
                givens.result(question, answered.map(Feedback::answer)),
                missed.filter(each -> grid).map(this::sets).orElse(List.of()),
                missed.flatMap(speech::mistake).map(ProseView::of).orElse(null),
                missed.flatMap(speech::place).map(ProseView::of).orElse(null),
                missed.map(speech::reasons).orElse(List.of()).stream().map(ProseView::of).toList(),
                sentence(question),
                null,
                null,
                next(question),
                nextName(question),
                questions.step(question).toString(),
                tally(question, css));
    }

    private VerdictView wrong(Feedback feedback, boolean first) {
        Question question = feedback.question();
        Link link = questions.to(question);
        String typed = new AnswerText(words, question).write(feedback.answer());
        Optional<Feedback> placed = Optional.of(feedback).filter(each -> !first);
        return new VerdictView(
                "wrong",
                words.text("predict.wrong"),
                question.kind().isGrid() ? given(feedback, !first) : null,
                null,
                List.of(),
                ProseView.of(speech.hint(feedback)),
                placed.flatMap(speech::place).map(ProseView::of).orElse(null),
                placed.flatMap(speech::placeReason).stream().map(ProseView::of).toList(),
                null,
                link.with("answer", typed).with("try", "2").toString(),
                link.with("answer", typed.isEmpty() ? NOTHING : typed).with("show", "1").toString(),
                next(question),
                nextName(question),
                null,
                tally(question, "wrong"));
    }

    private AnswerGridView given(Feedback feedback, boolean placed) {
        GradedAnswer marking = feedback.marking();
        long parting = placed ? feedback.parting().map(bit -> 1L << bit).orElse(0L) : 0;
        Question question = feedback.question();
        long given = marking.hit() | marking.extra();
        String alt = words.text("predict.given.alt", speech.names(question, given));
        return new AnswerGrids(words, question, givens.discs()).given(given, parting, alt);
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
        return !isLast ? null : ProseView.of(narrator.sentence(question.step()));
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
