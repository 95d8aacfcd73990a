package flipscope.web.guard;

import flipscope.work.Allotment;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.eclipse.jetty.util.thread.Scheduler;

/** What a client has yet to read of an answer, in the order in which it was written. */
final class WaitingAnswer extends IteratingCallback {
    /** The least that a client must read in a second, in bytes, after some seconds of grace. */
    private static final int LEAST_RATE = 2_000;

    private static final int GRACE_SECONDS = 10;

    private final Response response;
    private final Callback callback;
    private final String client;
    private final Allotment memory;
    private final Queue<Piece> waiting = new ArrayDeque<>();
    private Piece sending;
    private Scheduler.Task deadline;
    private boolean complete;
    private boolean told;
    private Throwable failure;

    private record Piece(boolean last, ByteBuffer content, int size) {}

    /**
     * @param callback is told when everything has been read
     */
    WaitingAnswer(Response response, Callback callback, String client, Allotment memory) {
        this.response = response;
        this.callback = callback;
        this.client = client;
        this.memory = memory;
    }

    /** Takes a piece. Its writer may go on at once. */
    void write(boolean last, ByteBuffer content, Callback writer) {
        Throwable refused = add(last, content);
        if (refused == null) {
            iterate();
            writer.succeeded();
        } else {
            writer.failed(refused);
        }
    }

    private synchronized Throwable add(boolean last, ByteBuffer content) {
        int size = content == null ? 0 : content.remaining();
        if (failure == null && !memory.take(client, size)) {
            failure = new EofException("too much waits to be read by this client");
        }
        if (failure == null) {
            byte[] copy = size == 0 ? new byte[0] : BufferUtil.toArray(content);
            waiting.add(new Piece(last, ByteBuffer.wrap(copy), size));
            if (size > 0) {
                content.position(content.limit());
            }
        }
        return failure;
    }

    /** To be called when the page has written everything, or has failed. */
    Callback end() {
        return Callback.from(
                InvocationType.NON_BLOCKING,
                () -> {
                    complete();
                    iterate();
                    tellFailure();
                },
                cause -> {
                    complete();
                    abort(cause);
                    tellFailure();
                });
    }

    private synchronized void complete() {
        complete = true;
    }

    /**
     * A page that is still writing keeps its request; it learns of the failure with its next piece.
     */
    private void tellFailure() {
        if (isToBeTold()) {
            callback.failed(failure);
        }
    }

    private synchronized boolean isToBeTold() {
        boolean now = complete && failure != null && !told;
        told |= now;
        return now;
    }

    @Override
    protected Action process() {
        Piece next = next();
        if (next == null) {
            return isComplete() ? Action.SUCCEEDED : Action.IDLE;
        }
        response.write(next.last(), next.content(), this);
        watch(next);
        return Action.SCHEDULED;
    }

    private synchronized Piece next() {
        sending = waiting.poll();
        return sending;
    }

    private synchronized boolean isComplete() {
        return complete && waiting.isEmpty();
    }

    /** Usually the piece has been sent already. */
    @SuppressWarnings("ReferenceEquality") // equal pieces may follow each other
    private synchronized void watch(Piece piece) {
        if (sending == piece) {
            int seconds = GRACE_SECONDS + piece.size() / LEAST_RATE;
            deadline =
                    response.getRequest()
                            .getComponents()
                            .getScheduler()
                            .schedule(this::hangUp, seconds, TimeUnit.SECONDS);
        }
    }

    private void hangUp() {
        response.getRequest()
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .close(new EofException("too slow"));
    }

    @Override
    protected void onSuccess() {
        release();
    }

    /** The piece that was being sent is done with. */
    private synchronized void release() {
        if (deadline != null) {
            deadline.cancel();
            deadline = null;
        }
        if (sending != null) {
            memory.give(client, sending.size());
            sending = null;
        }
    }

    @Override
    protected void onCompleteSuccess() {
        callback.succeeded();
    }

    @Override
    protected void onCompleteFailure(Throwable cause) {
        drop(cause);
        tellFailure();
    }

    private synchronized void drop(Throwable cause) {
        failure = failure == null ? cause : failure;
        release();
        waiting.forEach(piece -> memory.give(client, piece.size()));
        waiting.clear();
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.NON_BLOCKING;
    }
}
