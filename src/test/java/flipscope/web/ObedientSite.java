package flipscope.web;

import flipscope.engine.EnginePool;
import flipscope.engine.SearchTask;
import flipscope.server.PngImages;
import flipscope.work.Owner;
import flipscope.work.WorkPool;
import io.javalin.Javalin;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** A site whose engine is busy, or thinks on, for as long as a test wants. */
public final class ObedientSite implements AutoCloseable {
    private final EnginePool closed = new EnginePool(new WorkPool());
    private final Javalin server;
    private volatile CompletableFuture<Void> gate = CompletableFuture.completedFuture(null);
    private volatile boolean full;

    /** A site that answers at once, on a port of its own. */
    public ObedientSite() {
        closed.close();
        server = Site.server(this::find, PngImages.ofThisMachine()).start();
    }

    private <R> CompletableFuture<R> find(SearchTask<R> task, Consumer<R> watcher, Owner owner) {
        return full
                ? closed.submit(task, watcher, owner)
                : gate.thenApply(open -> task.search(new AtomicBoolean(), watcher));
    }

    /** Where it stands. */
    public String origin() {
        return "http://localhost:" + server.port();
    }

    /** From now on the engine is busy, or free again. */
    public void beFull(boolean none) {
        full = none;
    }

    /** From now on a thought ends only when {@link #answer} is called. */
    public void think() {
        gate = new CompletableFuture<>();
    }

    /** Ends every thought. */
    public void answer() {
        gate.complete(null);
    }

    @Override
    public void close() {
        answer();
        Site.stop(server);
    }
}
