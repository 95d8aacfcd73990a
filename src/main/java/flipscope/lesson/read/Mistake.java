package flipscope.lesson.read;

/** Ends the reading of what an author got wrong; the message tells them. */
final class Mistake extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Mistake(String message) {
        // No stack trace: this is a mistake in a lesson, not a defect.
        super(message, null, false, false);
    }
}
