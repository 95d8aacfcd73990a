package flipscope.story;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Traces;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A side-by-side walk through two traces: they advance together where both reach the same value;
 * elsewhere one waits.
 *
 * @param pairs the aligned pairs; never empty
 * @param firstDifference where a slip and its correct form first differ, an index into {@code
 *     pairs}
 */
public record SideBySide(
        Trace left, Trace right, List<AlignedPair> pairs, Optional<Integer> firstDifference) {
    private static final Pattern INDEX = Pattern.compile("\\d{1,6}");
    private static final String RIGHT = "right.";

    /** The worth of two equal results; nothing else is worth as much. */
    private static final int ANSWER = 100;

    private static final int VALUE = 4;
    private static final int SAME_NAME = 1;
    private static final int SAME_SOURCE = 2;

    /** Aligns a slip and its correct form by statement, other algorithms by equal values. */
    public static SideBySide of(Arguments left, Arguments right, Traces traces) {
        Trace here = traces.of(left);
        Trace there = traces.of(right);
        if (left.technique().isSlipOf(right.technique())) {
            return ofSlip(here, there);
        }
        return right.technique().isSlipOf(left.technique())
                ? ofSlip(there, here).mirrored()
                : of(here, there);
    }

    /** Aligns two traces by equal values. */
    public static SideBySide of(Trace left, Trace right) {
        List<AlignedPair> pairs =
                AlignedPair.of(Milestone.byStop(left), Milestone.byStop(right), SideBySide::worth);
        return new SideBySide(left, right, pairs, Optional.empty());
    }

    /** Aligns a slip with its correct form, statement by statement. */
    public static SideBySide ofSlip(Trace slip, Trace correct) {
        return FirstDifference.of(slip, -1, correct, -1);
    }

    public SideBySide mirrored() {
        return new SideBySide(
                /* left= */ right,
                /* right= */ left,
                pairs.stream().map(AlignedPair::mirrored).toList(),
                firstDifference);
    }

    /**
     * Resolves a position from an address.
     *
     * @param at a name from {@link #name}, or an index
     */
    public StepReference at(String at) {
        if (INDEX.matcher(at).matches()) {
            int index = Integer.parseInt(at);
            int nearest = Math.min(index, pairs.size() - 1);
            return new StepReference(nearest, nearest == index);
        }
        return IntStream.range(0, pairs.size())
                .filter(index -> name(index).equals(at))
                .mapToObj(index -> new StepReference(index, true))
                .findFirst()
                .orElse(new StepReference(0, false));
    }

    /**
     * A name for a pair that survives source edits: that of the step on the left, or on the right
     * as {@code right.run}.
     */
    public String name(int index) {
        AlignedPair pair = pairs.get(index);
        boolean onlyRight = pair.moves() == AlignedPair.Moves.RIGHT;
        String name = StepReference.name(onlyRight ? right : left, pair.shown().stop().step());
        return onlyRight ? RIGHT + name : name;
    }

    /** Only equal values are paired; common ones such as 0 only with the same name or source. */
    private static int worth(Milestone left, Milestone right) {
        if (!left.agrees(right)) {
            return 0;
        }
        if (left.last() && right.last()) {
            return ANSWER;
        }
        int alike =
                (left.isNamedAs(right) ? SAME_NAME : 0)
                        + (left.text().equals(right.text()) ? SAME_SOURCE : 0);
        return left.isDistinctive() ? VALUE + alike : alike;
    }
}
