package flipscope.work;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Ends the process once memory has run out, whoever needed it.
 *
 * <p>A server that finds no memory for a new connection closes it, before any handler of ours could
 * learn of it; so it would stay up and answer nobody. The probe asks for some memory every second
 * instead, and {@linkplain FatalErrors ends} the process when there is none.
 */
public final class MemoryProbe {
    /** More than a connection needs, and little beside the smallest heap. */
    private static final int BYTES = 1 << 20;

    private static final long EVERY = TimeUnit.SECONDS.toMillis(1);

    private final int bytes;
    private final Thread thread = new Thread(this::run, "memory probe");

    /** What was allocated last; an allocation that nobody can see might be left out. */
    private final AtomicReference<byte[]> taken = new AtomicReference<>();

    public MemoryProbe() {
        this(BYTES);
    }

    MemoryProbe(int bytes) {
        this.bytes = bytes;
        thread.setDaemon(true);
    }

    public void begin() {
        thread.start();
    }

    public void end() {
        thread.interrupt();
    }

    private void run() {
        try {
            while (true) {
                taken.set(new byte[bytes]);
                taken.set(null);
                Thread.sleep(EVERY);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (OutOfMemoryError none) {
            FatalErrors.endAfter(none);
        }
    }
}
