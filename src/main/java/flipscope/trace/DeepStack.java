package flipscope.trace;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Runs what recurses deeply on a thread with room for it, so that no input can overflow the stack.
 */
final class DeepStack {
    /** Reserved, not used: memory is taken only as deep as the work goes. */
    private static final long BYTES = 256L << 20;

    private DeepStack() {}

    static void run(Runnable work) {
        call(
                () -> {
                    work.run();
                    return null;
                });
    }

    /** The work's result; its exceptions come through as they are. */
    static <T> T call(Supplier<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Runnable body =
                () -> {
                    try {
                        result.complete(work.get());
                    } catch (Throwable e) {
                        result.completeExceptionally(e);
                    }
                };
        Thread thread = new Thread(null, body, "flipscope-deep", BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof Error cause) throw cause;
            throw e;
        }
    }
}
