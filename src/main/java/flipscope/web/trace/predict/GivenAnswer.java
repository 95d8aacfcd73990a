package flipscope.web.trace.predict;

import flipscope.predict.AnswerException;
import flipscope.predict.AnswerKind;
import flipscope.predict.AnswerText;
import flipscope.predict.Question;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.trace.request.QuestionOptions;
import java.util.Optional;

/**
 * The answer in an address.
 *
 * @param word the answer; empty if there is none, or it cannot be read
 * @param error what is wrong with it, or empty
 */
record GivenAnswer(QuestionOptions asked, Optional<Word> word, String error) {
    /** Reads the answer, as text or as one cell for each toggled bit. */
    static GivenAnswer of(QuestionOptions asked, Question question, Messages words) {
        AnswerText text = new AnswerText(words, question);
        try {
            Optional<Word> word =
                    isNothing(asked) ? Optional.empty() : word(text, asked, question.kind());
            String error = asked.check() && word.isEmpty() ? missing(question.kind(), words) : "";
            return new GivenAnswer(asked, word, error);
        } catch (AnswerException wrong) {
            return new GivenAnswer(asked, Optional.empty(), wrong.getMessage());
        }
    }

    /** Whether the result is asked for and nothing was answered before. */
    private static boolean isNothing(QuestionOptions asked) {
        return asked.show() && asked.answer().isEmpty() && asked.cells().isEmpty();
    }

    /** Text takes precedence over toggled bits; no bits at all count as an answer. */
    private static Optional<Word> word(AnswerText text, QuestionOptions asked, AnswerKind kind) {
        if (!asked.answer().isEmpty()) {
            return Optional.of(text.read(asked.answer()));
        }
        return kind.isGrid() ? Optional.of(text.bits(asked.cells())) : Optional.empty();
    }

    private static String missing(AnswerKind kind, Messages words) {
        return words.text(kind == AnswerKind.TRUTH ? "predict.error.truth" : "predict.error.empty");
    }

    /** Whether it is marked, or the result is told without one. */
    boolean isJudged() {
        return asked.show() || asked.check() && word.isPresent();
    }

    /** Whether it is the first answer to the question. */
    boolean isFirst() {
        return asked.attempt() == 1;
    }

    boolean isRefused() {
        return !error.isEmpty();
    }
}
