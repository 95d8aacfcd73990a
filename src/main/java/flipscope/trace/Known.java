package flipscope.trace;

import java.util.BitSet;

/** What flow analysis knows of the local variables at one place. Copied before it is changed. */
final class Known {
    private final BitSet set;
    private final BitSet untouched;
    private final boolean reachable;

    /** At the start of a method: nothing is assigned. */
    Known() {
        this(new BitSet(), new BitSet(), true);
    }

    private Known(BitSet set, BitSet untouched, boolean reachable) {
        this.set = set;
        this.untouched = untouched;
        this.reachable = reachable;
    }

    /** Where no execution comes, everything holds of every variable. */
    static Known unreachable() {
        return new Known(new BitSet(), new BitSet(), false);
    }

    Known copy() {
        return new Known((BitSet) set.clone(), (BitSet) untouched.clone(), reachable);
    }

    /** What holds on both ways. */
    Known meet(Known other) {
        if (!reachable) return other;
        if (!other.reachable) return this;
        Known both = copy();
        both.set.and(other.set);
        both.untouched.and(other.untouched);
        return both;
    }

    /** Whether the variable certainly has a value. */
    boolean has(Local local) {
        return !reachable || set.get(local.slot());
    }

    /** Whether the variable certainly has no value. */
    boolean untouched(Local local) {
        return !reachable || untouched.get(local.slot());
    }

    void declare(Local local) {
        set.clear(local.slot());
        untouched.set(local.slot());
    }

    void assign(Local local) {
        set.set(local.slot());
        untouched.clear(local.slot());
    }
}
