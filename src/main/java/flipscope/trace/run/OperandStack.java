package flipscope.trace.run;

import java.util.Arrays;

/** The operand stack of a recorded run. */
final class OperandStack {
    private TrackedValue[] values = new TrackedValue[32];
    private int size;

    void push(TrackedValue value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    TrackedValue pop() {
        return values[--size];
    }

    int size() {
        return size;
    }

    /** Drops everything above a height. */
    void cut(int height) {
        size = height;
    }

    TrackedValue peek() {
        return values[size - 1];
    }

    /** Takes off the topmost values and returns them in the order in which they were pushed. */
    TrackedValue[] pop(int count) {
        size -= count;
        return Arrays.copyOfRange(values, size, size + count);
    }
}
