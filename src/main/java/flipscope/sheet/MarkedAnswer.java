package flipscope.sheet;

import flipscope.answer.Sign;
import flipscope.answer.Verdict;
import flipscope.lesson.Block;
import flipscope.lesson.Sheet;
import java.util.Optional;

/**
 * An answer to a question of a sheet, with what it comes to.
 *
 * @param asked the question as this student was asked it; as its author wrote it while it is open
 * @param typed as pressed or typed; empty while it is open
 */
public record MarkedAnswer(
        Sheet.Question question, Block asked, Optional<String> typed, Verdict verdict) {

    /** Whether it was asked on a position of the student's own. */
    public boolean isOwn() {
        return asked != question.block();
    }

    /** The sign of the question. */
    public Sign sign() {
        return verdict.sign();
    }

    /** The marks that it earns. */
    int marks() {
        return verdict.isCorrect() ? question.marks() : 0;
    }
}
