package flipscope.work;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process after an {@link Error}. When memory has run out, or a class is missing, nothing
 * that is in memory can be relied on any more; a supervisor starts the server again, which keeps no
 * state. A stack that was too small for one task is no such error.
 */
public final class FatalErrors {
    private static final Logger LOG = LoggerFactory.getLogger(FatalErrors.class);

    /** The exit code. */
    static final int CODE = 3;

    /** Causes may form a circle. */
    private static final int DEEPEST_CAUSE = 20;

    private static final AtomicReference<IntConsumer> END =
            new AtomicReference<>(Runtime.getRuntime()::halt);

    private FatalErrors() {}

    /** Loads the classes that ending the process needs, while they can still be loaded. */
    public static void prepare() {
        endAfter(new IllegalStateException("none"));
    }

    /** Ends the process if a failure is such an error, or was caused by one. Otherwise returns. */
    public static void endAfter(Throwable failure) {
        if (isFatal(failure)) {
            end(failure);
        }
    }

    /** Allocates nothing: there may be no memory left. */
    private static boolean isFatal(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; depth < DEEPEST_CAUSE && cause != null; depth++) {
            if (cause instanceof Error && !(cause instanceof StackOverflowError)) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }

    /** Logging may fail too when memory has run out. */
    private static void end(Throwable failure) {
        try {
            LOG.error("The server ends, since it cannot be relied on any more", failure);
        } finally {
            END.get().accept(CODE);
        }
    }

    /** Replaces the end of the process in tests; returns what it was. */
    static IntConsumer ending(IntConsumer end) {
        return END.getAndSet(end);
    }
}
