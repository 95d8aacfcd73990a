package flipscope.server;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SearchResult;
import flipscope.web.Site;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Clients that leave while the engine searches for them: the search of a plain request ends when
 * their connection is looked at twice. {@code ThinkingTest} has the stream of events, whose search
 * is cancelled.
 */
class ClosedConnectionTest {
    private static final String BEST =
            "/api/best?position=---------------------------OX------XO---------------------------_X";
    private static final SearchResult ANSWER = new SearchResult(44, 2, 3, false, 10, List.of(44));

    private final BlockingQueue<CompletableFuture<SearchResult>> searches =
            new LinkedBlockingQueue<>();
    private final Site site = Site.with((at, level) -> search());

    /** A search that goes on until the test ends it. */
    private CompletableFuture<SearchResult> search() {
        CompletableFuture<SearchResult> search = new CompletableFuture<>();
        searches.add(search);
        return search;
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static void send(Socket socket) throws IOException {
        String request = "GET " + BEST + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String statusLine(Socket socket) throws IOException {
        byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
        return new String(start, StandardCharsets.ISO_8859_1);
    }

    private CompletableFuture<SearchResult> nextSearch() throws InterruptedException {
        return searches.take();
    }

    @Test
    void thePlacesOfThoseWhoHaveLeftAreFreeWhenTheirSearchesEnd() throws Exception {
        List<CompletableFuture<SearchResult>> begun = new ArrayList<>();
        for (int place = 0; place < Admission.PLACES / 2; place++) {
            try (Socket client = site.connect()) {
                send(client);
                begun.add(nextSearch());
            }
        }
        assertThat(site.get(BEST).statusCode()).isEqualTo(503);
        assertThat(begun).noneMatch(CompletableFuture::isDone);
        begun.forEach(search -> search.complete(ANSWER));
        try (Socket next = site.connect()) {
            send(next);
            nextSearch().complete(ANSWER);
            assertThat(statusLine(next)).isEqualTo("HTTP/1.1 200");
        }
    }

    @Test
    @Timeout(20)
    void theSearchOfWhoHasLeftIsCancelledAndItsPlaceIsFree() throws Exception {
        CompletableFuture<SearchResult> search;
        try (Socket client = site.connect()) {
            send(client);
            search = nextSearch();
        }
        while (!search.isDone()) {
            ClientEndPoint.lookAround(site.connector());
        }
        assertThat(search).isCancelled();
    }

    @Test
    void whoSendsTheNextRequestInAdvanceHasBothAnswers() throws Exception {
        try (Socket socket = site.connect()) {
            send(socket);
            CompletableFuture<SearchResult> first = nextSearch();
            socket.getOutputStream()
                    .write(
                            "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.ISO_8859_1));
            for (int look = 0; look < 100; look++) {
                ClientEndPoint.lookAround(site.connector());
            }
            assertThat(first).isNotDone();
            first.complete(ANSWER);
            String both =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(both.split("HTTP/1.1 200", -1)).hasSize(3);
            assertThat(both).contains("\nok ");
        }
    }

    @Test
    void whoClosesOneHalfAndIsSeenToOnceHasTheAnswer() throws Exception {
        try (Socket socket = site.connect()) {
            send(socket);
            CompletableFuture<SearchResult> search = nextSearch();
            socket.shutdownOutput();
            ClientEndPoint.lookAround(site.connector());
            search.complete(ANSWER);
            assertThat(statusLine(socket)).isEqualTo("HTTP/1.1 200");
        }
    }

    @Test
    void whoClosesOneHalfOfTheConnectionStillHasTheAnswer() throws Exception {
        try (Socket socket = site.connect()) {
            send(socket);
            CompletableFuture<SearchResult> search = nextSearch();
            socket.shutdownOutput();
            search.complete(ANSWER);
            assertThat(statusLine(socket)).isEqualTo("HTTP/1.1 200");
        }
    }
}
