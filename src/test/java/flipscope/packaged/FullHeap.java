package flipscope.packaged;

import flipscope.web.Server;
import flipscope.web.site.Settings;
import io.javalin.Javalin;
import java.util.ArrayDeque;
import java.util.Deque;

/** A server whose memory is taken away from it, all but a little. */
public final class FullHeap {
    /** What is left lets it take requests, and is too little for most answers. */
    private static final int LEFT = 256 << 10;

    private FullHeap() {}

    /** Says its port, then that memory is full; then it goes on until it is ended. */
    public static void main(String[] arguments) throws InterruptedException {
        Javalin server = Server.create(new Settings(0, false)).start();
        System.out.println(server.port());
        Deque<byte[]> taken = new ArrayDeque<>(1 << 16);
        byte[] full = {'f', 'u', 'l', 'l', '\n'};
        byte[][] left = {new byte[LEFT]};
        for (int size = 1 << 20; size >= 1 << 10; size /= 4) {
            take(taken, size);
        }
        left[0] = null;
        System.out.write(full, 0, full.length);
        System.out.flush();
        Thread.sleep(60_000);
        System.out.println(taken.size());
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
