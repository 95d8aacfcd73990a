package flipscope.answer;

/** An answer that cannot be read; the message says what is expected. */
public final class AnswerException extends RuntimeException {

    public AnswerException(String message) {
        // No stack trace: this is bad input, not a defect.
        super(message, null, false, false);
    }
}
