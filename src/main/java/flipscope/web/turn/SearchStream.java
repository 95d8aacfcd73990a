package flipscope.web.turn;

import io.javalin.http.sse.SseClient;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Streams the progress of a search to a client. The searching thread only stores its latest result;
 * a timer sends it, so that a slow client does not delay the search. When there is nothing new, a
 * comment is sent to detect a closed connection.
 */
final class SearchStream<R> implements Consumer<R> {

    private static final int BEAT_MILLISECONDS = 100;

    private final SseClient client;
    private final Function<R, String> words;
    private final AtomicReference<Optional<R>> latest = new AtomicReference<>(Optional.empty());

    SearchStream(SseClient client, Function<R, String> words) {
        this.client = client;
        this.words = words;
    }

    /** Ends a stream that has nothing to tell. */
    void end() {
        client.sendEvent("done", "");
    }

    @Override
    public void accept(R soFar) {
        latest.set(Optional.of(soFar));
    }

    /** Sends progress until the search ends or the client disconnects. */
    void follow(CompletableFuture<R> search, ScheduledExecutorService clock) {
        client.keepAlive();
        ScheduledFuture<?> timer =
                clock.scheduleWithFixedDelay(
                        () -> tell(search),
                        BEAT_MILLISECONDS,
                        BEAT_MILLISECONDS,
                        TimeUnit.MILLISECONDS);
        client.onClose(
                () -> {
                    timer.cancel(false);
                    search.cancel(false);
                });
        var unused = search.whenComplete((found, failure) -> clock.execute(() -> tell(search)));
    }

    private void tell(CompletableFuture<R> search) {
        if (client.terminated()) {
            return;
        }
        Optional<R> soFar = latest.getAndSet(Optional.empty());
        if (search.isDone()) {
            end();
            client.close();
        } else if (soFar.isPresent()) {
            client.sendEvent("thought", words.apply(soFar.get()));
        } else {
            client.sendComment("thinking");
        }
    }
}
