package flipscope.server;

import io.javalin.http.Handler;

/** Makes an exception of a stack overflow, so that it fails one request and is answered as one. */
final class StackOverflows {
    private StackOverflows() {}

    static Handler caught(Handler page) {
        return ctx -> {
            try {
                page.handle(ctx);
            } catch (StackOverflowError tooDeep) {
                throw new IllegalStateException(tooDeep);
            }
        };
    }
}
