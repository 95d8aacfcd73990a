package flipscope.browser;

import flipscope.engine.SearchTask;
import flipscope.web.engine.EngineClient;
import flipscope.web.exchange.Later;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Searches while the page waits: the host ends the module if nobody wants the result any more. */
final class SearchedHere implements EngineClient {
    /** The reply is asked for after its search was told, and scores are asked for again. */
    private static final int KEPT = 500;

    private final Map<SearchTask<?>, Object> found =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<SearchTask<?>, Object> eldest) {
                    return size() > KEPT;
                }
            };

    @Override
    @SuppressWarnings("unchecked") // A task's result is of the task's type.
    public <R> Later<R> submit(SearchTask<R> task, Consumer<R> watcher) {
        R known = (R) found.get(task);
        if (known == null) {
            known = task.search(new AtomicBoolean(), watcher);
            found.put(task, known);
        }
        return Later.of(known);
    }
}
