package flipscope.web.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import flipscope.web.Site;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that leave, or talk on, while the engine searches for them. */
@Timeout(30)
class ClosedConnectionTest {
    private static final String BEST =
            "/api/best?position=---------------------------OX------XO---------------------------_X";
    private static final SearchResult ANSWER = new SearchResult(44, 2, 3, false, 10, List.of(44));

    /** Longer than the time between two looks at a line. */
    private static final int SLOW_MILLISECONDS = 350;

    private static final BlockingQueue<CompletableFuture<SearchResult>> SEARCHES =
            new LinkedBlockingQueue<>();
    private static final Site ENDLESS = new Site((at, level) -> search());
    private static final Site SLOW = new Site(ClosedConnectionTest::slowly);

    /** A search that goes on until somebody stops it. */
    private static CompletableFuture<SearchResult> search() {
        CompletableFuture<SearchResult> search = new CompletableFuture<>();
        SEARCHES.add(search);
        return search;
    }

    private static CompletableFuture<SearchResult> slowly(Position at, Level level) {
        return new CompletableFuture<SearchResult>()
                .completeOnTimeout(ANSWER, SLOW_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    @AfterAll
    static void close() {
        ENDLESS.close();
        SLOW.close();
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String get(String url, String... headers) {
        String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
        return "GET " + url + " HTTP/1.1\r\nHost: localhost\r\n" + more + "\r\n";
    }

    /** The head and the body of the next answer. */
    private static String answer(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            assertThat(next).as("the end of the line after: " + head).isNotNegative();
            head.append((char) next);
        }
        String length = head.toString().split("(?i)content-length: ")[1].split("\r\n")[0];
        byte[] body = in.readNBytes(Integer.parseInt(length));
        return head + new String(body, StandardCharsets.UTF_8);
    }

    private static CompletableFuture<SearchResult> nextSearch() throws InterruptedException {
        CompletableFuture<SearchResult> search = SEARCHES.poll(20, TimeUnit.SECONDS);
        assertThat(search).as("a search").isNotNull();
        return search;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/play/reply?moves=f5&level=10",
                "/embed/play/reply?moves=f5&level=10",
                "/play/hints?moves=&hints=1",
                "/play/choice?moves=f5d6",
                "/play/analysis?moves=f5d6c3",
                BEST
            })
    void whoClosesTheConnectionStopsTheSearch(String url) throws Exception {
        CompletableFuture<SearchResult> search;
        try (Socket socket = ENDLESS.connect()) {
            send(socket, get(url));
            search = nextSearch();
        }
        assertThat(search).failsWithin(5, TimeUnit.SECONDS);
        assertThat(SEARCHES).as("searches begun after that").isEmpty();
    }

    @Test
    void thePlacesOfThoseWhoHaveLeftAreFree() throws Exception {
        List<Socket> clients = new ArrayList<>();
        List<CompletableFuture<SearchResult>> begun = new ArrayList<>();
        for (int place = 0; place < SearchLimiter.AT_ONCE; place++) {
            clients.add(ENDLESS.connect());
            send(clients.get(place), get(BEST));
            begun.add(nextSearch());
        }
        assertThat(ENDLESS.get(BEST).statusCode()).isEqualTo(503);
        for (Socket client : clients) {
            client.close();
        }
        assertThat(begun).allSatisfy(each -> assertThat(each).failsWithin(5, TimeUnit.SECONDS));
        try (Socket next = ENDLESS.connect()) {
            send(next, get(BEST));
            nextSearch().complete(ANSWER);
            assertThat(answer(next)).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void whoClosesOneHalfOfTheConnectionIsToldThatTheSearchIsStopped() throws Exception {
        try (Socket socket = ENDLESS.connect()) {
            send(socket, get(BEST));
            CompletableFuture<SearchResult> search = nextSearch();
            socket.shutdownOutput();
            assertThat(answer(socket))
                    .startsWith("HTTP/1.1 400")
                    .contains("\"code\":\"closed\"", "Keep it open in both directions");
            assertThat(search).isCompletedExceptionally();
            assertThat(socket.getInputStream().read()).as("the end").isEqualTo(-1);
        }
    }

    @Test
    void whoHasTheAnswerBeforeALookMayCloseOneHalf() throws Exception {
        try (Site quick = new Site((at, level) -> CompletableFuture.completedFuture(ANSWER));
                Socket socket = quick.connect()) {
            send(socket, get(BEST));
            socket.shutdownOutput();
            assertThat(answer(socket)).startsWith("HTTP/1.1 200").contains("\"move\":\"d3\"");
        }
    }

    @Test
    void requestsThatAreSentAheadAreAnsweredInTheirOrder() throws Exception {
        try (Socket socket = SLOW.connect()) {
            send(socket, get(BEST));
            send(socket, get("/api/legal?position=random:1"));
            send(socket, get("/play/reply?moves=f5"));
            send(socket, get("/health"));
            assertThat(answer(socket)).startsWith("HTTP/1.1 200").contains("\"move\":\"d3\"");
            assertThat(answer(socket)).startsWith("HTTP/1.1 200").contains("\"legal\"");
            assertThat(answer(socket)).startsWith("HTTP/1.1 303").contains("moves=f5d3");
            assertThat(answer(socket)).startsWith("HTTP/1.1 200").endsWith("ok\n");
        }
    }

    @Test
    void aRequestThatComesDuringTheSearchLosesNoByte() throws Exception {
        try (Socket socket = ENDLESS.connect()) {
            send(socket, get(BEST));
            CompletableFuture<SearchResult> search = nextSearch();
            String next = get("/health", "X-Long: " + "x".repeat(20_000));
            send(socket, next.substring(0, 3));
            search.completeOnTimeout(ANSWER, SLOW_MILLISECONDS, TimeUnit.MILLISECONDS);
            assertThat(answer(socket)).contains("\"move\":\"d3\"");
            send(socket, next.substring(3));
            assertThat(answer(socket)).startsWith("HTTP/1.1 200").endsWith("ok\n");
        }
    }

    @Test
    void theConnectionGoesOnAfterASearch() throws Exception {
        try (Socket socket = SLOW.connect()) {
            for (int round = 0; round < 3; round++) {
                send(socket, get(BEST));
                assertThat(answer(socket)).contains("\"move\":\"d3\"");
                send(socket, get("/health"));
                assertThat(answer(socket)).endsWith("ok\n");
            }
        }
    }

    @Test
    void theBodyOfARequestIsNotTakenForALeavingClient() throws Exception {
        try (Socket socket = SLOW.connect()) {
            send(socket, get(BEST, "Content-Length: 5"));
            send(socket, "hello");
            send(socket, get("/health"));
            assertThat(answer(socket)).contains("\"move\":\"d3\"");
            assertThat(answer(socket)).endsWith("ok\n");
        }
    }

    @Test
    void theOlderProtocolIsAnsweredAndTheConnectionClosed() throws Exception {
        try (Socket socket = SLOW.connect()) {
            send(socket, "GET " + BEST + " HTTP/1.0\r\n\r\n");
            String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(all).startsWith("HTTP/1.1 200").contains("\"move\":\"d3\"");
        }
    }
}
