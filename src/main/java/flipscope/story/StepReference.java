package flipscope.story;

import flipscope.catalogue.ClosestName;
import flipscope.trace.Trace;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A place in a trace as an address names it: an index, or a variable of the entry method (or else
 * of a method it calls) and the number of its assignment. {@code beyond} is the first assignment,
 * {@code run.3} the third, {@code return} the last step of all, {@code run.3-2} two steps before
 * {@code run.3}. Names survive source edits elsewhere.
 *
 * @param step the index of a step
 * @param exact whether the trace has the requested step; otherwise this is the nearest
 */
public record StepReference(int step, boolean exact) {
    private static final int MOST_NAMES = 3;

    private static final Pattern INDEX = Pattern.compile("-?\\d{1,18}");
    private static final Pattern NAME =
            Pattern.compile("([A-Za-z_]\\w*)(?:\\.(\\d{1,6}))?(?:-(\\d{1,6}))?");

    /** Resolves a step from an address. */
    public static StepReference of(String at, Trace trace) {
        if (INDEX.matcher(at).matches()) {
            return index(Long.parseLong(at), trace);
        }
        Matcher name = NAME.matcher(at);
        if (!name.matches()) {
            return new StepReference(0, false);
        }
        int count = name.group(2) == null ? 1 : Integer.parseInt(name.group(2));
        int before = name.group(3) == null ? 0 : Integer.parseInt(name.group(3));
        return assignment(name.group(1), count, trace).before(before);
    }

    /** A few names of steps that may have been meant by one that the trace does not have. */
    public static List<String> like(String at, Trace trace) {
        TraceIndex index = TraceIndex.of(trace);
        int nearest = of(at, trace).step();
        return Stream.concat(
                        nearest == 0 ? Stream.empty() : Stream.of(index.name(nearest)),
                        ClosestName.sorted(at, index.assignments()))
                .distinct()
                .limit(MOST_NAMES)
                .toList();
    }

    /** The name of a step for addresses; it survives source edits elsewhere. */
    public static String name(Trace trace, int index) {
        return TraceIndex.of(trace).name(index);
    }

    /** The loop round of a step, or null. */
    public static LoopRound round(Trace trace, int index) {
        return TraceIndex.of(trace).round(index);
    }

    private static StepReference index(long index, Trace trace) {
        int last = trace.steps().size() - 1;
        int nearest = (int) Math.max(0, Math.min(last, index));
        return new StepReference(nearest, nearest == index);
    }

    private StepReference before(int steps) {
        return new StepReference(Math.max(0, step - steps), exact && step >= steps);
    }

    private static StepReference assignment(String name, int count, Trace trace) {
        List<Integer> all = TraceIndex.of(trace).assignments(name);
        if (all.isEmpty()) {
            return new StepReference(0, false);
        }
        int nearest = Math.max(1, Math.min(all.size(), count));
        return new StepReference(all.get(nearest - 1), nearest == count);
    }
}
