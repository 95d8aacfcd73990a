package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
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
    private final Iterator<Question> rest;
    private final List<Answer> found = new ArrayList<>();
    private final CompletableFuture<List<Answer>> all = new CompletableFuture<>();

    private Series(Opponent engine, Iterator<Question> rest) {
        this.engine = engine;
        this.rest = rest;
    }

    /**
     * The answers to all questions, in their order. Fails with {@link Busy} as soon as the engine
     * has no place free; cancelling it stops the search that is under way.
     */
    static CompletableFuture<List<Answer>> of(Opponent engine, List<Question> questions) {
        Series series = new Series(engine, questions.iterator());
        series.goOn();
        return series.all;
    }

    private void goOn() {
        try {
            while (rest.hasNext() && !all.isDone()) {
                CompletableFuture<Answer> next = rest.next().ask(engine);
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
