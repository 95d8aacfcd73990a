package flipscope.judge;

import flipscope.trace.StepBudget;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Known wrong solutions: code that returns the same everywhere has the same misconception. */
final class Misconceptions {
    private final Map<String, Map<String, Solution>> known = new ConcurrentHashMap<>();

    /**
     * The name of the misconception of code that returned this; empty if none is known.
     *
     * @param tried what it returned where it was tried
     */
    Optional<String> fitting(Task task, Map<TestCase, Outcome> tried) {
        return slips(task).entrySet().stream()
                .filter(slip -> fits(slip.getValue(), tried))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Map<String, Solution> slips(Task task) {
        return known.computeIfAbsent(task.name(), any -> read(task));
    }

    private static Map<String, Solution> read(Task task) {
        Map<String, Solution> slips = new LinkedHashMap<>();
        task.slips().forEach((name, code) -> slips.put(name, Solution.read(task, code)));
        return slips;
    }

    private static boolean fits(Solution slip, Map<TestCase, Outcome> tried) {
        StepBudget budget = new StepBudget(Long.MAX_VALUE);
        return tried.entrySet().stream()
                .allMatch(each -> each.getValue().is(slip.run(each.getKey(), budget)));
    }
}
