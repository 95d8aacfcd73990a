package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.web.game.GameCode;
import flipscope.web.game.GameUrl;
import flipscope.web.write.TestCasePictures.CaseView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was found about the code for a task.
 *
 * @param stepped whether it is wrong and has steps to show
 * @param shown the input on which it is wrong
 */
public record TaskResult(
        Messages words,
        WriteRequest request,
        Judgement judgement,
        boolean stepped,
        Optional<CaseView> shown) {
    static TaskResult of(Messages words, WriteRequest request, Judgement judgement) {
        boolean stepped =
                judgement instanceof Wrong wrong && WrittenSteps.trace(request, wrong).isPresent();
        Optional<CaseView> shown =
                judgement instanceof Wrong wrong
                        ? Optional.of(new TestCasePictures(request.task(), words).of(wrong))
                        : Optional.empty();
        return new TaskResult(words, request, told(words, request, judgement), stepped, shown);
    }

    private static Judgement told(Messages words, WriteRequest request, Judgement judgement) {
        return judgement instanceof Unreadable found
                ? new Unreadable(new ForeignCode(words, request.code()).told(found.mistake()))
                : judgement;
    }

    private JudgementWords judged() {
        return new JudgementWords(words);
    }

    private Optional<Wrong> wrong() {
        return judgement instanceof Wrong found ? Optional.of(found) : Optional.empty();
    }

    public boolean isCorrect() {
        return judgement.isCorrect();
    }

    /** What was found; for a changed algorithm, whether it returns the same as before. */
    public String headline() {
        boolean compared = isCorrect() || wrong().isPresent();
        return request.task().original().isPresent() && compared
                ? words.text(isCorrect() ? "write.change.same" : "write.change.other")
                : judged().headline(judgement);
    }

    /** More about it, a paragraph each; what the pictures say is left out. */
    public List<String> said() {
        Task task = request.task();
        if (judgement instanceof Wrong wrong && wrong.given().value().isPresent()) {
            String smallest =
                    request.isAt(wrong) ? words.text("write.at") : judged().smallest(task, wrong);
            return stepped ? List.of(smallest) : List.of(smallest, words.text("write.too-many"));
        }
        boolean free = request.whole() || task.form() == Form.WRITE;
        List<String> said = new ArrayList<>(judged().all(task, judgement, free));
        said.remove(0);
        if (judgement instanceof Correct correct && task.original().isEmpty()) {
            praise(correct, free).ifPresent(each -> said.add(0, each));
        }
        return said;
    }

    /** Tells of the way that the task teaches: not of a longer one, which must be another. */
    private Optional<String> praise(Correct correct, boolean free) {
        boolean taught = correct.cost().operations() <= correct.reference().operations();
        return Optional.of(request.task())
                .filter(task -> taught || !free)
                .map(task -> words.text("write.task." + task.name() + ".correct"));
    }

    /** What explains it. */
    public Optional<String> why() {
        return wrong().flatMap(judged()::why);
    }

    /** The mistake for which it cannot be read. */
    public Optional<SourceException> mistake() {
        return judgement instanceof Unreadable found
                ? Optional.of(found.mistake())
                : Optional.empty();
    }

    /** A game by this code, if it is right and finds moves or turned discs. */
    public Optional<String> play() {
        return Optional.of(request.task())
                .filter(task -> isCorrect() && GameCode.finds(task.name()))
                .map(task -> GameUrl.NEW.by(GameCode.of(task.name(), request.written())).play());
    }

    /** Its steps there. */
    public Optional<String> steps() {
        return stepped ? Optional.of(request.steps() + "#stepper") : Optional.empty();
    }
}
