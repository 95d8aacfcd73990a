package flipscope.gtp;

/** Another program broke off a game: it crashed, did not answer in time, or broke the rules. */
public final class ProgramFailure extends RuntimeException {
    public ProgramFailure(String message) {
        super(message);
    }
}
