package flipscope.web.engine;

import flipscope.engine.Busy;
import flipscope.engine.SearchResult;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Searches of several positions, one after another: whoever asks for many takes no more of the
 * engine at a time than whoever asks for one. What was found stays known to the engine's pool, so a
 * series that was refused half-way goes on where it stopped when it is asked for again.
 */
public final class SearchSeries {
    private final EngineClient engine;
    private final Iterator<EngineQuestion> rest;
    private final List<SearchResult> found = new ArrayList<>();
    private final CompletableFuture<List<SearchResult>> all = new CompletableFuture<>();

    private SearchSeries(EngineClient engine, Iterator<EngineQuestion> rest) {
        this.engine = engine;
        this.rest = rest;
    }

    /**
     * The answers to all questions, in their order. Fails with {@link Busy} as soon as the engine
     * has no place free; cancelling it stops the search that is under way.
     */
    public static CompletableFuture<List<SearchResult>> of(
            EngineClient engine, List<EngineQuestion> questions) {
        SearchSeries series = new SearchSeries(engine, questions.iterator());
        series.goOn();
        return series.all;
    }

    private void goOn() {
        try {
            while (rest.hasNext() && !all.isDone()) {
                CompletableFuture<SearchResult> next = rest.next().ask(engine);
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

    private void await(CompletableFuture<SearchResult> next) {
        var unusedNext = next.whenComplete(this::take);
        var unusedAll = all.whenComplete((answers, failure) -> next.cancel(false));
    }

    private void take(SearchResult answer, Throwable failure) {
        if (failure == null) {
            found.add(answer);
            goOn();
        } else {
            all.completeExceptionally(failure);
        }
    }
}
