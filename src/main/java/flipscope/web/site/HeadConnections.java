package flipscope.web.site;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Connections that know a {@code HEAD} even if the rest of the request cannot be parsed. Jetty
 * forgets the method then, and a body where none is due would be taken for the next answer.
 */
public final class HeadConnections extends HttpConnectionFactory {
    private static final byte[] HEAD = "HEAD ".getBytes(US_ASCII);

    public HeadConnections(HttpConfiguration http) {
        super(http);
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint endPoint) {
        return configure(
                new Listening(getHttpConfiguration(), connector, endPoint), connector, endPoint);
    }

    /** Whether the request is one that Jetty made up for one that it could not parse. */
    static boolean isForgotten(Request request) {
        return request.getMethod().equals("BAD");
    }

    /** The same for a {@code HEAD}. For any other, Jetty itself leaves the body out. */
    static boolean isForgottenHead(Request request) {
        return isForgotten(request)
                && request.getConnectionMetaData().getConnection() instanceof Listening connection
                && connection.begunAsHead;
    }

    private static final class Listening extends HttpConnection {
        private RequestHandler handler;
        private boolean begunAsHead;

        Listening(HttpConfiguration http, Connector connector, EndPoint endPoint) {
            super(http, connector, endPoint);
        }

        @Override
        protected RequestHandler newRequestHandler() {
            handler = super.newRequestHandler();
            return handler;
        }

        @Override
        protected HttpParser newHttpParser(HttpCompliance compliance) {
            int longest = getHttpConfiguration().getRequestHeaderSize();
            return new HttpParser(handler, longest, compliance) {
                @Override
                public boolean parseNext(ByteBuffer buffer) {
                    if (isStart() && buffer.remaining() >= HEAD.length) {
                        ByteBuffer begin = buffer.slice(buffer.position(), HEAD.length);
                        begunAsHead = begin.equals(ByteBuffer.wrap(HEAD));
                    }
                    return super.parseNext(buffer);
                }
            };
        }
    }
}
