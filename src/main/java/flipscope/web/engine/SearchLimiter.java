package flipscope.web.engine;

import flipscope.engine.Busy;
import flipscope.engine.Level;
import flipscope.engine.Progress;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Lets every client have a few searches at a time and no more, so that one cannot take all places
 * of the engine; and of those who wait, first the searches of whoever has the fewest. A client is
 * the address that a request comes from, or where the site stands behind a proxy, the address that
 * the proxy names.
 */
public final class SearchLimiter {
    /** Half of the engine's places: see {@link flipscope.engine.EnginePool}. */
    static final int AT_ONCE = Math.max(2, 5 * Runtime.getRuntime().availableProcessors() / 2);

    private final EngineClient engine;
    private final boolean behindProxy;
    private final int most;
    private final ConcurrentMap<String, Integer> inside = new ConcurrentHashMap<>();

    public SearchLimiter(EngineClient engine, boolean behindProxy) {
        this(engine, behindProxy, AT_ONCE);
    }

    /**
     * @param behindProxy whether {@code X-Forwarded-For} is the word of a proxy of ours; anybody
     *     can send that header, so otherwise it is not looked at
     * @param most how many searches a client may have at once
     */
    public SearchLimiter(EngineClient engine, boolean behindProxy, int most) {
        this.engine = engine;
        this.behindProxy = behindProxy;
        this.most = most;
    }

    /** The engine for the client of a request. It is busy when that client has enough. */
    public EngineClient of(Context ctx) {
        return of(client(ctx.ip(), ctx.header("X-Forwarded-For")));
    }

    /** The client: of those whom a proxy names, the last, whom it has seen itself. */
    String client(String address, String forwarded) {
        return behindProxy && forwarded != null
                ? forwarded.substring(forwarded.lastIndexOf(',') + 1).strip()
                : address;
    }

    EngineClient of(String client) {
        return new EngineClient() {
            @Override
            public CompletableFuture<SearchResult> submit(Position at, Level level) {
                return submit(at, level, Progress.UNSEEN);
            }

            @Override
            public CompletableFuture<SearchResult> submit(
                    Position at, Level level, Progress watcher) {
                int before = enter(client);
                return leaving(client, () -> engine.submit(at, level, watcher, before));
            }
        };
    }

    private interface Ask {
        CompletableFuture<SearchResult> now();
    }

    /** Whoever asked has left when the answer is there, cancelled, or refused. */
    private CompletableFuture<SearchResult> leaving(String client, Ask ask) {
        try {
            CompletableFuture<SearchResult> found = ask.now();
            var unused = found.whenComplete((answer, failure) -> leave(client));
            return found;
        } catch (Busy full) {
            leave(client);
            throw full;
        }
    }

    /** How many searches the client had before. */
    private int enter(String client) {
        int searches = inside.merge(client, 1, Integer::sum);
        if (searches > most) {
            leave(client);
            throw new Busy();
        }
        return searches - 1;
    }

    /** A client with no search is forgotten. */
    private void leave(String client) {
        inside.computeIfPresent(client, (name, searches) -> searches == 1 ? null : searches - 1);
    }

    /** How many clients have searches. */
    int clients() {
        return inside.size();
    }
}
