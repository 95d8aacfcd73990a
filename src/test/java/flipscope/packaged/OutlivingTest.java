package flipscope.packaged;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.proxy.Node;
import flipscope.testkit.OnlyInAll;
import flipscope.web.HostileAddresses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A server of 256 MB outlives all that has once ended such a one. What is answered or refused at
 * once leaves nothing behind and meets the same server. Clients who wait meet a fresh one, since a
 * server does not see that a client has left whose search still waits.
 */
@Order(2)
class OutlivingTest {
    /** More than may wait for one client. */
    private static final int CLIENTS = 260;

    /** How long an answer may take, in milliseconds. */
    private static final int PATIENCE = 20_000;

    /** A long search, for each client another one. */
    private static final String WORK = "GET /api/best?level=10&position=random:%d";

    private static final String HEAD = " HTTP/1.1\r\nHost: localhost\r\n";
    private static final String END = "\r\n\r\n";
    private static final String HEALTH = "GET /health" + HEAD + "Connection: close" + END;

    /** For all that leaves nothing behind. */
    private static Node shared;

    private final List<Socket> clients = new ArrayList<>();

    private Node node = shared;

    @BeforeAll
    static void share() throws IOException {
        shared = fresh();
    }

    @AfterAll
    static void stop() throws InterruptedException {
        shared.stop();
    }

    private static Node fresh() throws IOException {
        Node node = Node.start("-Xmx256m", "-XX:+ExitOnOutOfMemoryError");
        node.waitUntilReady();
        return node;
    }

    @AfterEach
    void end() throws IOException, InterruptedException {
        leave();
        if (node != shared) {
            node.stop();
        }
    }

    private void leave() throws IOException {
        for (Socket each : clients) {
            each.close();
        }
        clients.clear();
    }

    /** A head without an end is sent first and cut off meanwhile. */
    @OnlyInAll
    @Test
    void isThereAfterEachHostileAddressAndCutsOffAHeadWithoutAnEnd() throws IOException {
        Socket endless = send(WORK.formatted(0) + HEAD);
        for (String address : HostileAddresses.all()) {
            assertThatItOutlives("GET " + address + HEAD);
        }
        for (String address : HostileAddresses.BELOW_A_BASE) {
            assertThatItOutlives("GET " + address + HEAD + "X-Forwarded-Prefix: /flipscope\r\n");
        }
        assertThat(endless.getInputStream().read()).isNegative();
    }

    private void assertThatItOutlives(String request) throws IOException {
        try (Socket client = send(request + "\r\n")) {
            byte[] status = client.getInputStream().readNBytes(12);
            assertThat(new String(status, ISO_8859_1)).as(request).matches("HTTP/1.1 [234]..");
        }
        assertThatItIsThere();
    }

    /** Far too many parts, then too many for their number alone: these are refused. */
    @ParameterizedTest
    @CsvSource({"6000, 6", "3000, 7"})
    void isThereHoweverManyAsk(int count, int bytes) throws IOException {
        for (String request : requests(parts(count, bytes))) {
            for (int client = 0; client < CLIENTS; client++) {
                send(request.formatted(client));
                assertThatItIsThere();
            }
            leave();
        }
    }

    /** As many parts as may be, then one. */
    @OnlyInAll
    @ParameterizedTest
    @CsvSource({"95, 310", "1, 30000"})
    void aFreshOneIsThereHoweverManyWait(int count, int bytes) throws IOException {
        node = fresh();
        isThereHoweverManyAsk(count, bytes);
    }

    /**
     * A head that does not end, parameters, and header fields. The first comes first: that such a
     * client has left is seen at once.
     */
    private static List<String> requests(List<String> parts) {
        int count = parts.size();
        String parameters = "&" + String.join("&", parts);
        String fields = "\r\na:" + String.join("\r\na:", parts);
        return List.of(
                WORK + from("10.3." + count) + fields,
                WORK + parameters + from("10.1." + count) + END,
                WORK + from("10.2." + count) + fields + END);
    }

    /** Different ones, each of so many bytes with what is between them. */
    private static List<String> parts(int count, int bytes) {
        return IntStream.range(0, count)
                .mapToObj(part -> Integer.toString(36 * 36 * 36 + part, 36) + "=")
                .map(part -> part + "b".repeat(bytes - 1 - part.length()))
                .toList();
    }

    /** The rest of the line, and a client that no other test has, who has places of its own. */
    private static String from(String client) {
        return HEAD + "X-Forwarded-For: " + client;
    }

    /** The server closes the connection, so that it has no more of them open than clients. */
    private void assertThatItIsThere() throws IOException {
        try (Socket client = connect()) {
            client.getOutputStream().write(HEALTH.getBytes(ISO_8859_1));
            byte[] answer = client.getInputStream().readAllBytes();
            assertThat(new String(answer, ISO_8859_1)).startsWith("HTTP/1.1 200 OK");
        }
    }

    private Socket send(String request) throws IOException {
        Socket client = connect();
        clients.add(client);
        client.getOutputStream().write(request.getBytes(ISO_8859_1));
        return client;
    }

    private Socket connect() throws IOException {
        Socket client = new Socket(InetAddress.getLoopbackAddress(), node.port());
        client.setSoTimeout(PATIENCE);
        return client;
    }
}
