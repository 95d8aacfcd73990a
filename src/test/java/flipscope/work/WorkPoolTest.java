package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkPoolTest {
    private final AtomicLong time = new AtomicLong();
    private final WorkPool pool = new WorkPool(4, time::get);
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayEnd = new Semaphore(0);
    private final List<String> order = new CopyOnWriteArrayList<>();

    @AfterEach
    void end() {
        mayEnd.release(1000);
        pool.close();
    }

    private static Owner owner(String client) {
        return new Owner(client, "work", "");
    }

    /** Work that lasts until the test lets it end. */
    private Work held(String name) {
        return () -> {
            order.add(name);
            begun.release();
            mayEnd.acquireUninterruptibly();
        };
    }

    @Test
    void oneClientNeverHasMoreThanHalfOfTheThreads() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            pool.submit(owner("greedy"), held("greedy"));
        }
        begun.acquire(2);
        pool.submit(owner("modest"), held("modest"));
        begun.acquire();
        assertThat(order).containsExactly("greedy", "greedy", "modest");
    }

    @Test
    void aClientHasHalfOfThatWhileOthersAreThere() throws InterruptedException {
        pool.see("greedy");
        pool.see("modest");
        pool.see("greedy");
        for (int i = 0; i < 10; i++) {
            pool.submit(owner("greedy"), held("greedy"));
        }
        begun.acquire();
        assertThat(order).hasSize(1);
        time.addAndGet(RecentClients.MOMENT);
        pool.see("greedy");
        pool.submit(owner("greedy"), held("greedy"));
        begun.acquire();
        assertThat(order).as("the other one has left").hasSize(2);
    }

    @Test
    void thePagesOfAClientDoNotWaitForItsSearches() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            pool.submit(new Owner("school", "search", "" + i), held("search"));
        }
        begun.acquire(2);
        for (int i = 0; i < 10; i++) {
            pool.submit(new Owner("school", "page", "" + i), held("page"));
        }
        begun.acquire();
        assertThat(order).containsExactly("search", "search", "page");
        pool.submit(owner("newcomer"), held("newcomer"));
        begun.acquire();
        assertThat(order).endsWith("newcomer");
    }

    @Test
    void whatEndsMakesRoomForTheNext() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            pool.submit(owner("a"), held("a"));
        }
        mayEnd.release(10);
        begun.acquire(10);
        assertThat(order).hasSize(10);
    }

    @Test
    void whatIsRemovedIsNotDone() throws InterruptedException {
        pool.submit(owner("a"), held("first"));
        pool.submit(owner("a"), held("second"));
        Work third = held("third");
        pool.submit(owner("a"), third);
        begun.acquire(2);
        assertThat(pool.remove(owner("a"), third)).isTrue();
        assertThat(pool.remove(owner("a"), third)).isFalse();
        mayEnd.release(2);
        pool.close();
        assertThat(pool.await(10)).isTrue();
        assertThat(order).containsExactlyInAnyOrder("first", "second");
    }

    @Test
    void whoClosesItFinishesWhatRunsRefusesWhatWaitsAndTakesNoMore() throws InterruptedException {
        List<String> refused = new CopyOnWriteArrayList<>();
        pool.submit(owner("a"), held("first"));
        pool.submit(owner("a"), held("second"));
        pool.submit(owner("a"), refusable("third", refused));
        pool.submit(owner("a"), refusable("fourth", refused));
        pool.close();
        assertThat(refused).containsExactly("third", "fourth");
        assertThatThrownBy(() -> pool.submit(owner("b"), held("b")))
                .isInstanceOf(RejectedExecutionException.class);
        mayEnd.release(5);
        assertThat(pool.await(10)).isTrue();
        assertThat(order).containsExactlyInAnyOrder("first", "second");
    }

    private Work refusable(String name, List<String> refused) {
        return new Work() {
            @Override
            public void run() {
                order.add(name);
            }

            @Override
            public void refuse() {
                refused.add(name);
            }
        };
    }

    @Test
    void anErrorEndsTheProcessAndAnExceptionOnlyTheWork() throws InterruptedException {
        try (Ending ending = new Ending()) {
            pool.submit(owner("a"), () -> fail(new IllegalStateException("meant")));
            pool.submit(owner("a"), held("after an exception"));
            begun.acquire();
            assertThat(ending.isThere()).isFalse();
            pool.submit(owner("b"), () -> fail(new OutOfMemoryError("meant")));
            assertThat(ending.await()).isTrue();
        }
    }

    private static <T extends Throwable> void fail(Throwable failure) throws T {
        @SuppressWarnings("unchecked")
        T unchecked = (T) failure;
        throw unchecked;
    }
}
