package flipscope.server.guard;

import flipscope.work.ClientQuota;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Reads bodies before any page sees their requests, so that a slow upload holds no thread. The
 * bodies of a client may take only so much memory.
 */
final class Uploads extends EagerContentHandler.RetainedContentLoaderFactory {
    /** What a piece takes beside its bytes, of which there may be one. */
    private static final int BYTES_A_PIECE = 128;

    private final Function<Request, String> clients;
    private final ClientQuota memory;
    private final long most;

    /**
     * @param clients the client of a request
     * @param memory for the bodies of all requests together
     * @param most bytes of a body; the page reads the rest of a larger one, or refuses it
     */
    Uploads(Function<Request, String> clients, ClientQuota memory, long most) {
        super(most, BYTES_A_PIECE, false);
        this.clients = clients;
        this.memory = memory;
        this.most = most;
    }

    @Override
    public EagerContentHandler.ContentLoader newContentLoader(
            String contentType,
            String mimeType,
            Handler next,
            Request request,
            Response response,
            Callback callback) {
        String client = clients.apply(request);
        long size = request.getLength() < 0 ? most : Math.min(most, request.getLength());
        if (!memory.take(client, size)) {
            throw new HttpException.RuntimeException(HttpStatus.SERVICE_UNAVAILABLE_503);
        }
        Callback released = Callback.from(() -> memory.give(client, size), callback);
        return super.newContentLoader(
                contentType, mimeType, next, impatient(request), response, released);
    }

    /** A body that does not come in time has failed; Jetty would go on waiting for it. */
    private static Request impatient(Request request) {
        return new Request.Wrapper(request) {
            @Override
            public Content.Chunk read() {
                Content.Chunk chunk = super.read();
                return Content.Chunk.isFailure(chunk, false)
                        ? Content.Chunk.from(chunk.getFailure(), true)
                        : chunk;
            }
        };
    }
}
