package flipscope.web.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A value that comes, can be watched and dropped. It comes once, or not at all: then it is known
 * why. What is made of it is dropped with it, and drops it in turn. Thread-safe.
 */
public final class Later<T> {
    private final List<BiConsumer<T, Throwable>> watchers = new ArrayList<>();
    private Runnable drop = () -> {};
    private boolean ended;
    private T value;
    private Throwable failure;

    /** A value that is there already. */
    public static <T> Later<T> of(T value) {
        Later<T> later = new Later<>();
        later.end(value, null);
        return later;
    }

    /** One that will never come. */
    public static <T> Later<T> failed(Throwable why) {
        Later<T> later = new Later<>();
        later.end(null, why);
        return later;
    }

    /**
     * One that is still to be made.
     *
     * @param drop what gives it up
     */
    public static <T> Later<T> droppedBy(Runnable drop) {
        Later<T> later = new Later<>();
        later.drop = drop;
        return later;
    }

    /** Ends the waiting, with a value or with why there is none; the first end counts. */
    public void end(T found, Throwable why) {
        List<BiConsumer<T, Throwable>> told;
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
            value = found;
            failure = why;
            told = List.copyOf(watchers);
            watchers.clear();
        }
        told.forEach(each -> each.accept(found, why));
    }

    /** Tells somebody the value, or why there is none: now, if that is known. */
    public void watch(BiConsumer<T, Throwable> watcher) {
        synchronized (this) {
            if (!ended) {
                watchers.add(watcher);
                return;
            }
        }
        watcher.accept(value, failure);
    }

    /** Gives the value up, and the work for it. */
    public void drop() {
        Runnable dropping;
        synchronized (this) {
            dropping = ended ? () -> {} : drop;
        }
        dropping.run();
        end(null, new CancellationException());
    }

    public synchronized boolean isEnded() {
        return ended;
    }

    /** What is made of the value at once. */
    public <R> Later<R> map(Function<? super T, ? extends R> made) {
        return then(found -> of(made.apply(found)));
    }

    /** What comes after the value, for which there may be more work. */
    public <R> Later<R> then(Function<? super T, Later<R>> more) {
        Later<R> next = droppedBy(this::drop);
        watch((found, why) -> next.follow(found, why, more));
        return next;
    }

    private <S> void follow(S found, Throwable why, Function<? super S, Later<T>> more) {
        if (why != null || isEnded()) {
            end(null, why);
            return;
        }
        try {
            Later<T> rest = more.apply(found);
            synchronized (this) {
                drop = rest::drop;
            }
            if (isEnded()) {
                rest.drop();
            }
            rest.watch(this::end);
        } catch (RuntimeException failed) {
            end(null, failed);
        }
    }
}
