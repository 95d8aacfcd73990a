package flipscope.predict;

import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;

/** Mistakes in loops: one round too few, or none at all. */
final class LoopMistakes {
    private final Mistakes mistakes;
    private final List<Step> steps;

    /** For each assigning step in a round, the step that assigned the variable before. */
    private final Map<Integer, Step> before = new HashMap<>();

    /** For each activation, the last round with a change. */
    private final Map<Integer, Integer> lastChanges = new HashMap<>();

    /** The assignments in rounds that changed their variable. */
    private final List<Step> changes = new ArrayList<>();

    private record Variable(int call, String name) {}

    LoopMistakes(Mistakes mistakes, List<Step> steps) {
        this.mistakes = mistakes;
        this.steps = steps;
        recordAssignments();
    }

    private void recordAssignments() {
        Map<Variable, Step> latest = new HashMap<>();
        for (Step step : steps) {
            if (assigns(step)) {
                Step earlier = latest.put(new Variable(step.call(), step.assigns()), step);
                if (step.iteration() != null) {
                    note(step, earlier);
                }
            }
        }
    }

    private static boolean assigns(Step step) {
        return step.assigned() != null && step.operator() != Operator.RETURN && step.isTraced();
    }

    private void note(Step step, Step earlier) {
        if (earlier != null) {
            before.put(step.index(), earlier);
        }
        Value held = earlier == null ? own(step, step.operand(0).value()) : earlier.assigned();
        if (held != null && !held.equals(step.assigned())) {
            lastChanges.merge(step.call(), step.iteration(), Math::max);
            changes.add(step);
        }
    }

    /**
     * {@code first} if the step works on its own variable, as in {@code x |= y}; otherwise null.
     */
    private static <T> T own(Step step, T first) {
        return step.operand(0).text().equals(step.assigns()) ? first : null;
    }

    void tryAll() {
        if (changes.isEmpty() || rounds() < 2) {
            return;
        }
        Step last = Last.of(changes);
        mistakes.attempt(Mistake.ROUND, last, without(null, 0));
        mistakes.attempt(Mistake.ROUNDS, last, without(null, 64));
        if (lastChanges.size() > 1) {
            lastChanges.keySet().forEach(this::tryShort);
        }
    }

    /** How many rounds there are; if there is only one, none can be left out. */
    private long rounds() {
        return steps.stream().map(Step::iteration).filter(Objects::nonNull).distinct().count();
    }

    private void tryShort(int call) {
        Step last = Last.of(changes.stream().filter(step -> step.call() == call)).orElseThrow();
        mistakes.attempt(Mistake.ROUND, last, without(call, 0));
    }

    /**
     * Suppresses all assignments from {@code earlier} rounds before the last change on.
     *
     * @param call the activation whose loops end early, or null for all
     */
    private WhatIfReplay.Slip without(Integer call, int earlier) {
        return (step, operands, made) -> {
            Integer last = lastChanges.get(step.call());
            boolean counts = call == null || Objects.equals(call, step.call());
            boolean left =
                    counts
                            && last != null
                            && step.iteration() != null
                            && step.iteration() >= last - earlier
                            && assigns(step);
            return left ? held(step, operands, made) : null;
        };
    }

    private Word held(Step step, List<Value> operands, IntFunction<Value> made) {
        Step earlier = before.get(step.index());
        return earlier == null
                ? (Word) own(step, operands.get(0))
                : (Word) made.apply(earlier.index());
    }
}
