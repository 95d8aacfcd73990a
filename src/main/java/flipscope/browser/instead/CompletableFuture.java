package flipscope.browser.instead;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** A future where there is one thread: what is not done when it is joined never will be. */
public class CompletableFuture<T> {
    private boolean done;
    private T value;
    private Throwable failure;
    private List<Runnable> waiting = new ArrayList<>();

    public static <T> CompletableFuture<T> completedFuture(T value) {
        CompletableFuture<T> future = new CompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <T> CompletableFuture<T> failedFuture(Throwable failure) {
        CompletableFuture<T> future = new CompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    public boolean complete(T value) {
        return end(value, null);
    }

    public boolean completeExceptionally(Throwable failure) {
        return end(null, failure);
    }

    public boolean cancel(boolean ignored) {
        return completeExceptionally(new CancellationException());
    }

    private boolean end(T value, Throwable failure) {
        if (done) {
            return false;
        }
        done = true;
        this.value = value;
        this.failure = failure;
        List<Runnable> told = waiting;
        waiting = List.of();
        told.forEach(Runnable::run);
        return true;
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public <R> CompletableFuture<R> thenApply(Function<? super T, ? extends R> next) {
        return then(future -> future.complete(next.apply(value)));
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> next) {
        return thenApply(
                found -> {
                    next.accept(found);
                    return null;
                });
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> next) {
        return thenAccept(next);
    }

    public <R> CompletableFuture<R> thenCompose(
            Function<? super T, ? extends CompletableFuture<R>> next) {
        return then(
                future -> {
                    CompletableFuture<R> inner = next.apply(value);
                    inner.whenDone(() -> future.end(inner.value, passedOn(inner.failure)));
                });
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> next) {
        CompletableFuture<T> future = new CompletableFuture<>();
        whenDone(
                () -> {
                    Throwable end = passedOn(failure);
                    try {
                        next.accept(value, failure);
                    } catch (RuntimeException | Error thrown) {
                        end = end == null ? passedOn(thrown) : end;
                    }
                    future.end(value, end);
                });
        return future;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> next) {
        CompletableFuture<T> future = new CompletableFuture<>();
        whenDone(
                () -> {
                    if (failure == null) {
                        future.complete(value);
                    } else {
                        attempt(future, () -> future.complete(next.apply(failure)));
                    }
                });
        return future;
    }

    public CompletableFuture<T> copy() {
        return thenApply(found -> found);
    }

    public T join() {
        if (!done) {
            throw new IllegalStateException("there is no other thread that could complete it");
        }
        if (failure instanceof CancellationException cancelled) {
            throw cancelled;
        }
        if (failure != null) {
            throw (CompletionException) passedOn(failure);
        }
        return value;
    }

    private void whenDone(Runnable next) {
        if (done) {
            next.run();
        } else {
            waiting.add(next);
        }
    }

    /** A future of what follows a success; a failure is passed on. */
    private <R> CompletableFuture<R> then(Consumer<CompletableFuture<R>> next) {
        CompletableFuture<R> future = new CompletableFuture<>();
        whenDone(
                () -> {
                    if (failure == null) {
                        attempt(future, () -> next.accept(future));
                    } else {
                        future.end(null, passedOn(failure));
                    }
                });
        return future;
    }

    private static void attempt(CompletableFuture<?> future, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error thrown) {
            future.completeExceptionally(passedOn(thrown));
        }
    }

    private static Throwable passedOn(Throwable failure) {
        return failure == null || failure instanceof CompletionException
                ? failure
                : new CompletionException(failure);
    }
}
