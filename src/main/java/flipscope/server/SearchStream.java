package flipscope.server;

import flipscope.web.exchange.Later;
import io.javalin.http.sse.SseClient;
import java.util.Optional;
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

    private void end() {
        client.sendEvent("done", "");
    }

    @Override
    public void accept(R soFar) {
        latest.set(Optional.of(soFar));
    }

    /** Begins a search and sends its progress until it ends or the client disconnects. */
    void follow(Function<Consumer<R>, Later<?>> begin, ScheduledExecutorService clock) {
        Later<?> search = begin.apply(this);
        if (search.isEnded()) {
            // Nothing to tell; if the engine is busy, the reply reports it.
            end();
            return;
        }
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
                    search.drop();
                });
        search.watch((found, failure) -> clock.execute(() -> tell(search)));
    }

    private void tell(Later<?> search) {
        if (client.terminated()) {
            return;
        }
        Optional<R> soFar = latest.getAndSet(Optional.empty());
        if (search.isEnded()) {
            end();
            client.close();
        } else if (soFar.isPresent()) {
            client.sendEvent("thought", words.apply(soFar.get()));
        } else {
            client.sendComment("thinking");
        }
    }
}
