package flipscope.story;

import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Two traces as one walk: where both reach the same value they take a step together, elsewhere one
 * waits for the other.
 *
 * @param left the trace on the left
 * @param right the trace on the right
 * @param beats the walk; never empty
 * @param parting of a slip and its right form where they first differ, an index into the beats
 */
public record SideBySide(
        Trace left, Trace right, List<AlignedPair> beats, Optional<Integer> parting) {
    private static final Pattern INDEX = Pattern.compile("\\d{1,6}");
    private static final String RIGHT = "right.";

    /** Aligned where both reach the same value. */
    public static SideBySide of(Trace left, Trace right) {
        return new SideBySide(left, right, ValueAligner.of(left, right), Optional.empty());
    }

    /** Aligned statement by statement, for two that are the same but for a slip. */
    public static SideBySide ofSlip(Trace slip, Trace right) {
        return FirstDifference.of(slip, right).walk(slip, right);
    }

    /** The same with the sides exchanged. */
    public SideBySide mirrored() {
        return new SideBySide(
                /* left= */ right,
                /* right= */ left,
                beats.stream().map(AlignedPair::mirrored).toList(),
                parting);
    }

    /**
     * The beat that an address means, and whether there is such a one.
     *
     * @param at a name as {@link #name} gives it, or an index
     */
    public StepReference at(String at) {
        if (INDEX.matcher(at).matches()) {
            int index = Integer.parseInt(at);
            int nearest = Math.min(index, beats.size() - 1);
            return new StepReference(nearest, nearest == index);
        }
        for (int index = 0; index < beats.size(); index++) {
            if (name(index).equals(at)) {
                return new StepReference(index, true);
            }
        }
        return new StepReference(0, false);
    }

    /**
     * The name of a beat that survives edits: the variable that takes a value on the left, or, as
     * {@code right.run}, on the right; or its index where it has none.
     */
    public String name(int index) {
        AlignedPair beat = beats.get(index);
        boolean onlyRight = beat.moves() == AlignedPair.Moves.RIGHT;
        String name =
                onlyRight
                        ? StepReference.name(right, beat.right().orElseThrow().stop().step())
                        : StepReference.name(left, beat.left().orElseThrow().stop().step());
        if (INDEX.matcher(name).matches()) {
            return Integer.toString(index);
        }
        return onlyRight ? RIGHT + name : name;
    }
}
