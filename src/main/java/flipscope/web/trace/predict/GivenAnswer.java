package flipscope.web.trace.predict;

import flipscope.predict.AnswerException;
import flipscope.predict.AnswerKind;
import flipscope.predict.AnswerText;
import flipscope.predict.Question;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.site.Query;
import java.util.List;
import java.util.Optional;

/**
 * What an address answers to a question.
 *
 * @param word the answer; none where nothing was answered, or nothing that can be read
 * @param typed what was typed and cannot be read, to be mended
 * @param error what is wrong with it, or empty
 * @param checked whether it is to be marked, and not only kept for mending
 * @param shown whether what comes out is asked for
 */
record GivenAnswer(
        Optional<Word> word, String typed, String error, boolean checked, boolean shown) {
    /** More than any answer: what is longer than that is answered beside the form. */
    private static final int LONGEST = 16_000;

    /** Reads the parameters {@code answer} (as typed) and {@code cell} (toggled, one a bit). */
    static GivenAnswer read(Query query, Question question, Messages words) {
        boolean checked = query.choice("check", List.of("1")).isPresent();
        boolean shown = query.choice("show", List.of("1")).isPresent();
        String typed = query.string("answer", LONGEST).orElse("");
        AnswerText text = new AnswerText(words, question);
        try {
            Optional<Word> word = word(text, typed, query.all("cell"), question.kind());
            String error = checked && word.isEmpty() ? missing(question.kind(), words) : "";
            return new GivenAnswer(word, typed, error, checked, shown);
        } catch (AnswerException wrong) {
            return new GivenAnswer(Optional.empty(), typed, wrong.getMessage(), checked, shown);
        }
    }

    /** What is typed goes before what is toggled; no bits at all are an answer too. */
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
