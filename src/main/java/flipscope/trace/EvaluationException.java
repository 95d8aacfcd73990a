package flipscope.trace;

/**
 * A run was stopped: by a division by zero, an index out of range, or a limit. Says where and why.
 */
public final class EvaluationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final Span span;

    public EvaluationException(String file, Span span, String message) {
        super(message);
        this.file = file;
        this.span = span;
    }

    public String file() {
        return file;
    }

    public Span span() {
        return span;
    }
}
