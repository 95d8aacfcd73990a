package flipscope.web.write;

import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.judge.TestCase;
import flipscope.story.AlignedPair;
import flipscope.story.AlignedPair.Moves;
import flipscope.story.Milestone;
import flipscope.story.SideBySide;
import flipscope.trace.Trace;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A wrong run beside the correct one that is most like it. */
record SolutionPath(SideBySide both) {

    /**
     * @param wrong the run of wrong code on that input
     */
    static SolutionPath of(Task task, TestCase at, Trace wrong) {
        return Stream.of(task.reference(), task.best())
                .map(code -> Solution.read(task, code).trace(at).orElseThrow())
                .map(correct -> new SolutionPath(SideBySide.ofSlip(wrong, correct)))
                .max(Comparator.comparingLong(SolutionPath::common))
                .orElseThrow();
    }

    /** How many statements of the two correspond. */
    private long common() {
        return both.pairs().stream().filter(pair -> pair.moves() == Moves.BOTH).count();
    }

    /**
     * The step that makes the first value which differs from that of the statement that
     * corresponds, or that comes in place of an assignment to a variable of the same name; the last
     * statement returns another value in any case.
     */
    int leaves() {
        Set<String> names =
                both.pairs().stream()
                        .flatMap(pair -> pair.left().stream())
                        .map(Milestone::name)
                        .collect(Collectors.toSet());
        boolean missed = false;
        for (AlignedPair pair : both.pairs()) {
            missed |=
                    pair.moves() == Moves.RIGHT
                            && names.contains(pair.right().orElseThrow().name());
            boolean differs = pair.moves() == Moves.BOTH && !pair.agree();
            if (differs || missed && pair.moves() != Moves.RIGHT) {
                return deciding(pair.left().orElseThrow());
            }
        }
        return both.left().steps().size() - 1;
    }

    /** What is returned was made one step before, unless it is returned as it is. */
    private static int deciding(Milestone statement) {
        int last = statement.stop().step();
        return statement.last() && statement.own().size() > 1 ? last - 1 : last;
    }

    /** What the correct run does where the wrong one takes a step. */
    Optional<Milestone> beside(int step) {
        return both.pairs().stream()
                .filter(pair -> pair.moves() == Moves.BOTH)
                .filter(pair -> pair.left().orElseThrow().stop().step() >= step)
                .findFirst()
                .flatMap(AlignedPair::right);
    }
}
