package flipscope.judge;

import flipscope.trace.run.StepBudget;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Known wrong solutions: code that returns the same everywhere has the same misconception. */
final class Misconceptions {
    private final Map<String, List<Slip>> known = new ConcurrentHashMap<>();

    private record Slip(String name, Solution solution) {}

    /**
     * The name of the misconception of code that returned this; empty if none is known.
     *
     * @param tried what it returned where it was tried
     */
    Optional<String> fitting(Task task, Map<TestCase, Outcome> tried) {
        return known.computeIfAbsent(task.name(), any -> slips(task)).stream()
                .filter(slip -> fits(slip.solution(), tried))
                .map(Slip::name)
                .findFirst();
    }

    private static List<Slip> slips(Task task) {
        return Stream.of(task.slips(), task.slipsOfBest())
                .flatMap(slips -> slips.entrySet().stream())
                .map(slip -> new Slip(slip.getKey(), Solution.read(task, slip.getValue())))
                .toList();
    }

    private static boolean fits(Solution slip, Map<TestCase, Outcome> tried) {
        StepBudget budget = new StepBudget(Long.MAX_VALUE);
        return tried.entrySet().stream()
                .allMatch(each -> each.getValue().is(slip.run(each.getKey(), budget)));
    }
}
