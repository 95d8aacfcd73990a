package flipscope.web.engine;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/**
 * The connection that a request came by, to be looked at while its answer is worked out.
 *
 * <p>Jetty reads nothing from an HTTP/1 connection between the end of a request and the end of its
 * answer, so it does not see the client leave; but nor does it touch what belongs to reading. In
 * that time, and only then, a look may read in its place. It reads one byte at most: if there is
 * one, it begins the client's next request, and is handed back as the first of what Jetty reads
 * next. There is always room for it, since the request that came before has left the buffer.
 */
final class Line {
    /** What a look finds. */
    enum Sign {
        /** The client waits. */
        QUIET,
        /** The client waits, and has sent its next request meanwhile. */
        SPEAKS,
        /** The client sends nothing more. */
        CLOSED
    }

    private final EndPoint peer;
    private final Connection.UpgradeTo reader;

    private Line(EndPoint peer, Connection.UpgradeTo reader) {
        this.peer = peer;
        this.reader = reader;
    }

    /** The line of a request; none where Jetty may read from it while the answer is worked out. */
    static Optional<Line> of(HttpServletRequest servlet) {
        Request request = ServletContextRequest.getServletContextRequest(servlet);
        Connection connection = request.getConnectionMetaData().getConnection();
        boolean quiet = isVersionOne(request) && !hasBody(request);
        return quiet && connection instanceof Connection.UpgradeTo reader
                ? Optional.of(new Line(connection.getEndPoint(), reader))
                : Optional.empty();
    }

    private static boolean isVersionOne(Request request) {
        HttpVersion version = request.getConnectionMetaData().getHttpVersion();
        return version == HttpVersion.HTTP_1_0 || version == HttpVersion.HTTP_1_1;
    }

    private static boolean hasBody(Request request) {
        return request.getLength() > 0
                || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    /** Looks once, without waiting. After any other sign than {@link Sign#QUIET}: never again. */
    Sign look() {
        ByteBuffer one = BufferUtil.allocate(1);
        int read = read(one);
        if (read > 0) {
            reader.onUpgradeTo(one);
        }
        return read < 0 ? Sign.CLOSED : read > 0 ? Sign.SPEAKS : Sign.QUIET;
    }

    private int read(ByteBuffer into) {
        try {
            return peer.fill(into);
        } catch (IOException broken) {
            return -1;
        }
    }
}
