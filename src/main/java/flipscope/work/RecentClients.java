package flipscope.work;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Whether a client has had the server to itself for a moment. */
final class RecentClients {
    /** In nanoseconds. */
    static final long MOMENT = TimeUnit.SECONDS.toNanos(2);

    private record Sight(String client, long time) {}

    private final LongSupplier time;
    private Sight latest;

    /** The last request of a different client. */
    private Sight before;

    /**
     * @param time in nanoseconds
     */
    RecentClients(LongSupplier time) {
        this.time = time;
        this.latest = new Sight("", time.getAsLong() - MOMENT);
        this.before = latest;
    }

    /** A client asks for something. */
    synchronized void see(String client) {
        if (!client.equals(latest.client())) {
            before = latest;
        }
        latest = new Sight(client, time.getAsLong());
    }

    synchronized boolean isAlone(String client) {
        Sight other = client.equals(latest.client()) ? before : latest;
        return time.getAsLong() - other.time() >= MOMENT;
    }
}
