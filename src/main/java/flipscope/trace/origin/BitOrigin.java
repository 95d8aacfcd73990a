package flipscope.trace.origin;

import flipscope.trace.BitRule;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows a bit back to where it came from: from each step to its most decisive operand, up to an
 * input, a literal, a constant, or a 0 that a shift filled in.
 */
public final class BitOrigin {
    private BitOrigin() {}

    /**
     * The causes of bits of a result, latest first; at least one. The last one follows an operand
     * that no step made, or ends at a 0 that a shift filled in.
     *
     * @param step a step whose result is a word
     */
    public static List<Cause> of(Trace trace, Step step, long bits) {
        List<Cause> causes = new ArrayList<>();
        Cause cause = cause(step, bits);
        causes.add(cause);
        while (cause.operand() >= 0 && cause.followed().origin() >= 0) {
            cause = maker(trace, cause.followed(), cause.earlier());
            causes.add(cause);
        }
        return causes;
    }

    /** The causes of bits of an operand that a step made. */
    public static List<Cause> of(Trace trace, Operand operand, long bits) {
        Cause maker = maker(trace, operand, bits);
        return of(trace, maker.step(), maker.bits());
    }

    private static Cause maker(Trace trace, Operand operand, long bits) {
        Step made = trace.step(operand.origin());
        return cause(made, kept(made, bits));
    }

    /** Maps bits to the type of the step that made them, since they may have been converted. */
    private static long kept(Step made, long bits) {
        return made.result() instanceof Word word ? Ancestry.fitted(word.type(), bits) : bits;
    }

    /** Why bits of one result have their values. */
    public static Cause cause(Step step, long bits) {
        boolean one = Long.bitCount(bits) == 1 && step.result() instanceof Word;
        List<Ancestor> ancestors =
                one ? Ancestry.of(step, Long.numberOfTrailingZeros(bits)) : whole(step);
        int operand = followed(step, bits, ancestors);
        return new Cause(
                step, bits, ancestors, operand, operand < 0 ? 0 : earlier(ancestors, operand));
    }

    private static List<Ancestor> whole(Step step) {
        boolean kept = step.operator().bitRule() == BitRule.COPY;
        return kept ? List.of(Ancestor.first(Kind.SAME, -1L)) : Ancestry.whole(step);
    }

    /** The bits to follow in an operand: the start of a carry, or else all its ancestors. */
    private static long earlier(List<Ancestor> ancestors, int operand) {
        long all = 0;
        for (Ancestor each : ancestors) {
            if (each.kind() == Kind.START) {
                return Long.lowestOneBit(each.in(operand));
            }
            all |= each.in(operand);
        }
        return all;
    }

    private static int followed(Step step, long bits, List<Ancestor> ancestors) {
        long first = earlier(ancestors, 0);
        long second = earlier(ancestors, 1);
        if (first == 0 || second == 0) {
            return first != 0 ? 0 : second != 0 ? 1 : -1;
        }
        return secondLeads(step, bits, ancestors) ? 1 : 0;
    }

    /** Whether the second of two operands is the one to follow. */
    private static boolean secondLeads(Step step, long bits, List<Ancestor> ancestors) {
        Operand first = step.operand(0);
        Operand second = step.operand(1);
        if (first.traced() != second.traced()) {
            return second.traced();
        }
        if (first.value() instanceof Table) {
            return false;
        }
        Operator operator = step.operator();
        boolean forced = operator == Operator.AND || operator == Operator.OR;
        if (ancestors.size() == 1 && forced) {
            // If both operands are 0, the one nearer to the inputs explains more.
            return operator == Operator.AND && second.chain() < first.chain();
        }
        boolean kept = ancestors.stream().allMatch(each -> each.kind() == Kind.SAME);
        if (kept && isSet(first, bits) != isSet(second, bits)) {
            return isSet(second, bits);
        }
        if (operator == Operator.CHOOSE) {
            return true;
        }
        if (operator.shifts() || operator.orders()) {
            return false;
        }
        if (second.chain() != first.chain()) {
            return second.chain() > first.chain();
        }
        // A sum follows the operand that was computed later.
        boolean ripple = ancestors.stream().anyMatch(each -> each.kind() == Kind.START);
        return ripple && second.origin() > first.origin();
    }

    private static boolean isSet(Operand operand, long bits) {
        return operand.value() instanceof Word word && (word.bits() & bits) != 0;
    }
}
