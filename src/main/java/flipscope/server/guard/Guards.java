package flipscope.server.guard;

import flipscope.work.ClientQuota;
import flipscope.work.HeapShare;
import java.util.function.Function;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;

/**
 * Sets the guards up.
 *
 * @param clients the client of a request
 * @param largestBody in bytes
 */
public record Guards(Function<Request, String> clients, long largestBody) {
    /** How long a connection may be idle, in milliseconds. */
    private static final long IDLE = 30_000;

    /**
     * Larger than most answers: what fits in waits there for its reader, and the page's thread is
     * free.
     */
    private static final int BYTES_AN_ANSWER = 64 << 10;

    private static final int BYTES_A_CONNECTION = BYTES_AN_ANSWER + (8 << 10);

    /** Limits the connections. */
    public void addTo(ServerConnector connector) {
        connector.setIdleTimeout(IDLE);
        connector
                .getSelectorManager()
                .addEventListener(
                        new ConnectionLimit(HeapShare.CONNECTIONS.bytes() / BYTES_A_CONNECTION));
    }

    /** Makes room for whole answers. */
    public static void addTo(HttpConfiguration http) {
        http.setOutputBufferSize(BYTES_AN_ANSWER);
        http.setOutputAggregationSize(BYTES_AN_ANSWER);
    }

    /** Adds the handlers, before all others. The outermost one comes last. */
    public void addTo(Server server) {
        ClientQuota uploads = new ClientQuota(HeapShare.UPLOADS.bytes());
        server.insertHandler(threads());
        server.insertHandler(new EagerContentHandler(new Uploads(clients, uploads, largestBody)));
    }

    /** Limits the threads of one client; requests that do not wait need no more. */
    private ThreadLimitHandler threads() {
        ThreadLimitHandler threads =
                new ThreadLimitHandler() {
                    @Override
                    protected String getRemoteIP(Request request) {
                        return clients.apply(request);
                    }
                };
        threads.setThreadLimit(4 * Runtime.getRuntime().availableProcessors());
        return threads;
    }
}
