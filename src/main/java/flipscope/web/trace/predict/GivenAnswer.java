package flipscope.web.trace.predict;

import flipscope.answer.AnswerException;
import flipscope.answer.AnswerText;
import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.answer.Verdict.Outcome;
import flipscope.predict.Question;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.trace.request.QuestionOptions;
import java.util.Optional;

/**
 * The answer in an address, read and marked; what cannot be read is told and is no miss.
 *
 * @param word the answer; empty if there is none, or it cannot be read
 * @param verdict what it comes to
 */
record GivenAnswer(Optional<Word> word, Verdict verdict) {

    /** Reads the answer, as text or as one cell for each toggled bit, and marks it. */
    static GivenAnswer of(QuestionOptions asked, Question question, Messages words) {
        try {
            Optional<Word> word = word(asked, question, new AnswerText(words, question));
            return new GivenAnswer(word, verdict(asked, question, word, words));
        } catch (AnswerException wrong) {
            return new GivenAnswer(Optional.empty(), unreadable(wrong.getMessage()));
        }
    }

    /** Text takes precedence over toggled bits; to check none of them is an answer, too. */
    private static Optional<Word> word(QuestionOptions asked, Question question, AnswerText text) {
        if (!asked.answer().isEmpty()) {
            return Optional.of(text.read(asked.answer()));
        }
        boolean pressed = asked.check() && !asked.reveals() || !asked.cells().isEmpty();
        return pressed && question.kind().isGrid()
                ? Optional.of(text.bits(asked.cells()))
                : Optional.empty();
    }

    private static Verdict verdict(
            QuestionOptions asked, Question question, Optional<Word> word, Messages words) {
        ExpectedAnswer correct = ExpectedAnswer.of(question);
        if (asked.reveals()) {
            return correct.grade(ExpectedAnswer.SHOW, words);
        }
        if (!asked.check()) {
            return new Verdict(Outcome.EMPTY, "", word.map(Word::unsigned).orElse(0L));
        }
        return word.map(each -> correct.grade(each, words))
                .map(each -> each.isWrong() && asked.isLast() ? each.missed() : each)
                .orElseGet(
                        () ->
                                unreadable(
                                        words.text(
                                                correct.isTruth()
                                                        ? "predict.error.truth"
                                                        : "predict.error.empty")));
    }

    private static Verdict unreadable(String message) {
        return new Verdict(Outcome.UNREADABLE, message, 0);
    }
}
