package flipscope.trace;

/**
 * A run was stopped: by a division by zero, an index out of range, or a limit. Says where and why.
 */
public final class EvaluationException extends CodeException {
    public EvaluationException(String file, Span span, String message) {
        super(file, span, message);
    }
}
