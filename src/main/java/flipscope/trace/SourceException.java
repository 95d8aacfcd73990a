package flipscope.trace;

/** Source text is not traceable Java. Says where, what is wrong, and what to write instead. */
public final class SourceException extends CodeException {
    public SourceException(String file, Span span, String message) {
        super(file, span, message);
    }
}
