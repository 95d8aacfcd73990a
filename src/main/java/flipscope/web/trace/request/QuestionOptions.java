package flipscope.web.trace.request;

import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.List;

/**
 * The question that an address asks, and the answer that it gives.
 *
 * @param predict whether one step is asked for
 * @param practice {@code 1} for a practice run, {@code end} for its summary, or empty
 * @param part which part of a result is asked for, from 1
 * @param answer the answer as typed
 * @param cells the cells of the answer, where it is a grid
 * @param check whether to mark the answer, rather than return it for editing
 * @param show whether to reveal the result
 * @param attempt 1 for the first answer, 2 for a later one
 */
public record QuestionOptions(
        boolean predict,
        String practice,
        int part,
        String answer,
        List<String> cells,
        boolean check,
        boolean show,
        int attempt) {
    /** The value that asks for the summary of a practice run. */
    public static final String END = "end";

    /** More than the number of words that any method returns. */
    private static final int MOST_PARTS = 9;

    /** Longer than any answer. */
    private static final int LONGEST_ANSWER = 16_000;

    static final QueryParameter<Boolean> PREDICT = QueryParameter.flag("predict");
    static final QueryParameter<String> PRACTICE = QueryParameter.word("practice", "1", END);
    public static final QueryParameter<Integer> PART =
            QueryParameter.number("word", 1, MOST_PARTS).or(1, "1");
    static final QueryParameter<String> ANSWER = QueryParameter.text("answer", LONGEST_ANSWER);
    static final QueryParameter<List<String>> CELL = QueryParameter.repeated("cell");
    static final QueryParameter<Boolean> CHECK = QueryParameter.flag("check");
    static final QueryParameter<Boolean> SHOW = QueryParameter.flag("show");

    /** After the first miss the next answer is a later one, however many there were. */
    public static final QueryParameter<Integer> TRY = QueryParameter.number("try", 1, 2).or(1, "1");

    static final QuestionOptions NONE =
            new QuestionOptions(
                    false, "", PART.fallback(), "", List.of(), false, false, TRY.fallback());

    public static QuestionOptions read(Query query) {
        return new QuestionOptions(
                PREDICT.of(query),
                QueryParameter.text(PRACTICE, query),
                PART.of(query),
                QueryParameter.text(ANSWER, query),
                CELL.of(query),
                CHECK.of(query),
                SHOW.of(query),
                TRY.of(query));
    }

    /** Whether it asks anything. */
    public boolean isAsked() {
        return predict || !practice.isEmpty();
    }
}
