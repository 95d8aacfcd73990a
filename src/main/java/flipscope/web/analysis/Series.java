package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
import flipscope.engine.Level;
import flipscope.rules.Position;
import flipscope.web.Opponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Searches of several positions, one after another: whoever asks for many takes no more of the
 * engine at a time than whoever asks for one. What was found stays known to the engine's pool, so a
 * series that was refused half-way goes on where it stopped when it is asked for again.
 */
final class Series {
    private final Opponent engine;
    private final Level level;
    private final Iterator<Position> rest;
    private final List<Answer> found = new ArrayList<>();
    private final CompletableFuture<List<Answer>> all = new CompletableFuture<>();

    private Series(Opponent engine, Level level, Iterator<Position> rest) {
        this.engine = engine;
        this.level = level;
        this.rest = rest;
    }

    /**
     * The answers to all positions, in their order. Fails with {@link Busy} as soon as the engine
     * has no place free; cancelling it stops the search that is under way.
     */
    static CompletableFuture<List<Answer>> of(
            Opponent engine, Level level, List<Position> positions) {
        Series series = new Series(engine, level, positions.iterator());
        series.goOn();
        return series.all;
    }

    private void goOn() {
        try {
            while (rest.hasNext() && !all.isDone()) {
                CompletableFuture<Answer> next = engine.submit(rest.next(), level);
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

    private void await(CompletableFuture<Answer> next) {
        var unusedNext = next.whenComplete(this::take);
        var unusedAll = all.whenComplete((answers, failure) -> next.cancel(false));
    }

    private void take(Answer answer, Throwable failure) {
        if (failure == null) {
            found.add(answer);
            goOn();
        } else {
            all.completeExceptionally(failure);
        }
    }
}
