package flipscope.web.engine;

import flipscope.engine.Busy;
import flipscope.web.site.Errors;
import flipscope.web.site.ProblemException;
import java.util.concurrent.CompletionException;

/** Why something that was worked out elsewhere did not succeed. */
public final class Failures {
    private Failures() {}

    /** The end of a request that has no page of its own for a busy engine. */
    public static ProblemException busy() {
        return new ProblemException(Errors.of(503));
    }

    /** Returns where the engine had no place free; anything else is a defect and goes on. */
    public static void busyOrThrow(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (!(cause instanceof Busy)) {
            throw new CompletionException(cause);
        }
    }
}
