package flipscope.story;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What reading a trace asks for again and again, worked out once a trace: the names of its steps,
 * its stops, and the rounds of its loops. Every page of a step has a link for each of many steps,
 * so none of them may look through the whole trace.
 */
final class TraceIndex {
    /** An index keeps its trace alive, so only the latest are kept, counted in steps. */
    private static final long MOST_STEPS = 100_000;

    /** Weak keys are compared by identity; comparing two traces would be a long way round. */
    private static final Cache<Trace, TraceIndex> KNOWN =
            Caffeine.newBuilder()
                    .weakKeys()
                    .maximumWeight(MOST_STEPS)
                    .weigher((Trace trace, TraceIndex index) -> 1 + trace.steps().size())
                    .build();

    /** Names the last step; no variable can have this name. */
    private static final String END = "return";

    private final Trace trace;
    private final List<String> names;
    private final Map<String, List<Integer>> assignments = new HashMap<>();
    private final Map<String, List<Integer>> inner = new HashMap<>();
    private final Map<Place, Stops> stops = new ConcurrentHashMap<>();

    private final Map<Integer, Map<Integer, LoopRound>> rounds = new ConcurrentHashMap<>();

    private final Map<Integer, Map<Integer, String>> comments = new ConcurrentHashMap<>();

    private record Place(Detail detail, int call) {}

    private TraceIndex(Trace trace) {
        this.trace = trace;
        this.names = names(trace);
    }

    /** The index of a trace. */
    static TraceIndex of(Trace trace) {
        return KNOWN.get(trace, TraceIndex::new);
    }

    /** The name of a step, which survives edits of the source elsewhere. */
    String name(int step) {
        return names.get(step);
    }

    /**
     * The steps that assign to a variable of the entry method, in order, or where it has none of
     * that name, of the methods that it calls; {@code return}: the last.
     */
    List<Integer> assignments(String variable) {
        List<Integer> called = inner.getOrDefault(variable, List.of());
        return assignments.getOrDefault(variable, called);
    }

    /** The stops of an activation. */
    Stops stops(Detail detail, int call) {
        return stops.computeIfAbsent(
                new Place(detail, call), place -> Stops.find(trace, detail, call));
    }

    /** The round that a step belongs to, in its own method or in one that called it, or null. */
    LoopRound round(int step) {
        int call = trace.steps().get(step).call();
        LoopRound round = rounds(call).get(step);
        if (round != null || call < 0) {
            return round;
        }
        return round(trace.calls().get(call).enter());
    }

    /** The comment that is part of a step's sentence; empty if none is. */
    String comment(Step step) {
        int assigned = AssignmentOwners.activation(trace, step);
        int activation = assigned == AssignmentOwners.NONE ? step.call() : assigned;
        return comments.computeIfAbsent(activation, call -> Told.of(trace, call))
                .getOrDefault(step.index(), "");
    }

    private Map<Integer, LoopRound> rounds(int call) {
        return rounds.computeIfAbsent(call, each -> RoundNumbers.of(StatementRuns.of(trace, each)));
    }

    /** What assigns to no variable is named by how far it stands before what does, or the end. */
    private List<String> names(Trace trace) {
        List<String> all = new ArrayList<>();
        for (Step step : trace.steps()) {
            int activation = AssignmentOwners.activation(trace, step);
            all.add(activation == -1 ? named(step) : "");
            if (activation >= 0) {
                inner.computeIfAbsent(step.site().assigns(), absent -> new ArrayList<>())
                        .add(step.index());
            }
        }
        int last = all.size() - 1;
        assignments.put(END, List.of(last));
        String anchor = END;
        for (int index = last, distance = 0; index >= 0; index--, distance++) {
            if (!all.get(index).isEmpty()) {
                anchor = all.get(index);
                distance = 0;
            }
            all.set(index, distance == 0 ? anchor : anchor + "-" + distance);
        }
        return List.copyOf(all);
    }

    private String named(Step step) {
        String variable = step.site().assigns();
        List<Integer> steps = assignments.computeIfAbsent(variable, absent -> new ArrayList<>());
        steps.add(step.index());
        return steps.size() == 1 ? variable : variable + "." + steps.size();
    }
}
