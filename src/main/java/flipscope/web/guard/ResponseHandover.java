package flipscope.web.guard;

import flipscope.work.Allotment;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Takes answers from the pages as fast as they are written, and sends them as fast as clients read.
 * So a slow reader holds no thread. What waits to be read may take only so much memory.
 */
final class ResponseHandover extends Handler.Wrapper {
    private final Function<Request, String> clients;
    private final Allotment memory;

    /**
     * @param clients the client of a request
     * @param memory for the answers to all requests together
     */
    ResponseHandover(Function<Request, String> clients, Allotment memory) {
        this.clients = clients;
        this.memory = memory;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        WaitingAnswer answer =
                new WaitingAnswer(response, callback, clients.apply(request), memory);
        return super.handle(request, new Taken(request, response, answer), answer.end());
    }

    private static final class Taken extends Response.Wrapper {
        private final WaitingAnswer answer;

        Taken(Request request, Response response, WaitingAnswer answer) {
            super(request, response);
            this.answer = answer;
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            answer.write(last, content, callback);
        }
    }
}
