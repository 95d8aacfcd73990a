package flipscope.server;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.Engines;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Later;
import flipscope.work.ClientQuota;
import flipscope.work.Owner;
import flipscope.work.Work;
import flipscope.work.WorkPool;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.ServiceUnavailableResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Lets heavy work in, searches and pages that take long, each game and each page in its turn.
 * Refuses only when too many wait, and then first the clients that have the most. A client is a
 * remote address, or behind a proxy the address that the proxy reports.
 */
final class Admission implements Engines {
    /** A client alone has half of them: more than a class behind one address needs. */
    static final int PLACES = 512;

    private static final String SEARCH = "search";
    private static final String PAGE = "page";

    private final WorkPool pool;
    private final Searches engine;
    private final Forwarded forwarded;
    private final ClientQuota places;

    /**
     * @param pool does the work of pages
     * @param engine does the searches
     */
    public Admission(WorkPool pool, Searches engine, Forwarded forwarded) {
        this(pool, engine, forwarded, PLACES);
    }

    /**
     * @param places how many may be inside, for all clients together
     */
    Admission(WorkPool pool, Searches engine, Forwarded forwarded, int places) {
        this.pool = pool;
        this.engine = engine;
        this.forwarded = forwarded;
        this.places = new ClientQuota(places);
    }

    /** Notes that a client is there: then others have less of the processors. */
    public void see(Context ctx) {
        pool.see(forwarded.client(ctx));
    }

    /** How many clients are inside. */
    int clients() {
        return places.clients();
    }

    @Override
    public EngineClient of(Exchange exchange) {
        Context ctx = ((JavalinExchange) exchange).ctx();
        return of(new Owner(forwarded.client(ctx), SEARCH, game(ctx)));
    }

    /** The game as far as it has come, however it is shown. */
    private static String game(Context ctx) {
        return ctx.queryParam("position") + ctx.queryParam("start") + ctx.queryParam("moves");
    }

    EngineClient of(Owner owner) {
        return new EngineClient() {
            @Override
            public <R> Later<R> submit(SearchTask<R> task, Consumer<R> watcher) {
                try {
                    return later(inside(owner, () -> engine.submit(task, watcher, owner)));
                } catch (EngineBusyException full) {
                    return Later.failed(full);
                }
            }
        };
    }

    private static <R> Later<R> later(CompletableFuture<R> search) {
        Later<R> later = Later.droppedBy(() -> search.cancel(false));
        var unused = search.whenComplete((found, failure) -> later.end(found, cause(failure)));
        return later;
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException ? failure.getCause() : failure;
    }

    /**
     * Work that has a place until it is answered, cancelled or refused.
     *
     * @throws EngineBusyException if the owner's client has too many
     */
    private <R> CompletableFuture<R> inside(Owner owner, Supplier<CompletableFuture<R>> work) {
        if (!places.take(owner.client(), 1)) {
            throw new EngineBusyException();
        }
        try {
            CompletableFuture<R> done = work.get();
            var unused = done.whenComplete((answer, failure) -> leave(owner));
            return done;
        } catch (EngineBusyException | RejectedExecutionException full) {
            leave(owner);
            throw full;
        }
    }

    private void leave(Owner owner) {
        places.give(owner.client(), 1);
    }

    /** Handles a request when it is its turn; until then it holds no thread of the server. */
    public void handle(Context ctx, Handler page) {
        ctx.future(
                () ->
                        submit(new Owner(forwarded.client(ctx), PAGE, ctx.path()), ctx, page)
                                .whenCompleteAsync((nothing, failure) -> {}, container(ctx)));
    }

    /** The server's own threads. They answer: a worker would wait for a reader who is slow. */
    static Executor container(Context ctx) {
        return answer -> ctx.req().getAsyncContext().start(answer);
    }

    private CompletableFuture<Void> submit(Owner owner, Context ctx, Handler page) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        try {
            return inside(
                    owner,
                    () -> {
                        ClientEndPoint.watch(ctx, done, () -> {});
                        pool.submit(owner, new PageWork(ctx, page, done));
                        return done;
                    });
        } catch (EngineBusyException | RejectedExecutionException full) {
            return CompletableFuture.failedFuture(new ServiceUnavailableResponse());
        }
    }

    /** A page that is made in its turn. */
    private record PageWork(Context ctx, Handler page, CompletableFuture<Void> done)
            implements Work {
        @Override
        public void run() {
            try {
                if (ClientEndPoint.hasLeft(ctx)) {
                    throw new ServiceUnavailableResponse();
                }
                page.handle(ctx);
                done.complete(null);
            } catch (Exception failure) {
                done.completeExceptionally(failure);
            } catch (Error failure) {
                done.completeExceptionally(failure);
                throw failure;
            }
        }

        @Override
        public void refuse() {
            done.completeExceptionally(new ServiceUnavailableResponse());
        }
    }
}
