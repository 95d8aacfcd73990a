package flipscope.web;

import flipscope.engine.Answer;
import flipscope.engine.Progress;
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
final class Thought implements Progress {
    static final String THOUGHT = "thought";
    static final String DONE = "done";

    private static final int BEAT_MILLISECONDS = 100;

    private final SseClient client;
    private final Function<Answer, String> words;
    private final AtomicReference<Answer> latest = new AtomicReference<>();

    Thought(SseClient client, Function<Answer, String> words) {
        this.client = client;
        this.words = words;
    }

    @Override
    public void found(Answer soFar) {
        latest.set(soFar);
    }

    /** Tells what is found until it is all found or the client has gone. */
    void follow(CompletableFuture<Answer> search, ScheduledExecutorService clock) {
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

    private void tell(CompletableFuture<Answer> search) {
        if (client.terminated()) {
            return;
        }
        Answer soFar = latest.getAndSet(null);
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
