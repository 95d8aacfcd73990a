package flipscope.sheet;

import flipscope.answer.Verdict;
import flipscope.answer.Verdict.Outcome;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.predict.Feedback;
import flipscope.predict.FeedbackWords;
import flipscope.predict.Misconception;
import flipscope.predict.Mistakes;
import flipscope.predict.Question;
import flipscope.text.Messages;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/**
 * Marks what was handed in, anew each time: a mark is never read from anywhere.
 *
 * @param judge runs answers with code
 */
public record Marking(NewPositions positions, Judge judge, Messages words) {

    /** Marks all answers. */
    public MarkedSheet mark(HandIn handIn) {
        return new MarkedSheet(
                handIn,
                handIn.sheet().questions().stream().map(each -> given(handIn, each)).toList());
    }

    /** Marks the answer to one question, if there is one. */
    private MarkedAnswer given(HandIn handIn, Sheet.Question question) {
        return handIn.answer(question).isPresent()
                ? mark(handIn, question)
                : new MarkedAnswer(question, question.block(), Optional.empty(), Verdict.NONE);
    }

    /** Marks the answer to one question, as this student is asked it. */
    public MarkedAnswer mark(HandIn handIn, Sheet.Question question) {
        Block asked = handIn.asked(question, positions);
        Optional<String> typed = handIn.answer(question);
        Verdict verdict = typed.map(answer -> verdict(asked, answer)).orElse(Verdict.NONE);
        return new MarkedAnswer(question, asked, typed, verdict);
    }

    /** What an answer comes to. */
    Verdict verdict(Block asked, String typed) {
        if (asked instanceof QuizBlock quiz) {
            return Verdict.marked(quiz.isCorrect(Integer.parseInt(typed)));
        }
        if (asked instanceof TaskBlock block) {
            return verdict(block.task(), judge.judge(block.task(), typed));
        }
        return ((AskedBlock) asked).answer().grade(typed, words);
    }

    /** What /write says about the code, in one message. */
    private Verdict verdict(Task task, Judgement judgement) {
        JudgementWords said = new JudgementWords(words);
        return judgement.isCorrect()
                ? new Verdict(Outcome.CORRECT, said.headline(judgement), 0)
                : new Verdict(Outcome.WRONG, String.join(" ", said.all(task, judgement)), 0);
    }

    /** What went wrong in an answer, where that has a name. */
    public Optional<String> slip(MarkedAnswer answer) {
        if (!answer.verdict().isWrong()) {
            return Optional.empty();
        }
        return answer.asked() instanceof QuizBlock
                ? answer.typed().map(number -> words.text("sheet.choice", number))
                : slip(answer.asked(), answer.verdict().given());
    }

    private Optional<String> slip(Block asked, long given) {
        return step(asked)
                .map(question -> Feedback.of(question, Word.of(question.type(), given)))
                .flatMap(Feedback::misconception)
                .map(new FeedbackWords(words)::mistake);
    }

    /** The mistakes that are known to lead to another answer, likelier ones first. */
    public List<Misconception> mistakes(Block asked) {
        return step(asked).map(Mistakes::of).orElse(List.of());
    }

    /** What is asked for, in a sentence; empty for a question in its author's words. */
    public Optional<String> asked(Block asked) {
        return step(asked).map(new FeedbackWords(words)::ask);
    }

    /** The step whose value is asked for; a question in its author's words has none. */
    private Optional<Question> step(Block asked) {
        return asked instanceof PredictBlock predict
                ? predict.run()
                        .flatMap(run -> predict.question(positions.traces().of(run.arguments())))
                : Optional.empty();
    }
}
