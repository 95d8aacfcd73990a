package flipscope.story;

import flipscope.trace.Last;
import flipscope.trace.Runs;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Finds idle loop rounds: those that leave every variable that outlives them unchanged. Processes
 * the statements of one activation in order.
 */
final class Rounds {
    /** If the core counts rounds in a local variable of this name, its numbers are used. */
    private static final String COUNTER = "round";

    /**
     * One round of a loop.
     *
     * @param pieces its statements; an inner loop splits the round in two
     * @param number its number, as the core counts
     * @param idle whether it changes nothing; never true with an inner loop
     * @param ends whether it is only the final check of the loop condition
     */
    record Round(List<StatementRun> pieces, int number, boolean idle, boolean ends) {
        boolean teaches() {
            return pieces.stream().anyMatch(StatementRun::teaches);
        }

        /** The result of its last statement that teaches. */
        Step seen() {
            return Last.of(pieces.stream().filter(StatementRun::teaches)).orElseThrow().result();
        }

        int stage() {
            return pieces.get(0).stage();
        }

        /** Loop nesting depth; 0 outside loops. */
        int loops() {
            return pieces.get(0).loops();
        }
    }

    private final Map<String, Long> values = new HashMap<>();

    /** The variables declared before each open loop, outermost first. */
    private final List<Set<String>> outliving = new ArrayList<>();

    /**
     * Cuts statements into rounds. Statements outside loops and final checks of loop conditions
     * form rounds that are not idle.
     */
    List<Round> cut(List<StatementRun> pieces) {
        List<Round> rounds = new ArrayList<>();
        int from = 0;
        for (List<StatementRun> run : Runs.of(pieces, Rounds::sameRound)) {
            int to = from + run.size();
            boolean lastLook =
                    run.size() == 1
                            && (to == pieces.size() || !sameLoop(run.get(0), pieces.get(to)));
            rounds.add(round(run, lastLook, holdsLoop(pieces, from, to)));
            from = to;
        }
        return rounds;
    }

    /** Whether an inner loop directly precedes or follows this part of a round. */
    private static boolean holdsLoop(List<StatementRun> pieces, int from, int to) {
        int loops = pieces.get(from).loops();
        boolean before = from > 0 && pieces.get(from - 1).loops() > loops;
        return before || to < pieces.size() && pieces.get(to).loops() > loops;
    }

    private static boolean sameRound(StatementRun one, StatementRun other) {
        return sameLoop(one, other) && other.round().equals(one.round());
    }

    private static boolean sameLoop(StatementRun one, StatementRun other) {
        return other.round() != null
                && one.loops() == other.loops()
                && one.stage() == other.stage();
    }

    private Round round(List<StatementRun> pieces, boolean lastLook, boolean holdsLoop) {
        open(pieces.get(0).loops());
        boolean changed = false;
        Integer number = null;
        for (StatementRun piece : pieces) {
            // The round's number is the counter's value at its first statement that teaches.
            number = number == null && piece.teaches() ? (Integer) number(piece) : number;
            for (Step step : piece.steps()) {
                changed |= assign(step);
            }
            changed |= !piece.steps().contains(piece.result()) && assign(piece.result());
        }
        boolean inLoop = pieces.get(0).round() != null;
        boolean leaves = pieces.stream().anyMatch(StatementRun::leaves);
        return new Round(
                pieces,
                number == null ? 0 : number,
                inLoop && !changed && !leaves && !lastLook && !holdsLoop,
                inLoop && lastLook);
    }

    /** Enters or leaves loops; variables declared in a loop that is left are dropped. */
    private void open(int loops) {
        while (outliving.size() > loops) {
            values.keySet().retainAll(outliving.remove(outliving.size() - 1));
        }
        while (outliving.size() < loops) {
            outliving.add(new HashSet<>(values.keySet()));
        }
    }

    private int number(StatementRun first) {
        Long counted = values.get(COUNTER);
        if (counted != null) {
            return counted.intValue();
        }
        return first.round() == null ? 0 : first.round();
    }

    /**
     * Records an assignment; returns whether it changed a variable that teaches and outlives the
     * round.
     */
    private boolean assign(Step step) {
        if (step.assigned() == null) {
            return false;
        }
        String name = step.assigns();
        long value = step.assigned().bits();
        Long before = values.put(name, value);
        boolean outlives = !outliving.isEmpty() && Last.of(outliving).contains(name);
        return outlives && step.isTraced() && !Objects.equals(before, value);
    }
}
