package flipscope.trace.parse;

import java.util.BitSet;

/**
 * What flow analysis knows about the local variables at one place. Never changes.
 *
 * @param set those that are definitely assigned
 * @param untouched those that are definitely unassigned
 * @param reachable where it is not, every statement about variables is true
 */
record FlowState(BitSet set, BitSet untouched, boolean reachable) {
    /** The start of a method: nothing is assigned. */
    FlowState() {
        this(new BitSet(), new BitSet(), true);
    }

    /** An unreachable place, where every statement about variables is true. */
    static FlowState unreachable() {
        return new FlowState(new BitSet(), new BitSet(), false);
    }

    private FlowState copy() {
        return new FlowState((BitSet) set.clone(), (BitSet) untouched.clone(), reachable);
    }

    /** What holds on both paths. */
    FlowState meet(FlowState other) {
        if (!reachable) {
            return other;
        }
        if (!other.reachable) {
            return this;
        }
        FlowState both = copy();
        both.set.and(other.set);
        both.untouched.and(other.untouched);
        return both;
    }

    /** Whether the variable is definitely assigned. */
    boolean has(Local local) {
        return !reachable || set.get(local.slot());
    }

    /** Whether the variable is definitely unassigned. */
    boolean untouched(Local local) {
        return !reachable || untouched.get(local.slot());
    }

    FlowState declare(Local local) {
        return with(local, false);
    }

    FlowState assign(Local local) {
        return with(local, true);
    }

    private FlowState with(Local local, boolean assigned) {
        FlowState changed = copy();
        changed.set.set(local.slot(), assigned);
        changed.untouched.set(local.slot(), !assigned);
        return changed;
    }
}
