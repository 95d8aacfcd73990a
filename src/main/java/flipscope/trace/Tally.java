package flipscope.trace;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the operations that matter, by kind. */
final class Tally {
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private int total;
    private int depth;

    /**
     * @param chain how many operations in a row led to this one, itself included
     */
    void add(Operator operator, int chain) {
        counts.merge(operator.kind(), 1, Integer::sum);
        total++;
        depth = Math.max(depth, chain);
    }

    Counts counts() {
        Map<String, Integer> ordered = new LinkedHashMap<>();
        for (String kind : Counts.KINDS)
            if (counts.containsKey(kind)) ordered.put(kind, counts.get(kind));
        return new Counts(Collections.unmodifiableMap(ordered), total, depth);
    }
}
