package flipscope.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Connections from two addresses of this machine. */
class ConnectionLimitTest {
    private final ConnectionLimit eight = new ConnectionLimit(8);
    private final List<SocketChannel> clients = new ArrayList<>();
    private ServerSocketChannel server;

    @BeforeEach
    void listen() throws IOException {
        server =
                ServerSocketChannel.open()
                        .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        for (SocketChannel each : clients) {
            each.close();
        }
    }

    /** The server's end of a new connection, as the limit leaves it. */
    private SocketChannel accept(String from) throws IOException {
        SocketChannel client = SocketChannel.open().bind(new InetSocketAddress(from, 0));
        client.connect(server.getLocalAddress());
        clients.add(client);
        SocketChannel accepted = server.accept();
        clients.add(accepted);
        eight.onAccepting(accepted);
        if (!accepted.isOpen()) {
            eight.onAcceptFailed(accepted, new IOException("closed"));
        }
        return accepted;
    }

    @Test
    void allAddressesOfANetworkAreOne() {
        assertThat(ConnectionLimit.client(new InetSocketAddress("2001:db8:1:2::1", 1)))
                .isEqualTo(ConnectionLimit.client(new InetSocketAddress("2001:db8:1:2::2", 2)))
                .isNotEqualTo(ConnectionLimit.client(new InetSocketAddress("2001:db8:1:3::1", 1)));
    }

    @Test
    void oneAddressHasHalfAndAnotherFindsAPlace() throws IOException {
        for (int i = 0; i < 4; i++) {
            assertThat(accept("127.0.0.1").isOpen()).isTrue();
        }
        assertThat(accept("127.0.0.1").isOpen()).isFalse();
        assertThat(accept("127.0.0.2").isOpen()).isTrue();
        assertThat(eight.open()).isEqualTo(5);
    }

    @Test
    void aConnectionThatIsClosedMakesRoom() throws IOException {
        List<SocketChannel> four = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            four.add(accept("127.0.0.1"));
        }
        four.get(0).close();
        eight.onClosed(four.get(0));
        assertThat(accept("127.0.0.1").isOpen()).isTrue();
        assertThat(eight.open()).isEqualTo(4);
    }
}
