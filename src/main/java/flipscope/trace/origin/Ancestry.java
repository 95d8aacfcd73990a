package flipscope.trace.origin;

import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.List;

/**
 * Finds which operand bits decided a bit of a step's result. It needs only the step, so it works
 * for any algorithm.
 */
final class Ancestry {
    private final Step step;
    private final int bit;
    private final long place;

    private Ancestry(Step step, int bit) {
        this.step = step;
        this.bit = bit;
        this.place = 1L << bit;
    }

    /**
     * Finds what decided one bit.
     *
     * @param step a step whose result is a word
     * @param bit 0 for the lowest
     * @return empty if a shift filled in a 0
     */
    static List<Ancestor> of(Step step, int bit) {
        return new Ancestry(step, bit).find();
    }

    private List<Ancestor> find() {
        return switch (step.operator()) {
            case AND, BOTH -> joined(0);
            case OR, EITHER -> joined(1);
            case XOR -> List.of(same(0), same(1));
            case ADD -> CarryAncestry.sum(step, bit);
            case SUBTRACT -> CarryAncestry.difference(step, bit);
            case NEGATE -> CarryAncestry.negation(step, bit);
            case MULTIPLY -> product();
            case COMPLEMENT, NOT, ASSIGN, CAST, RETURN -> List.of(same(0));
            case CHOOSE -> List.of(same(1), Ancestor.first(Kind.CONDITION, 1));
            case LEFT, RIGHT, RIGHT_ZERO -> ShiftAncestry.shift(step, bit);
            case LOOKUP -> entry();
            case LIBRARY -> LibraryAncestry.of(step, bit);
            case DIVIDE,
                    REMAINDER,
                    LESS,
                    LESS_EQUAL,
                    GREATER,
                    GREATER_EQUAL,
                    EQUAL,
                    NOT_EQUAL,
                    CALL ->
                    whole(step);
        };
    }

    /** The bit at the same position of an operand, or its sign bit if it is narrower. */
    private Ancestor same(int operand) {
        long mask = fitted(step, operand, place);
        return operand == 0 ? Ancestor.first(Kind.SAME, mask) : Ancestor.second(Kind.SAME, mask);
    }

    /** Maps bits of the result to an operand; bits above a narrower operand map to its sign bit. */
    static long fitted(Step step, int operand, long mask) {
        return fitted(step.operand(operand).value().type(), mask);
    }

    /** Maps bits to a word of that type; bits above its width map to its sign bit. */
    static long fitted(Type type, long mask) {
        if (type.width() == Long.SIZE) {
            return mask;
        }
        long register = (1L << type.width()) - 1;
        long beyond = mask & ~register;
        return mask & register | (beyond == 0 ? 0 : 1L << (type.width() - 1));
    }

    /**
     * {@code &} and {@code |}, where either operand alone can force the result.
     *
     * @param forcing the forcing bit: 0 for {@code &}, 1 for {@code |}
     */
    private List<Ancestor> joined(int forcing) {
        if (step.operands().size() == 1) {
            return List.of(same(0));
        }
        boolean first = bitOf(0) == forcing;
        boolean second = bitOf(1) == forcing;
        if (first && second) {
            return List.of(new Ancestor(Kind.SAME, same(0).first(), same(1).second()));
        }
        if (first) {
            return List.of(same(0));
        }
        if (second) {
            return List.of(same(1));
        }
        return List.of(same(0), same(1));
    }

    private long bitOf(int operand) {
        return bits(step, operand) >>> bit & 1;
    }

    /** An operand's bits, sign-extended. */
    static long bits(Step step, int operand) {
        return step.word(operand).bits();
    }

    /** A product adds shifted copies with carries, so every lower bit of both may matter. */
    private List<Ancestor> product() {
        long lower = bit == 63 ? -1L : (1L << (bit + 1)) - 1;
        long first = reaches(1) ? fitted(step, 0, lower) : 0;
        long second = reaches(0) ? fitted(step, 1, lower) : 0;
        return first == 0 && second == 0
                ? List.of(new Ancestor(Kind.WHOLE, 1, fitted(step, 1, place)))
                : List.of(new Ancestor(Kind.WHOLE, first, second));
    }

    /** Whether a copy of the other operand is added at this position or below. */
    private boolean reaches(int operand) {
        return Long.numberOfTrailingZeros(bits(step, operand)) <= bit;
    }

    private List<Ancestor> entry() {
        Table table = (Table) step.operand(0).value();
        long first = ((Word) step.result()).bits() >>> bit;
        boolean alike =
                table.elements().stream()
                        .allMatch(each -> ((((Word) each).bits() >>> bit ^ first) & 1) == 0);
        return alike
                ? List.of(Ancestor.first(Kind.ENTRY, place))
                : List.of(Ancestor.first(Kind.ENTRY, place), Ancestor.second(Kind.WHOLE, -1L));
    }

    /** The whole operands. */
    static List<Ancestor> whole(Step step) {
        return List.of(new Ancestor(Kind.WHOLE, -1L, step.operands().size() > 1 ? -1L : 0));
    }
}
