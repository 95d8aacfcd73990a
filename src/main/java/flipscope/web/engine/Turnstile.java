package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.web.site.Forwarded;
import flipscope.work.Allotment;
import flipscope.work.Owner;
import flipscope.work.WorkPool;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;

/**
 * All heavy work passes through it: searches, and pages that take much work. It refuses only when
 * too many wait, and then those clients first that have the most. A client is a remote address, or
 * behind a proxy the address that the proxy reports.
 */
public final class Turnstile {
    /** A client alone has half of them: more than a class behind one address needs. */
    static final int PLACES = 512;

    private static final String KIND = "page";

    private final WorkPool pool;
    private final Forwarded forwarded;
    private final Allotment places;

    public Turnstile(WorkPool pool, Forwarded forwarded) {
        this(pool, forwarded, PLACES);
    }

    /**
     * @param places how many may be inside, for all clients together
     */
    Turnstile(WorkPool pool, Forwarded forwarded, int places) {
        this.pool = pool;
        this.forwarded = forwarded;
        this.places = new Allotment(places);
    }

    /** The client of a request. */
    String client(Context ctx) {
        return forwarded.client(ctx);
    }

    /** Notes that a client is there: then others have less of the processors. */
    public void see(Context ctx) {
        pool.see(client(ctx));
    }

    /**
     * Takes a place.
     *
     * @throws EngineBusyException if the owner's client has too many
     */
    void enter(Owner owner) {
        if (!places.take(owner.client(), 1)) {
            throw new EngineBusyException();
        }
    }

    /** Gives the place back. */
    void leave(Owner owner) {
        places.give(owner.client(), 1);
    }

    /** How many clients are inside. */
    int clients() {
        return places.clients();
    }

    /** Handles a request when it is its turn; until then it holds no thread of the server. */
    public void handle(Context ctx, Handler page) {
        ctx.future(() -> submit(new Owner(client(ctx), KIND, ctx.path()), ctx, page));
    }

    private CompletableFuture<Void> submit(Owner owner, Context ctx, Handler page) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        try {
            enter(owner);
            var unused = done.whenComplete((nothing, failure) -> leave(owner));
            pool.submit(owner, () -> run(ctx, page, done));
        } catch (EngineBusyException | RejectedExecutionException full) {
            done.completeExceptionally(Failures.busy());
        }
        return done;
    }

    private static void run(Context ctx, Handler page, CompletableFuture<Void> done) {
        try {
            page.handle(ctx);
            done.complete(null);
        } catch (Exception failure) {
            done.completeExceptionally(failure);
        } catch (Error failure) {
            done.completeExceptionally(failure);
            throw failure;
        }
    }
}
