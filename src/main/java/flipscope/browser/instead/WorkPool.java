package flipscope.browser.instead;

import flipscope.work.Owner;
import flipscope.work.Work;

/** A pool without threads, for one client: its work {@linkplain WaitingWork waits}. */
public final class WorkPool {
    public WorkPool() {}

    public void submit(Owner owner, Work work) {
        WaitingWork.add(work);
    }

    public boolean remove(Owner owner, Work work) {
        return WaitingWork.remove(work);
    }

    public void see(String client) {}

    public void close() {}

    public boolean await(int seconds) {
        return true;
    }
}
