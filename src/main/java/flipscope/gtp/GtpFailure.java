package flipscope.gtp;

/** A command that cannot be done; the message is the answer, in the words of the protocol. */
final class GtpFailure extends RuntimeException {
    static final String SYNTAX = "syntax error";

    static final String UNKNOWN = "unknown command";

    static final String ILLEGAL = "illegal move";

    GtpFailure(String message) {
        super(message, null, false, false);
    }
}
