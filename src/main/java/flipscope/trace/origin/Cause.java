package flipscope.trace.origin;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.List;

/**
 * Why bits of a result have their values, and which operand to follow back.
 *
 * @param step the step that made them
 * @param bits which bits of its result
 * @param ancestors what decided them; empty if a shift filled in a 0
 * @param operand the operand to follow, or -1 if the search ends here
 * @param earlier the bits to follow in that operand
 */
public record Cause(Step step, long bits, List<Ancestor> ancestors, int operand, long earlier) {

    /** Whether it is about a single bit. */
    public boolean isOne() {
        return Long.bitCount(bits) == 1;
    }

    /** The ancestor of that kind, or null. */
    public Ancestor ancestor(Ancestor.Kind kind) {
        for (Ancestor each : ancestors) {
            if (each.kind() == kind) {
                return each;
            }
        }
        return null;
    }

    /** Whether an operand, which is a word, has any of the bits. */
    public boolean has(int number) {
        return (step.word(number).bits() & bits) != 0;
    }

    /** The place where the carry or borrow into the bit began; -1 if there came none. */
    public int start() {
        Ancestor start = ancestor(Ancestor.Kind.START);
        return start == null ? -1 : Long.numberOfTrailingZeros(start.first() | start.second());
    }

    /** The operand to follow, or null if the search ends here. */
    public Operand followed() {
        return operand < 0 ? null : step.operand(operand);
    }

    /** Whether any of the bits is set in the result. */
    public boolean isSet() {
        return step.result() instanceof Word word && (word.bits() & bits) != 0;
    }

    /** Whether any bit to follow is set in its operand. */
    public boolean wasSet() {
        return followed() != null
                && followed().value() instanceof Word word
                && (word.bits() & earlier) != 0;
    }
}
