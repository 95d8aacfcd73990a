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
 * One stream of what one search finds. The searching thread only leaves its latest finding here; a
 * clock takes it from here to the client, so that a slow client holds up no search. Where there is
 * nothing new a comment is sent: that is how a closed connection is noticed.
 */
final class SearchStream implements Progress {
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

    /** Tells what is found until it is all found or the client has gone. */
    void follow(CompletableFuture<SearchResult> search, ScheduledExecutorService clock) {
        client.keepAlive();
        ScheduledFuture<?> beat =
                clock.scheduleWithFixedDelay(
                        () -> tell(search),
                        BEAT_MILLISECONDS,
                        BEAT_MILLISECONDS,
                        TimeUnit.MILLISECONDS);
        client.onClose(
                () -> {
                    beat.cancel(false);
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
