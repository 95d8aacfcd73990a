package flipscope.lesson.read;

import flipscope.lesson.read.ToyBlock.Shown;
import flipscope.trace.EvaluationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tries a toy: its goal is not met at first and can be met, and every state evaluates. */
record ToyCheck(BlockFields fields, ToyBlock toy) {
    /** The most states that are all tried. */
    private static final long MOST = 4_096;

    private static final String GOAL = "goal";
    private static final String SOLUTION = "solution";

    /** Whether it can be shown. */
    boolean isSound() {
        return fields.faultless(this::check).isPresent();
    }

    private ToyBlock check() {
        boolean few = toy.free().stream().anyMatch(each -> each.pressed() != 0 && each.isFew());
        if (toy.look().hasTable() && !few) {
            fields.refuse("table", "a table needs an input with a few squares to press");
        } else if (evaluates(toy.start())) {
            refuseGoal();
            if (fields.techniques().solvesTasks() && fields.problems.size() == 0) {
                tryAll();
            }
        }
        return toy;
    }

    private void refuseGoal() {
        if (toy.goal().isEmpty() != toy.when().isEmpty()) {
            fields.refuse(GOAL, "goal: and when: belong together");
        } else if (toy.start().isMet()) {
            fields.refuse(GOAL, "it is met at first");
        }
    }

    /** Whether a state can be drawn and told; otherwise what is wrong with it is reported. */
    private boolean evaluates(ToyState state) {
        try {
            toy.show().stream().map(Shown::name).forEach(state::value);
            if (toy.look().hasTable()) {
                state.table();
            }
            if (!toy.carry().isEmpty()) {
                state.value(toy.carry());
            }
            toy.say().forEach(each -> each.fits(state));
            toy.say().forEach(each -> each.filled(state));
            toy.when().forEach(each -> each.holds(state));
            state.line();
            return true;
        } catch (Mistake wrong) {
            fields.problems.add(fields.fence(), "toy: " + wrong.getMessage());
        } catch (EvaluationException stopped) {
            fields.problems.add(
                    fields.fence(), "toy: at " + state.code() + ": " + stopped.getMessage());
        }
        return false;
    }

    private void tryAll() {
        boolean few =
                toy.free().stream().mapToDouble(ToyFree::count).reduce(1, (a, b) -> a * b) <= MOST;
        Optional<ToyState> solved =
                fields.text(SOLUTION, code -> toy.state(code).isPresent(), "%s is no state of it")
                        .flatMap(toy::state);
        Optional<ToyState> wrong =
                (few ? all(toy.free()) : near()).filter(Predicate.not(this::evaluates)).findFirst();
        if (wrong.isPresent() || toy.when().isEmpty()) {
            return;
        }
        if (solved.isPresent() && !solved.get().isMet()) {
            fields.refuse(SOLUTION, "the goal is not met there");
        } else if (solved.isEmpty() && few && all(toy.free()).noneMatch(ToyState::isMet)) {
            fields.refuse(GOAL, "it cannot be met");
        } else if (solved.isEmpty() && !few) {
            fields.refuse(
                    GOAL,
                    "there are too many states to try them all; name one that meets it, as in"
                            + " solution: "
                            + toy.start().code());
        }
    }

    private Stream<ToyState> all(List<ToyFree> free) {
        Stream<ToyState> states = Stream.of(toy.start());
        for (ToyFree each : free) {
            states =
                    states.flatMap(
                            state -> each.tried().stream().map(value -> state.with(each, value)));
        }
        return states;
    }

    /** Those that differ from the start in one thing. */
    private Stream<ToyState> near() {
        return toy.free().stream()
                .flatMap(each -> each.tried().stream().map(value -> toy.start().with(each, value)));
    }
}
