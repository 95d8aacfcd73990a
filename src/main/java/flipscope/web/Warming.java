package flipscope.web;

import flipscope.work.FatalErrors;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Makes ready, in the background, what the first page does without: once nobody has asked for
 * anything for a moment, so that it takes no processor from those who wait.
 */
final class Warming {
    /** How long nobody has asked, in nanoseconds. */
    static final long QUIET = TimeUnit.SECONDS.toNanos(2);

    /** A server that is never quiet is warmed all the same. */
    static final long LATEST = TimeUnit.SECONDS.toNanos(30);

    private static final int LOOK_EVERY_MILLIS = 250;

    private final LongSupplier time;
    private final List<Runnable> work;
    private final Thread thread = background("warming", this::warm);
    private volatile long begun;
    private volatile long asked;

    /**
     * @param time in nanoseconds
     * @param work one after the other, each when it is quiet
     */
    Warming(LongSupplier time, List<Runnable> work) {
        this.time = time;
        this.work = work;
    }

    /** Does in the background what the first page waits for. */
    static Thread atOnce(Runnable work) {
        Thread thread = background("first page", work);
        thread.start();
        return thread;
    }

    void begin() {
        begun = time.getAsLong();
        asked = begun;
        thread.start();
    }

    /** Somebody asks for something, or has been answered. */
    void ask() {
        asked = time.getAsLong();
    }

    boolean isTime() {
        long now = time.getAsLong();
        return now - asked >= QUIET || now - begun >= LATEST;
    }

    void end() {
        thread.interrupt();
    }

    private void warm() {
        try {
            for (Runnable each : work) {
                while (!isTime()) {
                    Thread.sleep(LOOK_EVERY_MILLIS);
                }
                each.run();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread background(String name, Runnable work) {
        Runnable guarded =
                () -> {
                    try {
                        work.run();
                    } catch (RuntimeException | Error failure) {
                        FatalErrors.endAfter(failure);
                        throw failure;
                    }
                };
        Thread thread = new Thread(guarded, name);
        thread.setDaemon(true);
        return thread;
    }
}
