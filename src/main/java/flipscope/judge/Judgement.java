package flipscope.judge;

import flipscope.trace.SourceException;
import flipscope.trace.Value;
import flipscope.trace.run.CountedRun;
import java.util.Optional;

/** What is found about the code for a task. */
public sealed interface Judgement {

    /** Whether the code is a solution. */
    default boolean isCorrect() {
        return this instanceof Correct;
    }

    /**
     * It is correct wherever it was tried.
     *
     * @param tried on how many inputs; fewer than all if one takes very many steps
     * @param cost what it takes on the example
     * @param reference what the reference takes there
     * @param best what the shortest solution known here takes there
     */
    record Correct(int tried, CountedRun cost, CountedRun reference, CountedRun best)
            implements Judgement {}

    /**
     * It is wrong.
     *
     * @param at a small input that shows it
     * @param wanted what it should return there
     * @param given what it returns there, or why it was stopped
     * @param misconception the name of the misconception that it fits; empty if none is known
     */
    record Wrong(TestCase at, Value wanted, Outcome given, Optional<String> misconception)
            implements Judgement {
        /** Whether it is wrong there. */
        public boolean differs() {
            return !given.is(wanted);
        }
    }

    /** It cannot be read: the first mistake. */
    record Unreadable(SourceException mistake) implements Judgement {}

    /**
     * It takes too many steps to be judged.
     *
     * @param tried how many inputs were tried, without finding it wrong
     */
    record TooSlow(int tried) implements Judgement {}
}
