package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.ServiceUnavailableResponse;
import java.util.concurrent.CompletionException;

/** Handles failures of asynchronous work. */
public final class Failures {
    private Failures() {}

    /** The error for requests that have no page of their own for a busy engine. */
    public static ServiceUnavailableResponse busy() {
        return new ServiceUnavailableResponse();
    }

    /** Sets the status and {@code Retry-After} for a busy engine. */
    public static void unavailable(Context ctx) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
    }

    /** Returns if the engine was busy; throws any other failure, which is a defect. */
    public static void busyOrThrow(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (!(cause instanceof EngineBusyException)) {
            throw new CompletionException(cause);
        }
    }
}
