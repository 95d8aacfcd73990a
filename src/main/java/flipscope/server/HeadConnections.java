package flipscope.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.NanoTime;

/**
 * Connections that refuse a request of too many header fields, and are closed if its head takes too
 * long: each field takes ten times its bytes, for as long as the request waits.
 *
 * <p>They also know a {@code HEAD} even if the rest of the request cannot be parsed. Jetty forgets
 * the method then, and a body where none is due would be taken for the next answer.
 */
public final class HeadConnections extends HttpConnectionFactory {
    private static final byte[] HEAD = "HEAD ".getBytes(US_ASCII);

    /** A browser sends some twenty, and a proxy adds a few. */
    private static final int MOST_FIELDS = 100;

    /** How long a head may take, in seconds. */
    static final int HEAD_SECONDS = 10;

    public HeadConnections(HttpConfiguration http) {
        super(http);
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint endPoint) {
        return configure(
                new Listening(getHttpConfiguration(), connector, endPoint), connector, endPoint);
    }

    /**
     * Closes the connections whose request began too long ago and has no whole head yet.
     *
     * @param now in nanoseconds, by {@link NanoTime}
     */
    public static void closeUnfinished(Connector connector, long now) {
        for (EndPoint each : connector.getConnectedEndPoints()) {
            if (each.getConnection() instanceof Listening connection
                    && connection.isUnfinished(now)) {
                each.close(new EofException("too slow"));
            }
        }
    }

    /** Whether the request is one that Jetty made up for one that it could not parse. */
    static boolean isForgotten(Request request) {
        return request.getMethod().equals("BAD");
    }

    /**
     * Whether it is a {@code HEAD} that could not be parsed. For any other, Jetty leaves the body
     * out.
     */
    static boolean isUnparsedHead(Request request) {
        return HttpMethod.HEAD.is(request.getMethod())
                || isForgotten(request)
                        && request.getConnectionMetaData().getConnection()
                                instanceof Listening connection
                        && connection.begunAsHead;
    }

    private static final class Listening extends HttpConnection {
        private RequestHandler handler;
        private boolean begunAsHead;

        Listening(HttpConfiguration http, Connector connector, EndPoint endPoint) {
            super(http, connector, endPoint);
        }

        /** Whoever has sent nothing yet, as browsers do in advance, may be idle as ever. */
        boolean isUnfinished(long now) {
            HttpParser parser = getParser();
            return parser.inHeaderState()
                    && !parser.isStart()
                    && NanoTime.secondsElapsed(parser.getBeginNanoTime(), now) >= HEAD_SECONDS;
        }

        @Override
        protected RequestHandler newRequestHandler() {
            handler = new FewFields();
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

        /** Counts the fields before and after the body. */
        private final class FewFields extends RequestHandler {
            private int fields;

            @Override
            public void messageBegin() {
                fields = 0;
                super.messageBegin();
            }

            @Override
            public void parsedHeader(HttpField field) {
                count();
                super.parsedHeader(field);
            }

            @Override
            public void parsedTrailer(HttpField field) {
                count();
                super.parsedTrailer(field);
            }

            private void count() {
                fields++;
                if (fields > MOST_FIELDS) {
                    throw new HttpException.RuntimeException(
                            HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431);
                }
            }
        }
    }
}
