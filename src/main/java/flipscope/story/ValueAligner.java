package flipscope.story;

import flipscope.trace.Trace;
import java.util.List;

/** Aligns two arbitrary traces where they reach the same values. */
final class ValueAligner {
    /** The worth of two equal results; nothing else is worth as much. */
    private static final int ANSWER = 100;

    private static final int VALUE = 4;
    private static final int SAME_NAME = 1;
    private static final int SAME_SOURCE = 2;

    private ValueAligner() {}

    static List<AlignedPair> of(Trace left, Trace right) {
        List<Milestone> lefts = Milestones.byStop(left);
        List<Milestone> rights = Milestones.byStop(right);
        return AlignedPair.of(
                lefts, rights, SequenceAlignment.of(lefts, rights, ValueAligner::worth));
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
