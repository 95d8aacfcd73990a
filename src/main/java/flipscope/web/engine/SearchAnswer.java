package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Answers requests that need the result of a search. */
public final class SearchAnswer {
    private SearchAnswer() {}

    /** Answers a request once a search has ended; that the engine is busy is an error. */
    public static <R> void when(
            Context ctx, EngineClient engine, SearchTask<R> task, Consumer<R> answer) {
        CompletableFuture<R> search = submitted(engine, task);
        ctx.future(() -> search.handleAsync((found, failure) -> sent(answer, found, failure)));
    }

    private static <R> CompletableFuture<R> submitted(EngineClient engine, SearchTask<R> task) {
        try {
            return engine.submit(task);
        } catch (EngineBusyException full) {
            return CompletableFuture.failedFuture(full);
        }
    }

    private static <R> Void sent(Consumer<R> answer, R found, Throwable failure) {
        if (failure != null) {
            Failures.busyOrThrow(failure);
            throw Failures.busy();
        }
        answer.accept(found);
        return null;
    }
}
