package flipscope.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.BufferUtil;

/**
 * One end of a connection, which notices that its client leaves while it waits for work. Jetty
 * reads nothing then, so that it would not see the end.
 *
 * <p>Whoever closes only his half looks the same, and still reads: he has left when his end was
 * seen twice.
 */
public final class ClientEndPoint extends SocketChannelEndPoint {
    /** The byte that was read to see whether there is an end, until it is wanted. */
    private final ByteBuffer ahead = BufferUtil.allocate(1);

    private CompletableFuture<?> work = CompletableFuture.completedFuture(null);
    private Runnable leave = () -> {};
    private boolean ended;
    private volatile boolean left;

    private ClientEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key, Connector of) {
        super(channel, selector, key, of.getScheduler());
    }

    /** A connector of such connections. */
    public static ServerConnector connector(Server server, ConnectionFactory factory) {
        return new ServerConnector(server, factory) {
            @Override
            protected SocketChannelEndPoint newEndPoint(
                    SocketChannel channel, ManagedSelector selector, SelectionKey key) {
                ClientEndPoint made = new ClientEndPoint(channel, selector, key, this);
                made.setIdleTimeout(getIdleTimeout());
                return made;
            }
        };
    }

    private static Optional<ClientEndPoint> of(Context ctx) {
        Connection connection =
                ServletContextRequest.getServletContextRequest(ctx.req())
                        .getConnectionMetaData()
                        .getConnection();
        return connection.getEndPoint() instanceof ClientEndPoint client
                ? Optional.of(client)
                : Optional.empty();
    }

    /**
     * Looks after the client of a request until its work is done.
     *
     * @param leave what is to be done if the client leaves before
     */
    public static void watch(Context ctx, CompletableFuture<?> work, Runnable leave) {
        of(ctx).ifPresent(client -> client.begin(work, leave));
    }

    /** Whether the client of a request that is watched has left. */
    public static boolean hasLeft(Context ctx) {
        return of(ctx).filter(client -> client.left).isPresent();
    }

    /** Looks at all clients that wait. */
    public static void lookAround(Connector connector) {
        for (EndPoint each : connector.getConnectedEndPoints()) {
            if (each instanceof ClientEndPoint client && client.leaves()) {
                client.left = true;
                client.leave.run();
            }
        }
    }

    private synchronized void begin(CompletableFuture<?> begun, Runnable ifLeft) {
        work = begun;
        leave = ifLeft;
        ended = false;
    }

    /** Whether the end of what the client sends is seen for the second time. */
    private synchronized boolean leaves() {
        boolean before = ended;
        ended = !left && !work.isDone() && isAtEnd();
        return before && ended;
    }

    private boolean isAtEnd() {
        try {
            return !ahead.hasRemaining() && super.fill(ahead) < 0;
        } catch (IOException broken) {
            return true;
        }
    }

    @Override
    public synchronized int fill(ByteBuffer buffer) throws IOException {
        return ahead.hasRemaining() ? BufferUtil.append(buffer, ahead) : super.fill(buffer);
    }
}
