package flipscope.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.server.Searches;
import flipscope.web.Site;
import flipscope.work.Owner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the engine says while it thinks. */
class ThinkingTest {
    private static final String URL = "/play/thinking?moves=f5&level=9";

    /** A search that goes on until the test ends it, after it has found something. */
    private final CompletableFuture<SearchResult> search = new CompletableFuture<>();

    private final CountDownLatch left = new CountDownLatch(1);
    private final Site site = new Site(new Slow());

    private final class Slow implements Searches {
        @Override
        @SuppressWarnings("unchecked") // The only task here is one of Reversi.
        public <R> CompletableFuture<R> submit(
                SearchTask<R> task, Consumer<R> watcher, Owner owner) {
            ((Consumer<SearchResult>) watcher)
                    .accept(new SearchResult(44, 2.4, 5, false, 10, List.of(44, 43, 37)));
            var unused = search.whenComplete((found, gone) -> left.countDown());
            return (CompletableFuture<R>) search;
        }
    }

    @AfterEach
    void close() {
        search.complete(new SearchResult(44, 2, 9, false, 10, List.of(44)));
        site.close();
    }

    /** A client that reads what comes, line by line. */
    private BufferedReader listen(Socket socket) throws IOException {
        String request =
                "GET " + URL + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        return new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    private static String lineThatBegins(BufferedReader lines, String start) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith(start)) {
            line = lines.readLine();
        }
        return line;
    }

    @Test
    void depthScoreAndLineComeAsTheyAreFoundAndThenTheEnd() throws IOException {
        try (Socket socket = site.connect()) {
            BufferedReader lines = listen(socket);
            assertThat(lineThatBegins(lines, "Content-Type"))
                    .startsWithIgnoringCase("content-type: text/event-stream");
            assertThat(lineThatBegins(lines, "event")).isEqualTo("event: thought");
            assertThat(lines.readLine()).isEqualTo("data: 5 moves ahead: White ≈+2 with d3 e3 c4");
            search.complete(new SearchResult(44, 2, 9, false, 10, List.of(44)));
            assertThat(lineThatBegins(lines, "event")).isEqualTo("event: done");
        }
    }

    @Test
    void aClosedConnectionCancelsItsSearch() throws IOException, InterruptedException {
        try (Socket socket = site.connect()) {
            assertThat(lineThatBegins(listen(socket), "event")).isEqualTo("event: thought");
        }
        left.await();
        assertThat(search).isCancelled();
    }

    @Test
    void whereNothingIsToBeFoundTheEndComesAtOnce() {
        assertThat(stream(site, "/play/thinking?moves=f5d6")).startsWith("event: done");
        try (Site full = Site.with((at, level) -> refuse())) {
            assertThat(stream(full, URL)).startsWith("event: done");
        }
    }

    private static String stream(Site from, String url) {
        return from.get(url, "Accept", "text/event-stream").body();
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }

    @Test
    void whatCannotBeReadIsNoStream() {
        HttpResponse<String> wrong =
                site.get("/play/thinking?moves=f5&level=11", "Accept", "text/event-stream");
        assertThat(wrong.statusCode()).isEqualTo(400);
    }

    @Test
    void onlyLevelsThatTakeTheirTimeAreWatched() {
        for (int level = 1; level <= 10; level++) {
            String page = site.get("/play?moves=f5&level=" + level).body();
            assertThat(page.contains("data-thinking=")).as("level " + level).isEqualTo(level >= 7);
            assertThat(page).contains("hx-get=\"/play/reply?").contains("White is thinking");
        }
    }
}
