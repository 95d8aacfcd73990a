package flipscope.judge;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.TooSlow;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.trace.SourceException;
import flipscope.trace.run.StepBudget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Judges code for a task: reads it, runs it on 2,000 inputs against the naive rules, and makes an
 * input on which it fails small. Safe for threads. The result does not depend on time or chance.
 */
public final class Judge {
    /** How many inputs are tried. */
    public static final int TRIES = 2_000;

    /** Slow code must be correct on at least this many inputs, if there are so many. */
    private static final int FEWEST_TRIES = 400;

    /** This many are tried even if the code fails, to learn how it fails. */
    private static final int TRIES_OF_WRONG = 600;

    /** How many inputs on which it fails are made small; the smallest is shown. */
    private static final int MOST_SHRUNK = 12;

    /** Where few inputs differ, this many are made to find them. */
    private static final int MOST_DRAWN = 4 * TRIES;

    /** So many judgements are kept: each page of a sheet marks all its answers. */
    private static final int MOST_KEPT = 500;

    /** Code for a task that never changes. */
    private record Code(String task, String code) {}

    private final Cache<Code, Judgement> known =
            Caffeine.newBuilder().maximumSize(MOST_KEPT).build();

    private final Map<Given, List<TestCase>> cases = new ConcurrentHashMap<>();

    /** Known wrong solutions by the name of their misconception, by task. */
    private final Map<String, List<Map.Entry<String, Solution>>> slips = new ConcurrentHashMap<>();

    /** What is found about this code. */
    public Judgement judge(Task task, String code) {
        return task.original().isPresent()
                ? judged(task, code)
                : known.get(new Code(task.name(), code), any -> judged(task, code));
    }

    /**
     * What it does on an input, as something wrong whether it is or not; its misconception is what
     * all inputs together show.
     *
     * @throws SourceException if the code cannot be read
     */
    public Wrong at(Task task, String code, TestCase at) {
        Outcome given = Solution.played(task, code).outcome(at, new StepBudget(Long.MAX_VALUE));
        Optional<String> misconception =
                judge(task, code) instanceof Wrong wrong ? wrong.misconception() : Optional.empty();
        return new Wrong(at, task.wanted(at), given, misconception);
    }

    private Judgement judged(Task task, String code) {
        Solution solution;
        try {
            solution = Solution.read(task, code);
        } catch (SourceException mistake) {
            return new Unreadable(mistake);
        }
        return judge(solution, Runs.MOST_STEPS);
    }

    /**
     * What is found about code that has been read.
     *
     * @param most how many steps all runs may take together
     */
    Judgement judge(Solution solution, long most) {
        Task task = solution.task();
        Runs runs = new Runs(solution, most);
        List<TestCase> cases = cases(task.given());
        Map<TestCase, Outcome> tried = tryOut(cases, runs);
        List<TestCase> failed =
                tried.keySet().stream().filter(at -> runs.isWrong(at, tried.get(at))).toList();
        if (!failed.isEmpty()) {
            return wrong(solution, runs, failed, tried);
        }
        if (tried.size() < Math.min(FEWEST_TRIES, cases.size())) {
            return new TooSlow(tried.size());
        }
        Solution reference = Solution.reference(task);
        Solution best = task.original().isPresent() ? reference : Solution.read(task, task.best());
        return new Correct(
                tried.size(),
                solution.costOnExample(),
                reference.costOnExample(),
                best.costOnExample());
    }

    private Map<TestCase, Outcome> tryOut(List<TestCase> cases, Runs runs) {
        Map<TestCase, Outcome> tried = new LinkedHashMap<>();
        boolean failed = false;
        for (TestCase at : cases) {
            boolean enough = failed && (tried.size() >= TRIES_OF_WRONG || runs.isHalfway());
            if (enough || !runs.hasSteps()) {
                break;
            }
            Outcome outcome = runs.of(at);
            tried.put(at, outcome);
            failed |= runs.isWrong(at, outcome);
        }
        return tried;
    }

    /** The inputs to try; those of the tasks are kept, since many write for them. */
    private List<TestCase> cases(Inputs inputs) {
        return inputs instanceof Given given
                ? cases.computeIfAbsent(given, Judge::first)
                : first(inputs);
    }

    private static List<TestCase> first(Inputs inputs) {
        return inputs.cases().limit(MOST_DRAWN).distinct().limit(TRIES).toList();
    }

    private Wrong wrong(
            Solution solution, Runs runs, List<TestCase> failed, Map<TestCase, Outcome> tried) {
        Task task = solution.task();
        Shrinker shrinker = new Shrinker(runs);
        TestCase smallest =
                failed.stream()
                        .sorted(TestCase.SIMPLEST_FIRST)
                        .limit(MOST_SHRUNK)
                        .map(shrinker::smallest)
                        .min(TestCase.SIMPLEST_FIRST)
                        .orElseThrow();
        return new Wrong(
                smallest,
                runs.wanted(smallest).orElseThrow(),
                runs.of(smallest),
                misconception(task, tried));
    }

    /** What code that returned the same wherever it was tried gets wrong, if that is known. */
    private Optional<String> misconception(Task task, Map<TestCase, Outcome> tried) {
        return slips.computeIfAbsent(task.name(), any -> slips(task)).stream()
                .filter(slip -> returns(slip.getValue(), tried))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static List<Map.Entry<String, Solution>> slips(Task task) {
        return Stream.of(task.slips(), task.slipsOfBest())
                .flatMap(slips -> slips.entrySet().stream())
                .map(slip -> Map.entry(slip.getKey(), Solution.read(task, slip.getValue())))
                .toList();
    }

    private static boolean returns(Solution slip, Map<TestCase, Outcome> tried) {
        StepBudget unlimited = new StepBudget(Long.MAX_VALUE);
        return tried.entrySet().stream()
                .allMatch(each -> each.getValue().is(slip.run(each.getKey(), unlimited)));
    }
}
