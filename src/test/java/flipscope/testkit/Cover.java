package flipscope.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** A few things among which every kind of all of them occurs. The same for the same things. */
final class Cover<T> {
    private final Map<T, Set<Object>> kinds = new LinkedHashMap<>();
    private final ToLongFunction<? super T> cost;

    private Cover(
            Collection<? extends T> all,
            Function<? super T, ? extends Collection<?>> kinds,
            ToLongFunction<? super T> cost) {
        this.cost = cost;
        all.forEach(each -> this.kinds.put(each, new HashSet<>(kinds.apply(each))));
    }

    /**
     * A share of all that has every kind in it, at little cost.
     *
     * @param kinds of what kinds a thing is: a share is good for what is told apart here
     * @param cost how long a test takes with it, in any unit
     * @return in the order of all, none of them in vain
     */
    static <T> List<T> of(
            Collection<? extends T> all,
            Function<? super T, ? extends Collection<?>> kinds,
            ToLongFunction<? super T> cost) {
        return new Cover<T>(all, kinds, cost).found();
    }

    /** Again and again the one that adds most for its cost; then without those that add nothing. */
    private List<T> found() {
        List<T> taken = new ArrayList<>();
        Set<Object> missing = kindsOf(kinds.keySet());
        while (!missing.isEmpty()) {
            T next = best(missing);
            taken.add(next);
            missing.removeAll(kinds.get(next));
        }
        Set<Object> all = kindsOf(taken);
        for (T each : List.copyOf(taken)) {
            List<T> others = new ArrayList<>(taken);
            others.remove(each);
            if (kindsOf(others).equals(all)) {
                taken = others;
            }
        }
        return kinds.keySet().stream().filter(taken::contains).toList();
    }

    private T best(Set<Object> missing) {
        T best = null;
        double most = 0;
        for (T each : kinds.keySet()) {
            double added = kinds.get(each).stream().filter(missing::contains).count();
            double worth = added / cost.applyAsLong(each);
            if (worth > most) {
                best = each;
                most = worth;
            }
        }
        return best;
    }

    private Set<Object> kindsOf(Collection<T> some) {
        Set<Object> together = new HashSet<>();
        some.forEach(each -> together.addAll(kinds.get(each)));
        return together;
    }
}
