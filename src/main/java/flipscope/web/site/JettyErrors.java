package flipscope.web.site;

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
    private final Errors errors;

    public JettyErrors(Errors errors) {
        this.errors = errors;
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
        Problem problem = Errors.of(status);
        String path = path(request);
        response.setStatus(problem.status());
        SecurityHeaders.addTo(response.getHeaders());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type(Link.pathOf(path)));
        response.write(true, ByteBuffer.wrap(errors.bytes(problem, path)), callback);
    }

    private static String path(Request request) {
        String path = request.getHttpURI() == null ? null : request.getHttpURI().getPath();
        return path == null ? "/" : path;
    }

    private static String type(String path) {
        return path.startsWith("/api/") ? "application/json" : "text/html; charset=utf-8";
    }
}
