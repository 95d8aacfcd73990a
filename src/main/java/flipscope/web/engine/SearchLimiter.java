package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Progress;
import flipscope.engine.SearchTask;
import flipscope.work.Owner;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The searches of clients: they pass the turnstile, each game in its turn. */
public final class SearchLimiter {
    private static final String KIND = "search";

    private final EngineClient engine;
    private final Turnstile turnstile;

    public SearchLimiter(EngineClient engine, Turnstile turnstile) {
        this.engine = engine;
        this.turnstile = turnstile;
    }

    /** The engine for the game of a request. It is busy when its client has too many searches. */
    public EngineClient of(Context ctx) {
        return of(new Owner(turnstile.client(ctx), KIND, game(ctx)));
    }

    /** The game as far as it has come, however it is shown. */
    private static String game(Context ctx) {
        return ctx.queryParam("position") + ctx.queryParam("start") + ctx.queryParam("moves");
    }

    EngineClient of(Owner owner) {
        return new EngineClient() {
            @Override
            public <R> CompletableFuture<R> submit(
                    SearchTask<R> task, Progress<R> watcher, Owner anyone) {
                turnstile.enter(owner);
                return leaving(owner, () -> engine.submit(task, watcher, owner));
            }
        };
    }

    /** Counts the search until it is answered, cancelled or refused. */
    private <R> CompletableFuture<R> leaving(Owner owner, Supplier<CompletableFuture<R>> ask) {
        try {
            CompletableFuture<R> found = ask.get();
            var unused = found.whenComplete((answer, failure) -> turnstile.leave(owner));
            return found;
        } catch (EngineBusyException full) {
            turnstile.leave(owner);
            throw full;
        }
    }
}
