package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A server that has stopped leaves no thread of its own behind. */
class ClosingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Test
    void everyThreadThatTheServerStartedEndsWithIt() throws InterruptedException {
        Set<Thread> before = threads();
        Set<String> started;
        try (Site site = new Site()) {
            assertThat(
                            site.get(
                                            "/play/thinking?side=white&level=7",
                                            "Accept",
                                            "text/event-stream")
                                    .body())
                    .contains("done");
            assertThat(site.get("/play/reply?side=white&level=1").statusCode()).isEqualTo(303);
            assertThat(site.get("/lessons/counting-bits").statusCode()).isEqualTo(200);
            started = names(since(before));
        }
        assertThat(started)
                .contains("clock", "work-1", "bench")
                .anyMatch(name -> name.startsWith("JettyServerThreadPool-"));

        Instant end = Instant.now().plus(PATIENCE);
        while (!since(before).isEmpty() && Instant.now().isBefore(end)) {
            Thread.sleep(20);
        }
        assertThat(names(since(before))).isEmpty();
    }

    private static Set<Thread> since(Set<Thread> before) {
        Set<Thread> now = threads();
        now.removeAll(before);
        return now;
    }

    private static Set<String> names(Collection<Thread> threads) {
        return threads.stream().map(Thread::getName).collect(Collectors.toSet());
    }

    /** All threads but those that the JDK starts for everybody, and the client's. */
    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(
                        thread ->
                                !thread.getName()
                                        .matches(
                                                "(HttpClient|ForkJoinPool|Common|process|Java2D|AWT|Reference|Finalizer|Signal|Completable).*"))
                .collect(Collectors.toSet());
    }
}
