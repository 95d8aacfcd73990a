package flipscope.story;

import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

final class Milestones {
    private Milestones() {}

    /** One milestone per stop of the entry method; consecutive idle rounds share one. */
    static List<Milestone> byStop(Trace trace) {
        List<Stop> stops = Stops.of(trace, Detail.STATEMENT).list();
        List<Milestone> all = new ArrayList<>();
        for (Stop stop : stops) {
            List<Step> shown = List.of(trace.step(stop.step()));
            all.add(Milestone.of(trace, stop, shown, all.size() == stops.size() - 1));
        }
        return List.copyOf(all);
    }

    /**
     * One milestone per statement that teaches, in every round of every loop.
     *
     * @param call the activation, an index into the trace's calls, or -1 for the entry method
     */
    static List<Milestone> byStatement(Trace trace, int call) {
        List<StatementRun> pieces = StatementRuns.of(trace, call);
        int last = pieces.size() - 1;
        return IntStream.rangeClosed(0, last)
                .filter(i -> i == last || pieces.get(i).teaches())
                .mapToObj(i -> milestone(trace, pieces.get(i), i == last))
                .toList();
    }

    private static Milestone milestone(Trace trace, StatementRun piece, boolean last) {
        Stop stop = Stop.of(piece.result().index(), piece.first(), piece.last());
        return Milestone.of(trace, stop, piece.steps(), last);
    }
}
