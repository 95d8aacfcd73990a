package flipscope.browser.instead;

import java.util.ArrayDeque;
import java.util.Queue;

/** Work that waits until the page that asked for it has said what follows. */
public final class WaitingWork {
    private static final Queue<Runnable> WAITING = new ArrayDeque<>();

    private WaitingWork() {}

    static void add(Runnable work) {
        WAITING.add(work);
    }

    static boolean remove(Runnable work) {
        return WAITING.remove(work);
    }

    /** Does all of it, and what it asks for in turn. */
    public static void doAll() {
        while (!WAITING.isEmpty()) {
            WAITING.remove().run();
        }
    }
}
