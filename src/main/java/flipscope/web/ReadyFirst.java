package flipscope.web;

import org.eclipse.jetty.util.component.LifeCycle;

/** Lets the first clients wait at the door, a fraction of a second, until some work is done. */
final class ReadyFirst implements LifeCycle.Listener {
    private final Thread work;

    ReadyFirst(Thread work) {
        this.work = work;
    }

    @Override
    public void lifeCycleStarting(LifeCycle door) {
        try {
            work.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
