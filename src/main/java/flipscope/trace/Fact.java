package flipscope.trace;

/**
 * What the recorder knows of a value that is on its way.
 *
 * @param origin the step that made it, or -1
 * @param wrapped its bits that came round a board's edge
 * @param traced whether it depends on the inputs
 * @param chain the longest chain of counted operations behind it
 */
record Fact(Value value, int origin, long wrapped, boolean traced, int chain) {
    static Fact constant(Value value) {
        return new Fact(value, -1, 0, false, 0);
    }

    static Fact input(Value value) {
        return new Fact(value, -1, 0, true, 0);
    }

    /** Whether one of them depends on the inputs. */
    static boolean anyTraced(Fact[] facts) {
        for (Fact one : facts) if (one.traced) return true;
        return false;
    }

    /** The longest chain of counted operations behind any of them. */
    static int longestChain(Fact[] facts) {
        int longest = 0;
        for (Fact one : facts) longest = Math.max(longest, one.chain);
        return longest;
    }

    /** The same after an assignment, as a variable of that type holds it. */
    Fact as(Type type) {
        if (!(value instanceof Word word) || word.type().equals(type)) return this;
        Word fitted = Constants.convert(word, type);
        return new Fact(fitted, origin, wrapped & fitted.unsigned(), traced, chain);
    }

    long bits() {
        return ((Word) value).bits();
    }
}
