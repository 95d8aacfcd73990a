package flipscope.trace;

/** Source text is not traceable Java. Says where, what is wrong, and what to write instead. */
public final class SourceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final Span span;

    public SourceException(String file, Span span, String message) {
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
