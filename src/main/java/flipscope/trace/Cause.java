package flipscope.trace;

import java.util.List;

/**
 * Why bits of a step's result are as they are, and where their story goes on.
 *
 * @param step the step that made them
 * @param bits which bits; the lowest of a number stands for the whole of it
 * @param ancestors what decided them; empty where a shift brought nothing in
 * @param operand the operand along which the story goes on, or -1 where it ends here
 * @param earlier the bits of that operand
 */
public record Cause(Step step, long bits, List<Ancestor> ancestors, int operand, long earlier) {

    /** Whether it is about one bit, not about a number as a whole. */
    public boolean isOne() {
        return Long.bitCount(bits) == 1;
    }

    /** The ancestor of a kind; null if there is none. */
    public Ancestor ancestor(Ancestor.Kind kind) {
        for (Ancestor each : ancestors) if (each.kind() == kind) return each;
        return null;
    }

    /** The operand along which the story goes on; null where it ends here. */
    public Operand followed() {
        return operand < 0 ? null : step.operands().get(operand);
    }

    /** Whether the bits are set in the result. */
    public boolean isSet() {
        return step.result() instanceof Word word && (word.bits() & bits) != 0;
    }

    /** Whether the earlier bits are set in the operand that the story goes on along. */
    public boolean wasSet() {
        return followed() != null
                && followed().value() instanceof Word word
                && (word.bits() & earlier) != 0;
    }
}
