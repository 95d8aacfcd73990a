package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Judgement.Wrong;
import flipscope.testkit.Packaged;
import flipscope.trace.EvaluationException;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.edit.Alternative;
import flipscope.trace.edit.EditableToken;
import flipscope.trace.run.StepBudget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** References with one token changed: each is found wrong, on an input that is really small. */
class MutantsTest {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);
    private static final Judge JUDGE = new Judge();
    private static final int MOST = 20;
    private static final int EQUAL_ON = 20_000;

    /** Changes that change nothing, by task: {@code line:column with what}. */
    private static final Map<String, Set<String>> EQUIVALENT =
            // No bit of the walker has been passed before, so there is nothing to cancel.
            // Nothing of the file lies between the rook and the square above it.
            // A run to the right never has a1, so there is no sign to copy.
            Map.of(
                    "flips",
                    Set.of("14:16 ^="),
                    "ray",
                    Set.of("4:26 8", "4:26 2"),
                    "moves",
                    Set.of("22:37 >>"),
                    "turned",
                    Set.of("26:20 ^="));

    private static final Map<Given, List<TestCase>> OF_FEW_DISCS =
            Stream.of(Given.values())
                    .collect(Collectors.toMap(given -> given, MutantsTest::ofFewDiscs));

    private static List<TestCase> ofFewDiscs(Given given) {
        return TestCases.of(given)
                .limit(Judge.TRIES)
                .filter(at -> at.discs() > 4 && at.discs() <= 12)
                .toList();
    }

    private record Mutant(Task task, String change, String code) {
        @Override
        public String toString() {
            return task.name() + " " + change;
        }
    }

    static Stream<Mutant> mutants() {
        return TASKS.all().stream().flatMap(task -> some(task).stream());
    }

    /** All, or as many by seed. */
    private static List<Mutant> some(Task task) {
        Solution reference = Solution.read(task, task.reference());
        List<Mutant> all = new ArrayList<>();
        for (EditableToken token : reference.program().changeables(reference.method())) {
            for (Alternative other : token.alternatives()) {
                all.add(mutant(task, token.token().span(), other.text()));
            }
        }
        Collections.shuffle(all, new Random(1));
        return all.subList(0, Math.min(MOST, all.size()));
    }

    private static Mutant mutant(Task task, Span place, String text) {
        List<String> lines = new ArrayList<>(task.reference().lines().toList());
        String line = lines.get(place.line() - 1);
        lines.set(
                place.line() - 1,
                line.substring(0, place.column() - 1) + text + line.substring(place.endColumn()));
        String change = place.line() + ":" + place.column() + " " + text;
        return new Mutant(task, change, String.join("\n", lines) + "\n");
    }

    @Test
    void thereAreManyOfThem() {
        assertThat(mutants()).hasSizeGreaterThan(80);
    }

    @ParameterizedTest
    @MethodSource("mutants")
    void everyMutantIsWrongOnASmallInputUnlessItIsEquivalent(Mutant mutant) {
        Judgement judgement = JUDGE.judge(mutant.task, mutant.code);
        if (judgement instanceof Wrong wrong) {
            assertSmall(mutant, wrong);
        }
        boolean correct = judgement.isCorrect();
        Set<String> equivalent = EQUIVALENT.getOrDefault(mutant.task.name(), Set.of());
        assertThat(correct).isEqualTo(equivalent.contains(mutant.change));
        if (correct) {
            Solution same = Solution.read(mutant.task, mutant.code);
            assertThat(mutant.task.given().cases().limit(EQUAL_ON))
                    .allMatch(
                            at ->
                                    same.run(at, new StepBudget(Long.MAX_VALUE))
                                            .equals(mutant.task.wanted(at)));
        }
    }

    private static void assertSmall(Mutant mutant, Wrong wrong) {
        Solution solution = Solution.read(mutant.task, mutant.code);
        assertThat(mutant.task.given().isValid(wrong.at())).isTrue();
        assertThat(fails(solution, wrong.at())).isTrue();
        assertThat(subsets(mutant.task.given(), wrong.at()).stream())
                .filteredOn(less -> less.discs() == wrong.at().discs() - 1)
                .noneMatch(less -> fails(solution, less));
        assertThat(nearerTheMiddle(wrong.at()))
                .noneMatch(at -> mutant.task.given().isValid(at) && fails(solution, at));
    }

    /** The same discs, moved together to where they are nearer the middle. */
    private static Stream<TestCase> nearerTheMiddle(TestCase at) {
        return IntStream.rangeClosed(-7, 7)
                .boxed()
                .flatMap(
                        files -> IntStream.rangeClosed(-7, 7).mapToObj(row -> at.moved(files, row)))
                .flatMap(Optional::stream)
                .filter(moved -> TestCase.SIMPLEST_FIRST.compare(moved, at) < 0);
    }

    @Test
    void ofFewDiscsTheSmallestThatFailIsFound() {
        Map<String, Integer> compared = new HashMap<>();
        mutants()
                .filter(mutant -> compared.getOrDefault(mutant.task.name(), 0) < 10)
                .forEach(
                        mutant ->
                                compared.merge(mutant.task.name(), compare(mutant), Integer::sum));
        assertThat(compared.values().stream().mapToInt(i -> i).sum()).isGreaterThanOrEqualTo(50);
        assertThat(compared.values().stream().filter(i -> i > 0).count()).isGreaterThan(5);
    }

    /** Makes a few failures small, and compares them with all that could remain of them. */
    private static int compare(Mutant mutant) {
        Solution solution;
        try {
            solution = Solution.read(mutant.task, mutant.code);
        } catch (SourceException refused) {
            return 0;
        }
        Inputs given = mutant.task.given();
        List<TestCase> failures =
                OF_FEW_DISCS.get(given).stream()
                        .filter(at -> fails(solution, at))
                        .limit(1)
                        .toList();
        for (TestCase at : failures) {
            Runs runs = new Runs(solution, Runs.MOST_STEPS);
            int fewest =
                    subsets(given, at).stream()
                            .filter(less -> fails(solution, less))
                            .mapToInt(TestCase::discs)
                            .min()
                            .orElseThrow();
            TestCase smallest = new Shrinker(runs).smallest(at);
            assertThat(smallest.discs()).as(mutant + " " + at).isEqualTo(fewest);
        }
        return failures.size();
    }

    private static boolean fails(Solution solution, TestCase at) {
        try {
            return !solution.run(at, new StepBudget(Long.MAX_VALUE))
                    .equals(solution.task().wanted(at));
        } catch (EvaluationException stop) {
            return true;
        }
    }

    /** Everything that remains valid when some of the discs are taken away, or none. */
    private static List<TestCase> subsets(Inputs given, TestCase of) {
        List<TestCase> all = new ArrayList<>(List.of(of));
        for (int parameter = 0; parameter < given.changeable(); parameter++) {
            int changed = parameter;
            all =
                    all.stream()
                            .flatMap(
                                    at ->
                                            subsets(at.set(changed)).stream()
                                                    .map(set -> at.with(changed, set)))
                            .toList();
        }
        return all.stream().filter(given::isValid).toList();
    }

    private static List<Long> subsets(long set) {
        List<Long> all = new ArrayList<>();
        long subset = set;
        do {
            all.add(subset);
            subset = subset - 1 & set;
        } while (subset != set);
        return all;
    }
}
