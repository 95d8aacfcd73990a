package flipscope.web.trace.predict;

import flipscope.predict.AnswerException;
import flipscope.predict.AnswerKind;
import flipscope.predict.AnswerText;
import flipscope.predict.Question;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.trace.request.QuestionOptions;
import java.util.List;
import java.util.Optional;

/**
 * The answer in an address.
 *
 * @param word the answer; empty if there is none, or it cannot be read
 * @param typed the text as typed
 * @param error what is wrong with it, or empty
 * @param checked whether to mark it, rather than return it for editing
 * @param shown whether to reveal the result
 * @param first whether it is the first answer to the question
 */
record GivenAnswer(
        Optional<Word> word,
        String typed,
        String error,
        boolean checked,
        boolean shown,
        boolean first) {
    /** Reads the answer, as text or as one cell for each toggled bit. */
    static GivenAnswer of(QuestionOptions asked, Question question, Messages words) {
        boolean checked = asked.check();
        boolean shown = asked.show();
        boolean first = asked.attempt() == 1;
        String typed = asked.answer();
        AnswerText text = new AnswerText(words, question);
        try {
            Optional<Word> word =
                    isNothing(asked)
                            ? Optional.empty()
                            : word(text, typed, asked.cells(), question.kind());
            String error = checked && word.isEmpty() ? missing(question.kind(), words) : "";
            return new GivenAnswer(word, typed, error, checked, shown, first);
        } catch (AnswerException wrong) {
            String error = wrong.getMessage();
            return new GivenAnswer(Optional.empty(), typed, error, checked, shown, first);
        }
    }

    /** Whether the result is asked for and nothing was answered before. */
    private static boolean isNothing(QuestionOptions asked) {
        return asked.show() && asked.answer().isEmpty() && asked.cells().isEmpty();
    }

    /** Text takes precedence over toggled bits; no bits at all count as an answer. */
    private static Optional<Word> word(
            AnswerText text, String typed, List<String> cells, AnswerKind kind) {
        if (!typed.isEmpty()) {
            return Optional.of(text.read(typed));
        }
        return kind.isGrid() ? Optional.of(text.bits(cells)) : Optional.empty();
    }

    private static String missing(AnswerKind kind, Messages words) {
        return words.text(kind == AnswerKind.TRUTH ? "predict.error.truth" : "predict.error.empty");
    }

    boolean isRefused() {
        return !error.isEmpty();
    }
}
