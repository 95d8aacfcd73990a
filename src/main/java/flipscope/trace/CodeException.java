package flipscope.trace;

/** Code cannot go on. Says in which file, where and why. */
public abstract sealed class CodeException extends RuntimeException
        permits SourceException, EvaluationException {
    private final String file;
    private final Span span;

    CodeException(String file, Span span, String message) {
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
