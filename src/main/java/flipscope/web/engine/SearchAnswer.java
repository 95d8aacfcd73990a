package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import flipscope.web.site.ClientEndPoint;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.ServiceUnavailableResponse;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/** Answers requests that need the results of searches. */
public final class SearchAnswer {
    private SearchAnswer() {}

    /**
     * Answers a request once its searches have ended; with nothing, and a 503, if the engine was
     * busy. They end when their client has left. Any other failure is a defect.
     */
    public static <R> void when(
            Context ctx, CompletableFuture<R> searches, Consumer<Optional<R>> answer) {
        ClientEndPoint.watch(ctx, searches, () -> searches.cancel(false));
        ctx.future(
                () ->
                        searches.whenCompleteAsync((found, failure) -> {}, Admission.container(ctx))
                                .thenApply(Optional::of)
                                .exceptionally(failure -> busy(ctx, failure))
                                .thenAccept(answer));
    }

    private static <R> Optional<R> busy(Context ctx, Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        // Who has left is not there to read why.
        if (!(cause instanceof EngineBusyException || cause instanceof CancellationException)) {
            throw new CompletionException(cause);
        }
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        return Optional.empty();
    }

    /** Answers a request once a search has ended; that the engine is busy is an error. */
    public static <R> void found(
            Context ctx, EngineClient engine, SearchTask<R> task, Consumer<R> answer) {
        when(
                ctx,
                begun(engine, task),
                found -> answer.accept(found.orElseThrow(ServiceUnavailableResponse::new)));
    }

    /** A search, which fails if the engine is busy. */
    public static <R> CompletableFuture<R> begun(EngineClient engine, SearchTask<R> task) {
        try {
            return engine.submit(task);
        } catch (EngineBusyException full) {
            return CompletableFuture.failedFuture(full);
        }
    }
}
