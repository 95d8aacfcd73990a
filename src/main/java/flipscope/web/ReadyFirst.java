package flipscope.web;

import org.eclipse.jetty.util.component.LifeCycle;

/** Lets the first clients wait at the door until some work is done, but not for long. */
final class ReadyFirst implements LifeCycle.Listener {
    private static final int MOST_MILLIS = 150;

    private final Thread work;

    ReadyFirst(Thread work) {
        this.work = work;
    }

    @Override
    public void lifeCycleStarting(LifeCycle door) {
        try {
            work.join(MOST_MILLIS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
