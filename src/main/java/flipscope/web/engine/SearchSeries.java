package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Searches several positions one after another, so that one request never takes more than one place
 * of the engine. The pool keeps what was found, so a series that was refused half-way resumes there
 * when it is requested again.
 */
public final class SearchSeries<R> {
    private final EngineClient engine;
    private final Iterator<? extends SearchTask<R>> rest;
    private final List<R> found = new ArrayList<>();
    private final CompletableFuture<List<R>> all = new CompletableFuture<>();

    private SearchSeries(EngineClient engine, Iterator<? extends SearchTask<R>> rest) {
        this.engine = engine;
        this.rest = rest;
    }

    /**
     * The results in the order of the tasks. Fails with {@link EngineBusyException} as soon as the
     * queue is full; cancelling it stops the current search.
     */
    public static <R> CompletableFuture<List<R>> of(
            EngineClient engine, List<? extends SearchTask<R>> tasks) {
        SearchSeries<R> series = new SearchSeries<>(engine, tasks.iterator());
        series.goOn();
        return series.all;
    }

    /**
     * The search that judges a position: at the level of an estimate, or at the strongest once it
     * plays the position out. From there on every request gets the same exact score, by which the
     * engine itself plays.
     */
    public static ReversiTask task(Position at, Level estimate) {
        boolean exact = Long.bitCount(at.empty()) <= Level.STRONGEST.exact();
        return new ReversiTask(at, exact ? Level.STRONGEST : estimate);
    }

    private void goOn() {
        try {
            while (rest.hasNext() && !all.isDone()) {
                CompletableFuture<R> next = engine.submit(rest.next());
                if (!next.isDone()) {
                    await(next);
                    return;
                }
                found.add(next.join());
            }
            all.complete(found);
        } catch (RuntimeException failure) {
            all.completeExceptionally(failure);
        }
    }

    private void await(CompletableFuture<R> next) {
        var unusedNext = next.whenComplete(this::take);
        var unusedAll = all.whenComplete((answers, failure) -> next.cancel(false));
    }

    private void take(R answer, Throwable failure) {
        if (failure == null) {
            found.add(answer);
            goOn();
        } else {
            all.completeExceptionally(failure);
        }
    }
}
