package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.work.Owner;
import flipscope.work.WorkPool;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EnginePoolTest {
    private static final SearchResult ANSWER = new SearchResult(44, 2, 3, false, 10, List.of(44));

    private static final SearchResult FIRST = new SearchResult(37, 1, 1, false, 1, List.of(37));

    private final AtomicInteger searches = new AtomicInteger();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayFinish = new Semaphore(0);
    private final CountDownLatch stopped = new CountDownLatch(1);

    /** One thread; a search lasts until the test lets it finish or it is cancelled. */
    private final EnginePool pool = new EnginePool(new WorkPool(1));

    /** A task that tells what it has found first, and then waits. */
    private record Held(long seed, Level level, EnginePoolTest test)
            implements SearchTask<SearchResult> {
        @Override
        public SearchResult search(AtomicBoolean cancelled, Consumer<SearchResult> progress) {
            progress.accept(FIRST);
            return test.search(cancelled);
        }
    }

    private Held task(long seed) {
        return new Held(seed, Level.DEFAULT, this);
    }

    private SearchResult search(AtomicBoolean cancelled) {
        searches.incrementAndGet();
        begun.release();
        try {
            while (!mayFinish.tryAcquire(1, TimeUnit.MILLISECONDS)) {
                if (cancelled.get()) {
                    stopped.countDown();
                    throw new CancellationException();
                }
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return ANSWER;
    }

    @AfterEach
    void letAllFinish() {
        mayFinish.release(1000);
        pool.close();
    }

    private static <R> CompletableFuture<R> submit(EnginePool pool, SearchTask<R> task) {
        return pool.submit(task, soFar -> {}, Owner.ANYONE);
    }

    private CompletableFuture<SearchResult> ask(long seed) {
        return submit(pool, task(seed));
    }

    @Test
    void anAnswerIsThatOfTheEngine() {
        try (EnginePool real = new EnginePool(new WorkPool())) {
            List<Position> positions =
                    IntStream.range(0, 4)
                            .mapToObj(seed -> RandomPositions.reachable(seed, 30))
                            .toList();
            for (Position at : positions) {
                assertThat(submit(real, new ReversiTask(at, Level.DEFAULT)).join())
                        .isEqualTo(Engine.best(at, Level.DEFAULT));
            }
        }
    }

    @Test
    void everyOwnerHasATurn() throws InterruptedException {
        List<String> order = new CopyOnWriteArrayList<>();
        try (EnginePool line = new EnginePool(new WorkPool(1))) {
            var running = submit(line, task(1));
            begun.acquire();
            List<CompletableFuture<Void>> all =
                    List.of(
                            queued(line, 2, "one", "first of one", order),
                            queued(line, 3, "one", "second of one", order),
                            queued(line, 4, "other", "first of another", order),
                            queued(line, 5, "other", "second of another", order));
            mayFinish.release(5);
            running.join();
            all.forEach(CompletableFuture::join);
        }
        assertThat(order)
                .containsExactly(
                        "first of one", "first of another", "second of one", "second of another");
    }

    private CompletableFuture<Void> queued(
            EnginePool line, long seed, String client, String name, List<String> order) {
        Owner owner = new Owner(client, "search", "");
        return line.submit(task(seed), soFar -> {}, owner).thenRun(() -> order.add(name));
    }

    @Test
    void equalRequestsShareOneSearch() throws InterruptedException {
        var first = ask(1);
        begun.acquire();
        var second = ask(1);
        var third = ask(1);
        mayFinish.release();
        assertThat(List.of(first.join(), second.join(), third.join())).containsOnly(ANSWER);
        assertThat(searches).hasValue(1);
    }

    @Test
    void anAnswerIsKept() {
        mayFinish.release();
        ask(1).join();
        assertThat(ask(1).join()).isEqualTo(ANSWER);
        assertThat(searches).hasValue(1);
    }

    @Test
    void anotherLevelIsAnotherRequest() {
        mayFinish.release(2);
        submit(pool, new Held(1, new Level(1), this)).join();
        submit(pool, new Held(1, new Level(2), this)).join();
        assertThat(searches).hasValue(2);
    }

    @Test
    void aSearchThatNobodyWantsIsStopped() throws InterruptedException {
        var only = ask(1);
        begun.acquire();
        only.cancel(false);
        stopped.await();
        mayFinish.release();
        assertThat(ask(2).join()).isEqualTo(ANSWER);
    }

    @Test
    void aTimeoutStopsTheSearchToo() throws InterruptedException {
        var only = ask(1);
        begun.acquire();
        only.orTimeout(1, TimeUnit.MILLISECONDS);
        stopped.await();
        assertThatThrownBy(only::join)
                .hasRootCauseInstanceOf(java.util.concurrent.TimeoutException.class);
    }

    @Test
    void aSearchThatSomebodyStillWantsGoesOn() throws InterruptedException {
        var leaves = ask(1);
        begun.acquire();
        var stays = ask(1);
        leaves.cancel(false);
        mayFinish.release();
        assertThat(stays.join()).isEqualTo(ANSWER);
        assertThat(stopped.getCount()).isEqualTo(1);
    }

    @Test
    void whoeverAsksAgainAfterAllHaveLeftGetsANewSearch() throws InterruptedException {
        var only = ask(1);
        begun.acquire();
        only.cancel(false);
        var again = ask(1);
        begun.acquire();
        mayFinish.release();
        assertThat(again.join()).isEqualTo(ANSWER);
        assertThat(searches).hasValue(2);
    }

    @Test
    void whoLeavesTheQueueMakesRoom() throws InterruptedException {
        var runs = ask(1);
        begun.acquire();
        ask(2).cancel(false);
        var third = ask(3);
        mayFinish.release(2);
        assertThat(runs.join()).isEqualTo(ANSWER);
        assertThat(third.join()).isEqualTo(ANSWER);
        assertThat(searches).hasValue(2);
    }

    @Test
    void whoWatchesIsToldWhatIsFoundOnTheWay() throws InterruptedException {
        List<SearchResult> told = new CopyOnWriteArrayList<>();
        List<SearchResult> toldLater = new CopyOnWriteArrayList<>();
        var first = pool.submit(task(1), told::add, Owner.ANYONE);
        begun.acquire();
        var joined = pool.submit(task(1), toldLater::add, Owner.ANYONE);
        mayFinish.release();
        assertThat(first.join()).isEqualTo(joined.join()).isEqualTo(ANSWER);
        assertThat(told).containsExactly(FIRST);
        assertThat(toldLater).containsOnly(FIRST);
    }

    @Test
    void whoHasLeftIsToldNothing() throws InterruptedException {
        List<SearchResult> told = new CopyOnWriteArrayList<>();
        TellsLast task = new TellsLast(this);
        var leaves = pool.submit(task, told::add, Owner.ANYONE);
        var stays = submit(pool, task);
        leaves.cancel(false);
        mayFinish.release();
        stays.join();
        assertThat(told).isEmpty();
    }

    /** A task that waits first. */
    private record TellsLast(EnginePoolTest test) implements SearchTask<SearchResult> {
        @Override
        public SearchResult search(AtomicBoolean cancelled, Consumer<SearchResult> progress) {
            SearchResult found = test.search(cancelled);
            progress.accept(found);
            return found;
        }
    }

    @Test
    void aFailureReachesTheOneWhoAsked() {
        SearchTask<SearchResult> broken = (cancelled, progress) -> fail();
        for (int time = 0; time < 2; time++) {
            var answer = submit(pool, broken);
            assertThatThrownBy(answer::join).hasRootCauseMessage("broken");
        }
    }

    @Test
    void tasksOfTwoGamesHaveTheirOwnResults() {
        SearchTask<String> other = (cancelled, progress) -> "of another game";
        mayFinish.release();
        assertThat(submit(pool, other).join()).isEqualTo("of another game");
        assertThat(ask(1).join()).isEqualTo(ANSWER);
    }

    private static SearchResult fail() {
        throw new IllegalStateException("broken");
    }

    @Test
    void closingLetsSearchesFinishAndTakesNoMore() throws InterruptedException {
        var running = ask(1);
        begun.acquire();
        mayFinish.release();
        pool.close();
        assertThat(running.join()).isEqualTo(ANSWER);
        assertThatThrownBy(() -> ask(2)).isInstanceOf(EngineBusyException.class);
    }

    @Test
    void whoWaitsWhenItClosesIsToldThatItIsBusy() throws InterruptedException {
        EnginePool line = new EnginePool(new WorkPool(1));
        var running = submit(line, task(1));
        begun.acquire();
        var waiting = submit(line, task(2));
        Thread closing = new Thread(line::close);
        closing.start();
        assertThatThrownBy(waiting::join).hasCauseInstanceOf(EngineBusyException.class);
        mayFinish.release();
        closing.join();
        assertThat(running.join()).isEqualTo(ANSWER);
    }
}
