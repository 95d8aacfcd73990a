package flipscope.browser.instead;

/** A lock where there is one thread: always free. */
public final class ReentrantLock {
    public void lock() {}

    public void unlock() {}

    public boolean tryLock() {
        return true;
    }
}
