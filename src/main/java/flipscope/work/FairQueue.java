package flipscope.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A queue that serves its branches in turn, and in each branch its branches in turn. Each item
 * waits at the end of a path of names. Not safe for threads.
 */
final class FairQueue<T> {
    /** The branches that have items, the one to be served next first. */
    private final Map<String, FairQueue<T>> branches = new LinkedHashMap<>();

    private final Deque<T> own = new ArrayDeque<>();

    void add(List<String> path, T item) {
        if (path.isEmpty()) {
            own.add(item);
        } else {
            branches.computeIfAbsent(path.get(0), name -> new FairQueue<>())
                    .add(path.subList(1, path.size()), item);
        }
    }

    /**
     * Takes the next item of those branches that may be served, if there is one.
     *
     * @param ready whether the first branch of this name may be served
     */
    Optional<T> poll(Predicate<String> ready) {
        return branches.keySet().stream()
                .filter(ready)
                .findFirst()
                .map(this::poll)
                .orElseGet(() -> Optional.ofNullable(own.poll()));
    }

    /** A branch that is served goes to the end. */
    private Optional<T> poll(String name) {
        FairQueue<T> branch = branches.remove(name);
        Optional<T> item = branch.poll(any -> true);
        if (!branch.isEmpty()) {
            branches.put(name, branch);
        }
        return item;
    }

    /** Removes an item; returns whether it was there. */
    boolean remove(List<String> path, T item) {
        if (path.isEmpty()) {
            return own.remove(item);
        }
        FairQueue<T> branch = branches.get(path.get(0));
        boolean removed = branch != null && branch.remove(path.subList(1, path.size()), item);
        if (removed && branch.isEmpty()) {
            branches.remove(path.get(0));
        }
        return removed;
    }

    boolean isEmpty() {
        return branches.isEmpty() && own.isEmpty();
    }
}
