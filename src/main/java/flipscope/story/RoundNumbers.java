package flipscope.story;

import flipscope.story.Rounds.Round;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds out which round of its loop each step of an activation belongs to. */
final class RoundNumbers {
    private final Map<Integer, LoopRound> found = new HashMap<>();

    /** The rounds of one loop, so far. */
    private final List<Round> loop = new ArrayList<>();

    private RoundNumbers() {}

    /** The round of each step that stands in a loop; what only looks whether to go on has none. */
    static Map<Integer, LoopRound> of(List<Piece> pieces) {
        RoundNumbers numbers = new RoundNumbers();
        for (Round round : new Rounds().cut(pieces)) {
            numbers.add(round);
        }
        numbers.end();
        return numbers.found;
    }

    private void add(Round round) {
        boolean outside = round.pieces().get(0).round() == null;
        if (outside || !loop.isEmpty() && !continues(round)) {
            end();
        }
        if (!outside && round.number() > 0 && !round.look()) {
            loop.add(round);
        }
    }

    private boolean continues(Round round) {
        Round before = loop.get(loop.size() - 1);
        boolean counts = round.number() == 0 || before.number() < round.number();
        return counts && before.stage() == round.stage();
    }

    private void end() {
        for (Round round : loop) {
            LoopRound name = new LoopRound(round.number(), loop.get(loop.size() - 1).number());
            for (Piece piece : round.pieces()) {
                piece.steps().stream().map(Step::index).forEach(step -> found.put(step, name));
                found.put(piece.result().index(), name);
            }
        }
        loop.clear();
    }
}
