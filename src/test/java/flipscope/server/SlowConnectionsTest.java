package flipscope.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.testkit.Packaged;
import flipscope.web.LocalSettings;
import flipscope.web.Site;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.NanoTime;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Clients that take their time, counted in the threads that they hold. */
class SlowConnectionsTest {
    /** What is on its way between two ends of a connection is little, in bytes. */
    private static final int WINDOW = 1024;

    /** The threads of the server itself. */
    private static final String SERVERS = "JettyServerThreadPool-";

    private static final int UPLOADS = 40;
    private static final int READERS = 6;
    private static final String UPLOAD =
            String.join(
                    "\r\n",
                    "POST /play/file HTTP/1.1",
                    "Host: localhost",
                    "Content-Length: 1000",
                    "Content-Type: application/x-www-form-urlencoded",
                    "",
                    "");

    private static final String WHOLE = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final String LAST =
            "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    /** Longer than most, and uncompressed here. */
    private static final String LONG = "/trace";

    private static final Javalin SERVER = Server.create(LocalSettings.PLAIN, Packaged.CATALOGUE);
    private static Site site;

    private final List<Socket> sockets = new ArrayList<>();

    @BeforeAll
    static void start() {
        site = new Site(SERVER);
        Connector connector = SERVER.jettyServer().server().getConnectors()[0];
        ((ServerConnector) connector).setAcceptedSendBufferSize(WINDOW);
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @AfterEach
    void close() throws IOException {
        for (Socket each : sockets) {
            each.close();
        }
    }

    private Socket send(String request) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(WINDOW);
        socket.connect(site.address());
        sockets.add(socket);
        socket.getOutputStream().write(request.getBytes(ISO_8859_1));
        return socket;
    }

    private static String start(Socket socket) throws IOException {
        return new String(socket.getInputStream().readNBytes(12), ISO_8859_1);
    }

    /** The threads that are inside a page. */
    private static long busyThreads(String pool) {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(each -> each.getKey().getName().startsWith(pool))
                .filter(
                        each ->
                                Arrays.stream(each.getValue())
                                        .anyMatch(SlowConnectionsTest::isServlet))
                .count();
    }

    /**
     * The threads that stay inside a page: one that has just answered leaves it within a few looks.
     */
    private static long heldThreads(String pool) {
        long held = busyThreads(pool);
        for (int look = 0; look < 1_000 && held > 0; look++) {
            Thread.onSpinWait();
            held = busyThreads(pool);
        }
        return held;
    }

    private static boolean isServlet(StackTraceElement frame) {
        return frame.getClassName().startsWith("jakarta.servlet")
                || frame.getClassName().endsWith(".HttpOutput");
    }

    @Test
    void anUploadHoldsNoThreadUntilItIsThere() throws IOException {
        for (int i = 0; i < UPLOADS; i++) {
            send(UPLOAD + "x");
        }
        // The last one is served: by then the server has seen the others too.
        Socket whole = send(UPLOAD + "x".repeat(1000));
        assertThat(start(whole)).startsWith("HTTP/1.1 ");
        assertThat(heldThreads(SERVERS)).isZero();
        // And one that was slow is served when it is there.
        sockets.get(0).getOutputStream().write("x".repeat(999).getBytes(ISO_8859_1));
        assertThat(start(sockets.get(0))).startsWith("HTTP/1.1 ");
    }

    @Test
    void aReaderHoldsNoThreadUntilItHasRead() throws IOException {
        for (int i = 0; i < READERS; i++) {
            send("GET " + LONG + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        }
        for (Socket each : sockets) {
            assertThat(start(each)).isEqualTo("HTTP/1.1 200");
        }
        site.body("/health");
        assertThat(heldThreads(SERVERS)).isZero();
        String rest = new String(sockets.get(0).getInputStream().readAllBytes(), ISO_8859_1);
        assertThat(rest).contains("</html>").hasSizeGreaterThan(40_000);
    }

    @Test
    void aReaderHoldsNoWorker() throws IOException {
        String lines = "long a = 1L;\n" + "a = a << 1;\n".repeat(300);
        String url = "/bits?code=" + CompressedCode.write(lines);
        for (int i = 0; i < READERS; i++) {
            send("GET " + url + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        }
        for (Socket each : sockets) {
            assertThat(start(each)).isEqualTo("HTTP/1.1 200");
        }
        assertThat(heldThreads("work-")).isZero();
        String rest = new String(sockets.get(0).getInputStream().readAllBytes(), ISO_8859_1);
        assertThat(rest).contains("</html>").hasSizeGreaterThan(100_000);
    }

    @Test
    void aHeadThatDoesNotEndIsCutOff() throws IOException {
        Javalin server = Server.create(LocalSettings.PLAIN, Packaged.CATALOGUE);
        try (Site own = new Site(server);
                Socket silent = own.connect();
                Socket begun = own.connect();
                Socket between = own.connect()) {
            begun.getOutputStream().write((WHOLE + "GET / HTTP/1.1\r\nX: a").getBytes(ISO_8859_1));
            assertThat(start(begun)).isEqualTo("HTTP/1.1 200");
            between.getOutputStream().write(WHOLE.getBytes(ISO_8859_1));
            assertThat(start(between)).isEqualTo("HTTP/1.1 200");
            Connector connector = server.jettyServer().server().getConnectors()[0];
            HeadConnections.closeUnfinished(connector, NanoTime.now() + SECONDS.toNanos(5));
            assertThat(connector.getConnectedEndPoints()).hasSize(3);
            // Its second head may not be read yet.
            while (connector.getConnectedEndPoints().size() == 3) {
                HeadConnections.closeUnfinished(connector, NanoTime.now() + SECONDS.toNanos(10));
            }
            assertThat(begun.getInputStream().readAllBytes()).asString().endsWith("unreleased\n");
            silent.getOutputStream().write(WHOLE.getBytes(ISO_8859_1));
            assertThat(start(silent)).isEqualTo("HTTP/1.1 200");
            between.getOutputStream().write(LAST.getBytes(ISO_8859_1));
            assertThat(between.getInputStream().readAllBytes()).asString().contains(" 200 OK");
        }
    }
}
