package flipscope.web.trace.request;

import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import java.util.List;

/**
 * The question that an address asks, and the answer that it gives.
 *
 * @param predict whether one step is asked for
 * @param practice {@code 1} for a practice run, {@code end} for what follows it, or empty
 * @param part which part of a result is asked for, from 1
 * @param answer the answer as typed
 * @param cells the cells of the answer, where it is a grid
 * @param check whether to mark the answer, rather than return it for editing
 * @param show {@code 1} to reveal the result, {@code 0} if it is never offered, or empty
 * @param attempt which attempt the answer is, from 1; later ones than the last count as that
 * @param tries after how many misses the answer is told
 */
public record QuestionOptions(
        boolean predict,
        String practice,
        int part,
        String answer,
        List<String> cells,
        boolean check,
        String show,
        int attempt,
        int tries) {
    /** The value that asks for the sheet of the algorithm. */
    private static final String END = "end";

    /** More than the number of words that any method returns. */
    private static final int MOST_PARTS = 9;

    /** Longer than any answer. */
    private static final int LONGEST_ANSWER = 16_000;

    private static final int MOST_TRIES = 3;
    private static final String REVEALED = "1";
    private static final String HIDDEN = "0";

    static final QueryParameter<Boolean> PREDICT = QueryParameter.flag("predict");
    static final QueryParameter<String> PRACTICE = QueryParameter.word("practice", "1", END);
    public static final QueryParameter<Integer> PART =
            QueryParameter.number("word", 1, MOST_PARTS).or(1);
    static final QueryParameter<String> ANSWER = QueryParameter.text("answer", LONGEST_ANSWER);
    static final QueryParameter<List<String>> CELL = QueryParameter.repeated("cell");
    public static final QueryParameter<Boolean> CHECK = QueryParameter.flag("check");
    static final QueryParameter<String> SHOW = QueryParameter.word("show", HIDDEN, REVEALED);
    static final QueryParameter<Integer> TRY = QueryParameter.number("try", 1, MOST_TRIES).or(1);
    static final QueryParameter<Integer> TRIES =
            QueryParameter.number("tries", 1, MOST_TRIES).or(Integer.MAX_VALUE, "");

    public static QuestionOptions read(Query query) {
        return new QuestionOptions(
                PREDICT.of(query),
                PRACTICE.of(query),
                PART.of(query),
                ANSWER.of(query),
                CELL.of(query),
                CHECK.of(query),
                SHOW.of(query),
                TRY.of(query),
                TRIES.of(query));
    }

    /** Whether it asks anything. */
    public boolean isAsked() {
        return predict || !practice.isEmpty();
    }

    /** Whether a practice run is over. */
    public boolean isPractised() {
        return practice.equals(END);
    }

    /** Whether the result is to be revealed. */
    public boolean reveals() {
        return show.equals(REVEALED);
    }

    /** Whether the answer is never offered on request. */
    public boolean hides() {
        return show.equals(HIDDEN);
    }

    /** Whether a miss is the last one, after which the answer is told. */
    public boolean isLast() {
        return attempt >= tries;
    }

    /** Adds what holds for every question alike. */
    public Link on(Link link) {
        return link.with(PREDICT, predict)
                .with(PRACTICE, practice)
                .with(SHOW, hides() ? HIDDEN : "")
                .with(TRIES, tries);
    }

    /** The address with the answer revealed. */
    public Link shown(Link question, String answer) {
        return question.with(ANSWER, answer).with(SHOW, REVEALED);
    }

    /** The address for the next attempt. */
    public Link next(Link question, boolean missed) {
        return question.with(TRY, Math.min(missed ? attempt + 1 : attempt, MOST_TRIES));
    }
}
