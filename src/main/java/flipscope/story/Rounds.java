package flipscope.story;

import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the rounds of loops in which nothing changes: no variable that outlives the round has
 * another value after it. Walks through the statements of one activation in order.
 */
final class Rounds {
    /** Where the core counts its rounds itself, in a local of this name, its numbers are used. */
    private static final String COUNTER = "round";

    /**
     * One round of a loop.
     *
     * @param pieces its statements
     * @param number which one, as the core counts
     * @param idle whether it changes nothing
     * @param look whether it is only the look that ends the loop
     */
    record Round(List<Piece> pieces, int number, boolean idle, boolean look) {
        boolean teaches() {
            return pieces.stream().anyMatch(Piece::teaches);
        }

        int stage() {
            return pieces.get(0).stage();
        }
    }

    private final Map<String, Long> values = new HashMap<>();
    private final Set<String> outliving = new HashSet<>();

    /**
     * Cuts statements into rounds. What stands outside of loops, and the last look at a loop's
     * condition, is a round that is not idle.
     */
    List<Round> cut(List<Piece> pieces) {
        List<Round> rounds = new ArrayList<>();
        for (int from = 0; from < pieces.size(); ) {
            int to = from + 1;
            while (to < pieces.size() && sameRound(pieces.get(from), pieces.get(to))) {
                to++;
            }
            boolean entered = from == 0 || pieces.get(from - 1).round() == null;
            boolean lastLook = to - from == 1 && !sameLoop(pieces, to);
            rounds.add(round(pieces.subList(from, to), entered, lastLook));
            from = to;
        }
        return rounds;
    }

    private static boolean sameRound(Piece one, Piece other) {
        return one.round() != null
                && one.round().equals(other.round())
                && one.stage() == other.stage();
    }

    private static boolean sameLoop(List<Piece> pieces, int next) {
        return next < pieces.size()
                && pieces.get(next).round() != null
                && pieces.get(next).stage() == pieces.get(next - 1).stage();
    }

    private Round round(List<Piece> pieces, boolean entersLoop, boolean lastLook) {
        if (entersLoop) {
            outliving.clear();
            outliving.addAll(values.keySet());
        }
        boolean changed = false;
        Integer number = null;
        for (Piece piece : pieces) {
            // The round's number is the counter's value when its first real work is done.
            number = number == null && piece.teaches() ? (Integer) number(piece) : number;
            for (Step step : piece.steps()) {
                changed |= assign(step);
            }
            changed |= !piece.steps().contains(piece.result()) && assign(piece.result());
        }
        boolean inLoop = pieces.get(0).round() != null;
        boolean leaves = pieces.stream().anyMatch(Piece::leaves);
        return new Round(
                pieces,
                number == null ? 0 : number,
                inLoop && !changed && !leaves && !lastLook,
                inLoop && lastLook);
    }

    private int number(Piece first) {
        Long counted = values.get(COUNTER);
        if (counted != null) {
            return counted.intValue();
        }
        return first.round() == null ? 0 : first.round();
    }

    /**
     * Notes what a step assigns; answers whether that changed a variable that teaches and outlives
     * the round.
     */
    private boolean assign(Step step) {
        if (step.site().assigns() == null || step.assigned() == null) {
            return false;
        }
        String name = step.site().assigns();
        long value = ((Word) step.assigned()).bits();
        Long before = values.put(name, value);
        boolean matters = outliving.contains(name) && Piece.isTraced(step);
        return matters && (before == null || before != value);
    }
}
