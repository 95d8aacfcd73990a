package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.web.exchange.Later;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Searches several positions one after another, so that one request never takes more than one place
 * of the engine. The engine keeps what was found, so a series that was refused half-way resumes
 * there when it is requested again.
 */
public final class SearchSeries<R> {
    private final EngineClient engine;
    private final Iterator<? extends SearchTask<R>> rest;
    private final List<R> found = new ArrayList<>();

    private SearchSeries(EngineClient engine, Iterator<? extends SearchTask<R>> rest) {
        this.engine = engine;
        this.rest = rest;
    }

    /**
     * The results in the order of the tasks. Fails with {@link EngineBusyException} as soon as the
     * queue is full; dropping it stops the current search.
     */
    public static <R> Later<List<R>> of(EngineClient engine, List<? extends SearchTask<R>> tasks) {
        return new SearchSeries<>(engine, tasks.iterator()).goOn();
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

    private Later<List<R>> goOn() {
        return rest.hasNext() ? engine.submit(rest.next()).then(this::take) : Later.of(found);
    }

    private Later<List<R>> take(R answer) {
        found.add(answer);
        return goOn();
    }
}
