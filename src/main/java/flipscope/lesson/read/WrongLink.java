package flipscope.lesson.read;

/** A link or picture that leads nowhere or is not permitted. */
final class WrongLink extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongLink(String message) {
        // No stack trace: this is a mistake in a lesson, not a defect.
        super(message, null, false, false);
    }
}
