package flipscope.web.guard;

import flipscope.web.site.Forwarded;
import flipscope.work.Allotment;
import flipscope.work.HeapShare;
import java.net.InetSocketAddress;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.Callback;

/** Sets the guards up. */
public final class Guards {
    /** How long a connection may be idle, in milliseconds. */
    private static final long IDLE = 30_000;

    private static final int BYTES_A_CONNECTION = 8 << 10;

    private final Forwarded forwarded;
    private final long largestBody;

    /**
     * @param largestBody in bytes
     */
    public Guards(Forwarded forwarded, long largestBody) {
        this.forwarded = forwarded;
        this.largestBody = largestBody;
    }

    /** Limits the connections. */
    public void addTo(ServerConnector connector) {
        connector.setIdleTimeout(IDLE);
        connector
                .getSelectorManager()
                .addEventListener(
                        new ConnectionLimit(HeapShare.CONNECTIONS.bytes() / BYTES_A_CONNECTION));
    }

    /** Adds the handlers, before all others. The outermost one comes last. */
    public void addTo(Server server) {
        Allotment bodies = new Allotment(HeapShare.UPLOADS.bytes());
        Allotment answers = new Allotment(HeapShare.ANSWERS.bytes());
        server.insertHandler(new ResponseHandover(this::client, answers));
        server.insertHandler(threads());
        server.insertHandler(new EagerContentHandler(bodies(bodies)));
    }

    /** Limits the threads of one client; requests that do not wait need no more. */
    private ThreadLimitHandler threads() {
        ThreadLimitHandler threads =
                new ThreadLimitHandler() {
                    @Override
                    protected String getRemoteIP(Request request) {
                        return client(request);
                    }
                };
        threads.setThreadLimit(4 * Runtime.getRuntime().availableProcessors());
        return threads;
    }

    private EagerContentHandler.ContentLoaderFactory bodies(Allotment memory) {
        return new EagerContentHandler.ContentLoaderFactory() {
            @Override
            public String getApplicableMimeType() {
                return null;
            }

            @Override
            public EagerContentHandler.ContentLoader newContentLoader(
                    String contentType,
                    String mimeType,
                    Handler next,
                    Request request,
                    Response response,
                    Callback callback) {
                BodyLoader.Exchange exchange = new BodyLoader.Exchange(request, response, callback);
                return new BodyLoader(exchange, next, client(request), memory, largestBody);
            }
        };
    }

    private String client(Request request) {
        String address =
                request.getConnectionMetaData().getRemoteSocketAddress()
                                instanceof InetSocketAddress remote
                        ? remote.getAddress().getHostAddress()
                        : "";
        return forwarded.client(
                address, request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR));
    }
}
