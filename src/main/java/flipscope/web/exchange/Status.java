package flipscope.web.exchange;

/** The status of an answer, as HTTP numbers them. */
public final class Status {
    public static final int NO_CONTENT = 204;
    public static final int MOVED_PERMANENTLY = 301;
    public static final int FOUND = 302;
    public static final int SEE_OTHER = 303;
    public static final int NOT_MODIFIED = 304;
    public static final int BAD_REQUEST = 400;
    public static final int NOT_FOUND = 404;
    public static final int NOT_ALLOWED = 405;
    public static final int TOO_LARGE = 413;
    public static final int UNAVAILABLE = 503;

    private Status() {}
}
