package flipscope.story;

import flipscope.story.Rounds.Round;
import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One stop per statement; statements that teach nothing are folded into their neighbours. */
final class StatementStops {
    private final List<Stop> stops = new ArrayList<>();

    /**
     * The first step not yet covered by a stop; the next stop will cover it. -1 if there is none.
     */
    private int pending = -1;

    private final List<Round> idle = new ArrayList<>();

    List<Stop> of(List<StatementRun> pieces) {
        for (Round round : new Rounds().cut(pieces)) {
            // Rounds of another loop cannot be folded together with the idle ones before them.
            if (!idle.isEmpty() && round.loops() > 0 && round.loops() != idle.get(0).loops()) {
                foldIdle();
            }
            // One that only counts goes to the idle rounds around it, or else into the next stop.
            if (round.teaches() ? round.idle() : !idle.isEmpty()) {
                idle.add(round);
            } else {
                foldIdle();
                round.pieces().forEach(this::add);
            }
        }
        foldIdle();
        foldTail(pieces);
        return stops;
    }

    private void add(StatementRun piece) {
        if (piece.teaches()) {
            add(piece.stop());
        } else {
            pending = pending < 0 ? piece.first() : pending;
        }
    }

    private void add(Stop stop) {
        int first = pending < 0 ? stop.first() : pending;
        stops.add(new Stop(stop.step(), first, stop.last(), stop.idle()));
        pending = -1;
    }

    private void foldIdle() {
        List<Round> numbered = idle.stream().filter(Round::teaches).toList();
        if (numbered.isEmpty()) {
            return;
        }
        List<Step> seen = numbered.stream().map(Round::seen).toList();
        boolean fill =
                numbered.stream()
                        .flatMap(round -> round.pieces().stream())
                        .anyMatch(StatementStops::fills);
        IdleRounds rounds =
                new IdleRounds(numbered.get(0).number(), Last.of(numbered).number(), fill, seen);
        add(
                new Stop(
                        Last.of(seen).index(),
                        idle.get(0).pieces().get(0).first(),
                        Last.of(Last.of(idle).pieces()).last(),
                        Optional.of(rounds)));
        idle.clear();
    }

    /** {@code run |= run << 1 & passable}: adds shifted copies of a set to itself. */
    private static boolean fills(StatementRun piece) {
        return piece.teaches()
                && piece.result().operator() == Operator.OR
                && piece.result().assigns() != null
                && piece.steps().stream().anyMatch(each -> each.operator().shifts());
    }

    /**
     * Adds the remaining steps to the last stop; a trace that teaches nothing becomes a single
     * stop.
     */
    private void foldTail(List<StatementRun> pieces) {
        StatementRun end = Last.of(pieces);
        if (stops.isEmpty()) {
            add(Stop.of(end.result().index(), pieces.get(0).first(), end.last()));
        }
        int index = stops.size() - 1;
        Stop last = stops.get(index);
        stops.set(index, new Stop(last.step(), last.first(), end.last(), last.idle()));
    }
}
