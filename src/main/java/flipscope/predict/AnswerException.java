package flipscope.predict;

/** An answer that cannot be read; its message says what would be right. */
public final class AnswerException extends RuntimeException {

    AnswerException(String message) {
        // No stack trace: this is an answer, not a defect.
        super(message, null, false, false);
    }
}
