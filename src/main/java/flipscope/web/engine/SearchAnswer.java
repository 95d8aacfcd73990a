package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Later;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Status;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/** Answers requests that need the results of searches. */
public final class SearchAnswer {
    private SearchAnswer() {}

    /**
     * Answers a request once its searches have ended; with nothing, and a 503, if the engine was
     * busy. They end when their client has left. Any other failure is a defect.
     */
    public static <R> void when(
            Exchange exchange, Later<R> searches, Consumer<Optional<R>> answer) {
        exchange.later(
                searches,
                (found, failure) ->
                        answer.accept(
                                failure == null ? Optional.of(found) : busy(exchange, failure)));
    }

    private static <R> Optional<R> busy(Exchange exchange, Throwable failure) {
        // Who has left is not there to read why.
        if (!(failure instanceof EngineBusyException || failure instanceof CancellationException)) {
            throw new IllegalStateException(failure);
        }
        exchange.status(Status.UNAVAILABLE);
        exchange.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        return Optional.empty();
    }

    /** Answers a request once a search has ended; that the engine is busy is an error. */
    public static <R> void found(
            Exchange exchange, EngineClient engine, SearchTask<R> task, Consumer<R> answer) {
        when(
                exchange,
                engine.submit(task),
                found -> answer.accept(found.orElseThrow(Refusal::busy)));
    }
}
