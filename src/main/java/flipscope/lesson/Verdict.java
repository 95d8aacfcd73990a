package flipscope.lesson;

import java.util.List;

/**
 * What is to be said about an answer to an exercise.
 *
 * @param outcome how it turned out
 * @param message in words
 * @param missing squares that belong to the answer and were not named
 * @param extra squares that were named and do not belong to it
 */
public record Verdict(Outcome outcome, String message, List<String> missing, List<String> extra) {
    /** Takes copies. */
    public Verdict {
        missing = List.copyOf(missing);
        extra = List.copyOf(extra);
    }

    /** How an answer turned out. */
    public enum Outcome {
        RIGHT,
        WRONG,
        /** It is no such answer as was asked for: the message says what would be. */
        UNREADABLE,
        /** Nothing was typed. */
        EMPTY
    }

    static Verdict of(Outcome outcome, String message) {
        return new Verdict(outcome, message, List.of(), List.of());
    }

    /** Whether the answer is right. */
    public boolean isRight() {
        return outcome == Outcome.RIGHT;
    }
}
