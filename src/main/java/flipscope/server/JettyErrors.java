package flipscope.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.page.Errors;
import flipscope.web.page.SecurityHeaders;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Shows Jetty's own errors, such as a malformed URI or oversized headers, in this site's format.
 */
public final class JettyErrors extends ErrorHandler {
    /** Jetty takes a request line that breaks off for one of the first version. */
    private static final String NO_VERSION = "HTTP/0.9";

    private final Errors errors;
    private final BasePath basePath;

    public JettyErrors(Errors errors, BasePath basePath) {
        this.errors = errors;
        this.basePath = basePath;
    }

    /** Every method's errors have a page and our headers. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    /** For a request that was parsed but could not be dispatched to a handler. */
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            String message,
            Throwable cause,
            Callback callback) {
        Problem problem =
                errors.of(message != null && message.startsWith(NO_VERSION) ? 400 : status);
        String base = basePath.of(request);
        String path = Link.bare(path(request), base);
        response.setStatus(problem.status());
        SecurityHeaders.all().forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type(path));
        if (HeadConnections.isForgotten(request)) {
            // Jetty closes the connection, but would not say so.
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        boolean bare = HeadConnections.isUnparsedHead(request);
        byte[] body = bare ? new byte[0] : bytes(problem, path, base);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    private byte[] bytes(Problem problem, String path, String base) {
        byte[] answer = errors.bytes(problem, path);
        return Errors.isForPrograms(path)
                ? answer
                : BasePathRewriter.of(new String(answer, UTF_8), base).getBytes(UTF_8);
    }

    private static String path(Request request) {
        String path = request.getHttpURI() == null ? null : request.getHttpURI().getPath();
        return path == null ? "/" : path;
    }

    private static String type(String path) {
        return Errors.isForPrograms(Link.pathOf(path))
                ? "application/json"
                : "text/html; charset=utf-8";
    }
}
