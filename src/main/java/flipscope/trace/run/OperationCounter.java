package flipscope.trace.run;

import flipscope.trace.Counts;
import flipscope.trace.Operator;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts operations by kind. */
final class OperationCounter {
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private int total;
    private int depth;

    /**
     * @param chain the length of the chain of operations that ends with this one
     */
    void add(Operator operator, int chain) {
        counts.merge(operator.kind(), 1, Integer::sum);
        total++;
        depth = Math.max(depth, chain);
    }

    Counts counts() {
        Map<String, Integer> ordered = new LinkedHashMap<>();
        for (String kind : Counts.KINDS) {
            if (counts.containsKey(kind)) {
                ordered.put(kind, counts.get(kind));
            }
        }
        return new Counts(Collections.unmodifiableMap(ordered), total, depth);
    }
}
