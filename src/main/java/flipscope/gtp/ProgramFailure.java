package flipscope.gtp;

/** Another program broke off a game: it crashed, kept silent, or did what it must not. */
public final class ProgramFailure extends RuntimeException {
    public ProgramFailure(String message) {
        super(message);
    }
}
