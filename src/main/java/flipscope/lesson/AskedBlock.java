package flipscope.lesson;

import flipscope.answer.ExpectedAnswer;
import flipscope.trace.Trace;
import java.util.Optional;

/** A question with an answer that is pressed or typed, and computed where it has an algorithm. */
public interface AskedBlock extends QuestionBlock {

    ExpectedAnswer answer();

    /** The computation of the answer, if there is one. */
    Optional<Run> run();

    /** The step whose value is the answer; {@code result} for the result. */
    String at();

    /**
     * How many squares or bits the answer has at least on another position; 0 if it is asked on its
     * own position only.
     */
    int least();

    @Override
    default String template() {
        return "question";
    }

    /** The answer to the same question in another trace; empty if it cannot be asked there. */
    Optional<ExpectedAnswer> answerIn(Trace trace);

    /** The same question on other inputs, without what its author says about these. */
    AskedBlock on(Run other, ExpectedAnswer answer);
}
