package flipscope.packaged;

import flipscope.server.Server;
import flipscope.web.LocalSettings;
import io.javalin.Javalin;
import java.util.ArrayDeque;
import java.util.Deque;

/** A server whose memory is taken away from it while nobody asks for anything. */
public final class FullHeap {
    private FullHeap() {}

    /** Takes all the memory; then it goes on until it is ended. */
    public static void main(String[] arguments) throws InterruptedException {
        Javalin server = Server.create(LocalSettings.PLAIN).start();
        Deque<byte[]> taken = new ArrayDeque<>(1 << 16);
        for (int size = 1 << 20; size >= 1 << 10; size /= 4) {
            take(taken, size);
        }
        Thread.sleep(600_000);
        System.out.println(server.port() + taken.size());
    }

    private static void take(Deque<byte[]> taken, int size) {
        try {
            while (true) {
                taken.add(new byte[size]);
            }
        } catch (OutOfMemoryError none) {
            // That is what it is for.
        }
    }
}
