package flipscope.trace;

/** Source text is not traceable Java. Says where, what is wrong, and what to write instead. */
public final class SourceException extends CodeException {
    private static final long serialVersionUID = 1L;

    public SourceException(String file, Span span, String message) {
        super(file, span, message);
    }
}
