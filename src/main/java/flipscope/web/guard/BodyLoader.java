package flipscope.web.guard;

import flipscope.work.Allotment;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler.ContentLoader;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Reads the body of a request before any page sees the request, so that a slow upload holds no
 * thread. A body must be there in time; the bodies of a client may take only so much memory.
 */
final class BodyLoader extends ContentLoader {
    /** Twenty kilobytes a second for the largest file. */
    static final int SECONDS = 60;

    private static final int BUSY = HttpStatus.SERVICE_UNAVAILABLE_503;

    private final Allotment memory;
    private final String client;
    private final long most;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream(0);
    private Scheduler.Task deadline;

    /**
     * @param memory for the bodies of all requests together
     * @param most bytes of a body
     */
    BodyLoader(Exchange exchange, Handler next, String client, Allotment memory, long most) {
        super(next, exchange.request(), exchange.response(), exchange.callback());
        this.client = client;
        this.memory = memory;
        this.most = most;
    }

    /** A request and where its answer goes. */
    record Exchange(Request request, Response response, Callback callback) {}

    @Override
    protected void load() {
        deadline =
                getRequest()
                        .getComponents()
                        .getScheduler()
                        .schedule(this::giveUp, SECONDS, TimeUnit.SECONDS);
        read();
    }

    private void giveUp() {
        getRequest().getConnectionMetaData().getConnection().getEndPoint().close();
    }

    private void read() {
        while (true) {
            Content.Chunk chunk = getRequest().read();
            if (chunk == null) {
                getRequest().demand(this::read);
                return;
            }
            if (Content.Chunk.isFailure(chunk)) {
                end(() -> released().failed(chunk.getFailure()));
                return;
            }
            boolean last = chunk.isLast();
            boolean kept = keep(chunk);
            chunk.release();
            if (!kept) {
                end(() -> Response.writeError(getRequest(), getResponse(), released(), BUSY));
                return;
            }
            // One that is too large is for the page to refuse, which says how large it may be.
            if (last || body.size() > most) {
                end(() -> handle(loaded(), getResponse(), released()));
                return;
            }
        }
    }

    /** Adds what was read, if there is memory for it. */
    private boolean keep(Content.Chunk chunk) {
        boolean room = memory.take(client, chunk.remaining());
        if (room) {
            body.writeBytes(BufferUtil.toArray(chunk.getByteBuffer()));
        }
        return room;
    }

    private void end(Runnable next) {
        deadline.cancel();
        next.run();
    }

    /** The callback that also gives the memory back. */
    private Callback released() {
        return Callback.from(getCallback(), () -> memory.give(client, body.size()));
    }

    private Request loaded() {
        return new Loaded(getRequest(), ByteBuffer.wrap(body.toByteArray()));
    }

    /** A request whose body has been read. */
    private static final class Loaded extends Request.Wrapper {
        private Content.Chunk next;

        Loaded(Request request, ByteBuffer body) {
            super(request);
            next = Content.Chunk.from(body, true);
        }

        @Override
        public Content.Chunk read() {
            Content.Chunk chunk = next;
            next = Content.Chunk.next(chunk);
            return chunk;
        }

        @Override
        public void demand(Runnable readable) {
            readable.run();
        }
    }
}
