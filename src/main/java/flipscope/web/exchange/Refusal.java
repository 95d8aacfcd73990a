package flipscope.web.exchange;

/** Ends a request with a status that says everything. */
public final class Refusal extends RuntimeException {
    private final int status;

    /**
     * @param status 400 to 599
     */
    public Refusal(int status) {
        // No stack trace: this is a normal answer, not a defect.
        super("status " + status, null, false, false);
        this.status = status;
    }

    public int status() {
        return status;
    }

    /** That too many wait already. */
    public static Refusal busy() {
        return new Refusal(Status.UNAVAILABLE);
    }
}
