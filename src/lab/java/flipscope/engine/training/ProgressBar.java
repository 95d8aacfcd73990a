package flipscope.engine.training;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/** A bar on the terminal that shows how far a long run is, and how long the rest will take. */
final class ProgressBar {
    private static final int WIDTH = 40;
    private static final long BETWEEN_NANOS = 500_000_000;

    private final PrintWriter out;
    private final String what;
    private final int all;
    private final LongSupplier nanos;
    private int begun = -1;
    private long beganAt;
    private long shownAt;

    /** A bar for a number of items. */
    public ProgressBar(PrintWriter out, String what, int all) {
        this(out, what, all, System::nanoTime);
    }

    ProgressBar(PrintWriter out, String what, int all, LongSupplier nanos) {
        this.out = out;
        this.what = what;
        this.all = all;
        this.nanos = nanos;
    }

    /**
     * Shows how many items are done. Those done before the first call do not count for the time
     * left.
     */
    public void reached(int done) {
        long now = nanos.getAsLong();
        if (begun < 0) {
            begun = done;
            beganAt = now;
            shownAt = now - BETWEEN_NANOS;
        }
        if (done == all || now - shownAt >= BETWEEN_NANOS) {
            shownAt = now;
            out.print("\r" + line(done, now - beganAt) + (done == all ? "\n" : ""));
            out.flush();
        }
    }

    private String line(int done, long spent) {
        int filled = (int) ((long) WIDTH * done / all);
        String left =
                done == begun ? "" : ", " + words(spent / (done - begun) * (all - done)) + " left";
        return String.format(
                Locale.ROOT,
                "[%s%s] %d of %d %s%s ",
                "=".repeat(filled),
                " ".repeat(WIDTH - filled),
                done,
                all,
                what,
                left);
    }

    private static String words(long nanos) {
        Duration left = Duration.ofNanos(nanos);
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d",
                left.toHours(),
                left.toMinutesPart(),
                left.toSecondsPart());
    }
}
