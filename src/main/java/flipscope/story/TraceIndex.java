package flipscope.story;

import static flipscope.trace.Derivations.remembered;

import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Facts about a trace computed once: names of steps, statements, stops, and loop rounds. Every page
 * of a step links to many others, so these must not scan the whole trace each time.
 */
final class TraceIndex {
    /** The name of the last step; no variable can have it. */
    private static final String END = "return";

    private final Trace trace;
    private final List<String> names;
    private final Map<String, List<Integer>> assignments = new HashMap<>();
    private final Map<String, List<Integer>> inner = new HashMap<>();
    private final Map<Place, Stops> stops = new ConcurrentHashMap<>();

    private final Map<Integer, List<StatementRun>> statements = new ConcurrentHashMap<>();

    private final Map<Integer, Map<Integer, LoopRound>> rounds = new ConcurrentHashMap<>();

    private final Map<Integer, Map<Integer, String>> comments = new ConcurrentHashMap<>();

    private record Place(Detail detail, int call) {}

    private TraceIndex(Trace trace) {
        this.trace = trace;
        this.names = names();
    }

    static TraceIndex of(Trace trace) {
        return trace.derived(TraceIndex.class, TraceIndex::new);
    }

    /** The name of a step, which survives source edits elsewhere. */
    String name(int step) {
        return names.get(step);
    }

    /** The names of assignments and of the end, the entry method's first. */
    List<String> assignments() {
        Stream<String> own = names.stream().filter(name -> !name.contains("-"));
        return Stream.concat(own, inner.keySet().stream().sorted()).toList();
    }

    /**
     * The steps that assign to a variable of the entry method, in order, or else of the methods it
     * calls; for {@code return}, the last step.
     */
    List<Integer> assignments(String variable) {
        List<Integer> called = inner.getOrDefault(variable, List.of());
        return assignments.getOrDefault(variable, called);
    }

    Stops stops(Detail detail, int call) {
        return remembered(stops, new Place(detail, call), place -> Stops.find(trace, detail, call));
    }

    List<StatementRun> statements(int call) {
        return remembered(statements, call, each -> StatementRun.find(trace, each));
    }

    /** The loop round of a step in its own method or a calling one, or null. */
    LoopRound round(int step) {
        int call = trace.step(step).call();
        LoopRound round =
                remembered(rounds, call, each -> RoundNumbers.of(statements(each))).get(step);
        return round != null || call < 0 ? round : round(trace.calls().get(call).enter());
    }

    /** The comment told in a step's sentence; empty if there is none. */
    String comment(Step step) {
        return remembered(comments, trace.activation(step), this::comments)
                .getOrDefault(step.index(), "");
    }

    /**
     * A step that assigns nothing is named by its distance to the next one that does, or to the
     * end.
     */
    private List<String> names() {
        List<String> all = new ArrayList<>();
        for (Step step : trace.steps()) {
            boolean own = trace.assigns(step, -1);
            all.add(own ? named(step) : "");
            if (!own && step.assigned() != null) {
                inner.computeIfAbsent(step.assigns(), absent -> new ArrayList<>())
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
        String variable = step.assigns();
        List<Integer> steps = assignments.computeIfAbsent(variable, absent -> new ArrayList<>());
        steps.add(step.index());
        return steps.size() == 1 ? variable : variable + "." + steps.size();
    }

    /**
     * The comments told in one activation, by the index of the step that tells them. A comment on a
     * single statement describes it, so it is told there once. A comment on several is their common
     * title and describes none of them alone; nor does it describe a condition, which only decides
     * what runs next.
     */
    private Map<Integer, String> comments(int call) {
        Map<Integer, String> told = new HashMap<>();
        statements(call).stream()
                .collect(Collectors.groupingBy(each -> List.of(each.stage(), each.comment())))
                .values()
                .forEach(
                        paragraph -> {
                            List<StatementRun> working = working(paragraph);
                            if (isOneStatement(working)) {
                                StatementRun first = working.get(0);
                                told.put(first.result().index(), first.comment());
                            }
                        });
        return told;
    }

    /** The statements that compute something, or else the first that returns. */
    private static List<StatementRun> working(List<StatementRun> paragraph) {
        List<StatementRun> working = new ArrayList<>();
        for (StatementRun piece : paragraph) {
            if (piece.works() || working.isEmpty() && piece.leaves()) {
                working.add(piece);
            }
        }
        return working;
    }

    private static boolean isOneStatement(List<StatementRun> pieces) {
        return pieces.stream().map(StatementRun::statement).distinct().count() == 1
                && !StepWords.decides(pieces.get(0).result());
    }
}
