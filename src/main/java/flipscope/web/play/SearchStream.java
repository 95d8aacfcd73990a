package flipscope.web.play;

import flipscope.engine.Progress;
import flipscope.engine.SearchResult;
import io.javalin.http.sse.SseClient;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Streams the progress of a search to a client. The searching thread only stores its latest result;
 * a timer sends it, so that a slow client does not delay the search. When there is nothing new, a
 * comment is sent to detect a closed connection.
 */
final class SearchStream implements Progress<SearchResult> {
    static final String THOUGHT = "thought";
    static final String DONE = "done";

    private static final int BEAT_MILLISECONDS = 100;

    private final SseClient client;
    private final Function<SearchResult, String> words;
    private final AtomicReference<SearchResult> latest = new AtomicReference<>();

    SearchStream(SseClient client, Function<SearchResult, String> words) {
        this.client = client;
        this.words = words;
    }

    @Override
    public void found(SearchResult soFar) {
        latest.set(soFar);
    }

    /** Sends progress until the search ends or the client disconnects. */
    void follow(CompletableFuture<SearchResult> search, ScheduledExecutorService clock) {
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

    private void tell(CompletableFuture<SearchResult> search) {
        if (client.terminated()) {
            return;
        }
        SearchResult soFar = latest.getAndSet(null);
        if (search.isDone()) {
            client.sendEvent(DONE, "");
            client.close();
        } else if (soFar != null) {
            client.sendEvent(THOUGHT, words.apply(soFar));
        } else {
            client.sendComment("thinking");
        }
    }
}
