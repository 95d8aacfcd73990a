package flipscope.trace;

import java.util.Arrays;

/** The values that are on their way, the latest on top. */
final class FactStack {
    private Fact[] facts = new Fact[32];
    private int size;

    void push(Fact fact) {
        if (size == facts.length) facts = Arrays.copyOf(facts, 2 * size);
        facts[size++] = fact;
    }

    Fact pop() {
        return facts[--size];
    }

    int size() {
        return size;
    }

    /** Takes everything off that was pushed since the stack was so high. */
    void cut(int height) {
        size = height;
    }

    Fact peek() {
        return facts[size - 1];
    }

    /** The topmost facts, in the order in which they were pushed. */
    Fact[] pop(int count) {
        size -= count;
        return Arrays.copyOfRange(facts, size, size + count);
    }
}
