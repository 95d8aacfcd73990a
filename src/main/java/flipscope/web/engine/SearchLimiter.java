package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Progress;
import flipscope.engine.SearchTask;
import flipscope.web.site.Forwarded;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/**
 * Limits the simultaneous searches of each client, so that none can take all places of the engine.
 * Among waiting searches, those of the client with the fewest come first. A client is a remote
 * address, or behind a proxy the address that the proxy reports.
 */
public final class SearchLimiter {
    /** Half of the engine's places: see {@link flipscope.engine.EnginePool}. */
    static final int AT_ONCE = Math.max(2, 5 * Runtime.getRuntime().availableProcessors() / 2);

    private final EngineClient engine;
    private final Forwarded forwarded;
    private final int most;
    private final ConcurrentMap<String, Integer> searchesByClient = new ConcurrentHashMap<>();

    public SearchLimiter(EngineClient engine, Forwarded forwarded) {
        this(engine, forwarded, AT_ONCE);
    }

    /**
     * @param most how many searches a client may have at once
     */
    public SearchLimiter(EngineClient engine, Forwarded forwarded, int most) {
        this.engine = engine;
        this.forwarded = forwarded;
        this.most = most;
    }

    /** The engine for the client of a request. It is busy when that client has enough. */
    public EngineClient of(Context ctx) {
        return of(forwarded.client(ctx));
    }

    EngineClient of(String client) {
        return new EngineClient() {
            @Override
            public <R> CompletableFuture<R> submit(
                    SearchTask<R> task, Progress<R> watcher, int turn) {
                int before = enter(client);
                return leaving(client, () -> engine.submit(task, watcher, before));
            }
        };
    }

    /** Counts the search until it is answered, cancelled or refused. */
    private <R> CompletableFuture<R> leaving(String client, Supplier<CompletableFuture<R>> ask) {
        try {
            CompletableFuture<R> found = ask.get();
            var unused = found.whenComplete((answer, failure) -> leave(client));
            return found;
        } catch (EngineBusyException full) {
            leave(client);
            throw full;
        }
    }

    /** Adds a search; returns how many the client had before. */
    private int enter(String client) {
        int searches = searchesByClient.merge(client, 1, Integer::sum);
        if (searches > most) {
            leave(client);
            throw new EngineBusyException();
        }
        return searches - 1;
    }

    /** Removes a search, and the client with its last one. */
    private void leave(String client) {
        searchesByClient.computeIfPresent(
                client, (name, searches) -> searches == 1 ? null : searches - 1);
    }

    /** How many clients have searches. */
    int clients() {
        return searchesByClient.size();
    }
}
