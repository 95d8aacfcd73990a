package flipscope.web.engine;

import flipscope.engine.SearchResult;
import flipscope.text.Messages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Stops the searches of clients that have closed their connection: while a search runs for a plain
 * request, its {@link Line} is looked at every tenth of a second.
 *
 * <p>A client that closes only its own half and waits looks the same from here as one that has
 * left, as long as nothing is sent to it. Browsers never do that, and those who have left are many;
 * so it counts as having left, as it does for the usual proxies. It is told so, where it still
 * listens. What is found before the first look, as most answers are, reaches it.
 */
public final class LineWatch implements AutoCloseable {
    private static final int BEAT_MILLISECONDS = 100;

    private final ProblemException left;
    private final ScheduledThreadPoolExecutor clock =
            new ScheduledThreadPoolExecutor(1, LineWatch::daemon);

    public LineWatch(Messages words) {
        left = new ProblemException(new Problem(400, "closed", words.text("error.closed"), ""));
        clock.setRemoveOnCancelPolicy(true);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "line-watch");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * The engine for one request, whose searches fail with {@link ProblemException} when its client
     * leaves.
     */
    EngineClient over(Context ctx, EngineClient engine) {
        return Line.of(ctx.req())
                .<EngineClient>map(
                        line -> (at, level) -> new Watched(line).until(engine.submit(at, level)))
                .orElse(engine);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }

    /** A line during one search. */
    private final class Watched {
        private final Line line;
        private boolean over;

        Watched(Line line) {
            this.line = line;
        }

        /**
         * The same search. What comes of it is seen only when nobody looks at the line any more:
         * with the answer the line is Jetty's again. Cancelling it stops the search.
         */
        CompletableFuture<SearchResult> until(CompletableFuture<SearchResult> search) {
            if (search.isDone()) {
                return search;
            }
            ScheduledFuture<?> looks =
                    clock.scheduleWithFixedDelay(
                            () -> look(search),
                            BEAT_MILLISECONDS,
                            BEAT_MILLISECONDS,
                            TimeUnit.MILLISECONDS);
            CompletableFuture<SearchResult> found =
                    search.whenComplete(
                            (answer, failure) -> {
                                end();
                                looks.cancel(false);
                            });
            var unused = found.whenComplete((answer, failure) -> search.cancel(false));
            return found;
        }

        /** The error is written by another thread than the one that all clients share. */
        private void look(CompletableFuture<SearchResult> search) {
            if (isClosed()) {
                var unused =
                        search.completeAsync(
                                () -> {
                                    throw left;
                                });
            }
        }

        private synchronized boolean isClosed() {
            if (over) {
                return false;
            }
            Line.Sign sign = line.look();
            over = sign != Line.Sign.QUIET;
            return sign == Line.Sign.CLOSED;
        }

        /** Waits for a look that is under way; there is none after it. */
        private synchronized void end() {
            over = true;
        }
    }
}
