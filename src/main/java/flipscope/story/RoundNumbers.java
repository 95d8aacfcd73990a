package flipscope.story;

import flipscope.story.Rounds.Round;
import flipscope.trace.Last;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the loop round of each step of an activation. */
final class RoundNumbers {
    private final Map<Integer, LoopRound> found = new HashMap<>();

    /** The rounds so far of each open loop, outermost first. */
    private final List<List<Round>> loops = new ArrayList<>();

    private RoundNumbers() {}

    /** The round of each step in a loop; final checks of loop conditions have none. */
    static Map<Integer, LoopRound> of(List<StatementRun> pieces) {
        RoundNumbers numbers = new RoundNumbers();
        new Rounds().cut(pieces).forEach(numbers::add);
        numbers.close(0);
        return numbers.found;
    }

    private void add(Round round) {
        int depth = round.loops();
        close(depth);
        if (depth == 0) {
            return;
        }
        if (loops.size() == depth && !continues(round)) {
            close(depth - 1);
        }
        while (loops.size() < depth) {
            loops.add(new ArrayList<>());
        }
        if (round.number() > 0 && !round.ends()) {
            innermost().add(round);
        }
    }

    private List<Round> innermost() {
        return Last.of(loops);
    }

    /**
     * Whether the round belongs to the current loop. A round that contains another loop comes in
     * two parts with the same number.
     */
    private boolean continues(Round round) {
        if (innermost().isEmpty()) {
            return true;
        }
        Round before = Last.of(innermost());
        boolean counts = round.number() == 0 || before.number() <= round.number();
        return counts && before.stage() == round.stage();
    }

    /** Leaves all but the outermost {@code open} loops. */
    private void close(int open) {
        while (loops.size() > open) {
            List<Round> loop = loops.remove(loops.size() - 1);
            loop.forEach(round -> name(round, Last.of(loop).number()));
        }
    }

    private void name(Round round, int last) {
        LoopRound name = new LoopRound(round.number(), last);
        for (StatementRun piece : round.pieces()) {
            piece.steps().stream().map(Step::index).forEach(step -> found.put(step, name));
            found.put(piece.result().index(), name);
        }
    }
}
