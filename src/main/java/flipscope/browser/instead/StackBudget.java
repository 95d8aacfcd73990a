package flipscope.browser.instead;

import java.util.function.Supplier;

/** The stack of a worker is all there is. */
public final class StackBudget {
    public void run(int levels, Runnable work) {
        work.run();
    }

    static <T> T onLargeStack(Supplier<T> work) {
        return work.get();
    }
}
