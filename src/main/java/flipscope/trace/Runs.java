package flipscope.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** Neighbours in a list that belong together: steps of a line, rounds of a loop, rows of a text. */
public final class Runs {
    private Runs() {}

    /**
     * The list in pieces, cut wherever an element does not belong to the one before it.
     *
     * @param together whether the second belongs to the first
     */
    public static <T> List<List<T>> of(List<T> list, BiPredicate<T, T> together) {
        List<List<T>> runs = new ArrayList<>();
        for (T each : list) {
            if (runs.isEmpty() || !together.test(Last.of(Last.of(runs)), each)) {
                runs.add(new ArrayList<>());
            }
            Last.of(runs).add(each);
        }
        return runs;
    }
}
