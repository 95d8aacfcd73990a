package flipscope.work;

import java.util.HashMap;
import java.util.Map;

/**
 * Counts how much each client takes of something limited. A client may take as much as it leaves
 * free for others: alone it gets half, so the next client always finds room. No client is limited
 * as long as there is enough for all.
 */
public final class ClientQuota {
    private final long all;
    private final Map<String, Long> byClient = new HashMap<>();
    private long taken;

    public ClientQuota(long all) {
        this.all = all;
    }

    /**
     * Takes an amount for a client; false, and nothing is taken, if that is more than its share.
     */
    public synchronized boolean take(String client, long amount) {
        long own = byClient.getOrDefault(client, 0L) + amount;
        if (own > all - taken - amount) {
            return false;
        }
        byClient.put(client, own);
        taken += amount;
        return true;
    }

    /** Gives back what was taken. */
    public synchronized void give(String client, long amount) {
        long left = byClient.merge(client, -amount, Long::sum);
        taken -= amount;
        if (left == 0) {
            byClient.remove(client);
        }
    }

    /** How much is taken by all together. */
    public synchronized long taken() {
        return taken;
    }

    /** How many clients have taken something. */
    public synchronized int clients() {
        return byClient.size();
    }
}
