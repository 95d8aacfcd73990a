package flipscope.trace.parse;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Keeps recursion within the stack: counts the levels of syntax that are open at once, and moves
 * work to a thread with a larger stack before the present one could overflow. Ordinary code stays
 * on the thread of its caller.
 */
public final class StackBudget {
    /** A level takes at most 1 kB of an ordinary stack, usually 512 kB or 1 MB. */
    static final int ORDINARY_LEVELS = 300;

    private static final long LARGE_STACK_BYTES = 16L << 20;
    private static final int LARGE_STACK_LEVELS = 15_000;

    private int left = ORDINARY_LEVELS;

    /**
     * Runs work that opens at most so many levels; on a larger stack where this one is too small.
     */
    public void run(int levels, Runnable work) {
        int before = left;
        if (levels <= left) {
            left -= levels;
            work.run();
        } else {
            left = LARGE_STACK_LEVELS - levels;
            onLargeStack(
                    () -> {
                        work.run();
                        return null;
                    });
        }
        left = before;
    }

    /** Runs work on a thread with a large stack; its exceptions come through unchanged. */
    static <T> T onLargeStack(Supplier<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Runnable body =
                () -> {
                    try {
                        result.complete(work.get());
                    } catch (Throwable e) {
                        result.completeExceptionally(e);
                    }
                };
        Thread thread = new Thread(null, body, "flipscope-large-stack", LARGE_STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        }
    }
}
