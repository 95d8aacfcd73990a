package flipscope.web.trace.predict;

import flipscope.predict.AnswerText;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.GradedAnswer;
import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.GridView;
import flipscope.web.site.Link;
import java.util.List;
import java.util.Optional;

/**
 * The verdict on an answer, or the result if it was asked for. A first miss gets a hint, a later
 * one the place too; the result is told only when asked for.
 */
public final class VerdictView {
    /** As an answer of no bits is typed. */
    private static final String NOTHING = "none";

    private final QuestionSequence questions;
    private final Question question;
    private final GivenAnswer given;
    private final Narrator narrator;
    private final QuestionInputs pictures;
    private final Messages words;
    private final FeedbackWords speech;
    private final Optional<Feedback> answered;
    private final Optional<Feedback> missed;

    VerdictView(
            QuestionSequence questions,
            Question question,
            GivenAnswer given,
            Narrator narrator,
            QuestionInputs pictures) {
        this.questions = questions;
        this.question = question;
        this.given = given;
        this.narrator = narrator;
        this.pictures = pictures;
        this.words = narrator.messages();
        this.speech = new FeedbackWords(words);
        this.answered = given.word().map(word -> Feedback.of(question, word));
        this.missed = answered.filter(each -> !each.marking().isCorrect());
    }

    /** A set of bits; {@code css} is {@code hit}, {@code missed} or {@code extra}. */
    public record Bits(String css, String bits) {}

    /** "correct", "wrong" or "shown". */
    public String css() {
        if (given.asked().show()) {
            return "shown";
        }
        return missed.isPresent() ? "wrong" : "correct";
    }

    /** Whether the result is told, with everything that explains it. */
    private boolean isTold() {
        return !css().equals("wrong");
    }

    /** A miss for which the place is told. */
    private Optional<Feedback> placed() {
        return missed.filter(each -> isTold() || !given.isFirst());
    }

    public String headline() {
        return words.text("predict." + css());
    }

    /** The answer, after a miss, if it has bits. */
    public Optional<AnswerGrid> given() {
        return missed.filter(each -> !isTold()).flatMap(this::given);
    }

    private Optional<AnswerGrid> given(Feedback feedback) {
        GradedAnswer marking = feedback.marking();
        long bits = marking.hit() | marking.extra();
        long parting = placed().flatMap(Feedback::parting).map(bit -> 1L << bit).orElse(0L);
        String alt = words.text("predict.given.alt", speech.names(question, bits));
        return pictures.grid(question, bits, parting, alt);
    }

    /** The result, unless it is withheld. */
    public Optional<GridView> result() {
        return isTold()
                ? Optional.of(pictures.result(question, answered.map(Feedback::answer)))
                : Optional.empty();
    }

    /** The bits of a miss by name: correct, missed, extra. */
    public List<Bits> sets() {
        return missed.map(Feedback::marking)
                .filter(each -> isTold() && question.kind().isGrid())
                .map(this::sets)
                .orElse(List.of());
    }

    private List<Bits> sets(GradedAnswer marking) {
        return List.of(
                new Bits("hit", speech.names(question, marking.hit())),
                new Bits("missed", speech.names(question, marking.missed())),
                new Bits("extra", speech.names(question, marking.extra())));
    }

    /** What may have gone wrong, or how far off the answer is. */
    public Optional<String> hint() {
        return isTold() ? missed.flatMap(speech::mistake) : missed.map(speech::hint);
    }

    /** Where answer and result first part, unless that is withheld. */
    public Optional<String> place() {
        return placed().flatMap(speech::place);
    }

    /** Why single bits are set or not. */
    public List<String> reasons() {
        return isTold()
                ? missed.map(speech::reasons).orElse(List.of())
                : placed().flatMap(speech::placeReason).stream().toList();
    }

    /**
     * The sentence of the step, unless it is withheld; for a result of two words, only after the
     * last of them is asked.
     */
    public Optional<String> sentence() {
        boolean last = questions.after(question).filter(question::isAsideOf).isEmpty();
        return isTold() && last
                ? Optional.of(narrator.sentence(question.step()))
                : Optional.empty();
    }

    // The ways on

    /** After a miss the question with the answer filled in. */
    public Optional<String> again() {
        return missed.filter(each -> !isTold())
                .map(each -> to().with("answer", typed(each)).with("try", "2").toString());
    }

    /** After a miss the result. */
    public Optional<String> show() {
        return missed.filter(each -> !isTold())
                .map(each -> typed(each).isEmpty() ? NOTHING : typed(each))
                .map(typed -> to().with("answer", typed).with("show", "1").toString());
    }

    private Link to() {
        return questions.to(question);
    }

    private String typed(Feedback feedback) {
        return new AnswerText(words, question).write(feedback.answer());
    }

    /** The next question, or the end of the practice run. */
    public Optional<String> next() {
        Optional<Link> next = questions.after(question).map(questions::to);
        return next.or(() -> Optional.of(questions.end()).filter(end -> questions.practice()))
                .map(Link::toString);
    }

    /** The text of that link. */
    public String nextName() {
        if (!questions.practice()) {
            return words.text("predict.next");
        }
        boolean more = questions.after(question).isPresent();
        return words.text(more ? "predict.next.practice" : "predict.finish");
    }

    /** The step itself, unless the result is withheld. */
    public Optional<String> step() {
        return isTold() ? Optional.of(questions.step(question).toString()) : Optional.empty();
    }

    /** The run that the browser counts this outcome for; only practice runs are counted. */
    public Optional<String> run() {
        return questions.practice() ? Optional.of(questions.link().toString()) : Optional.empty();
    }

    /** The name of the stage in that count. */
    public String stage() {
        return questions.name(question);
    }
}
