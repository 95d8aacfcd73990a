package flipscope.web.guard;

import flipscope.work.Allotment;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.MultiPartFormData;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
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
    /** Eighteen kilobytes a second for the largest file. */
    private static final int MOST_SECONDS = 60;

    /** How often the rate is checked. */
    private static final int SECONDS = 5;

    /** The least number of bytes that must have arrived since the last check. */
    private static final int LEAST_BYTES = 1_000;

    private static final int BUSY = HttpStatus.SERVICE_UNAVAILABLE_503;

    private final Allotment memory;
    private final String client;
    private final long most;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream(0);
    private boolean isEnded;
    private int seconds;
    private int atLastCheck;
    private Scheduler.Task check;

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
        checkLater();
        read();
    }

    private void checkLater() {
        Scheduler scheduler = getRequest().getComponents().getScheduler();
        check = scheduler.schedule(this::check, SECONDS, TimeUnit.SECONDS);
    }

    private synchronized void check() {
        seconds += SECONDS;
        boolean slow = body.size() - atLastCheck < LEAST_BYTES || seconds >= MOST_SECONDS;
        atLastCheck = body.size();
        if (isEnded) {
            return;
        }
        if (slow) {
            getRequest()
                    .getConnectionMetaData()
                    .getConnection()
                    .getEndPoint()
                    .close(new EofException("too slow"));
        } else {
            checkLater();
        }
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
        stopChecking();
        next.run();
    }

    private synchronized void stopChecking() {
        isEnded = true;
        check.cancel();
    }

    /** The callback that also gives the memory back. */
    private Callback released() {
        return Callback.from(this::release, getCallback());
    }

    /** Jetty would fail once more over the parts of a form that could not be read. */
    private void release() {
        memory.give(client, body.size());
        String parts = MultiPartFormData.class.getName();
        if (getRequest().getAttribute(parts) instanceof CompletableFuture<?> read
                && read.isCompletedExceptionally()) {
            getRequest().removeAttribute(parts);
        }
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
