package flipscope.trace.run;

import flipscope.trace.Marks;
import flipscope.trace.Operator;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.parse.OperatorInfo;

/** Calculates what an operator did to the bits. */
final class MarkCalculator {
    private MarkCalculator() {}

    /** A value passed on unchanged, with its wrapped bits. */
    static Marks keep(long wrapped) {
        return wrapped == 0 ? Marks.NONE : new Marks(0, 0, wrapped, 0, 0);
    }

    /** The bits of the result that were wrapped already in an operand. */
    static long carried(Operator operator, TrackedValue[] operands, Value value) {
        if (!(value instanceof Word word)) {
            return 0;
        }
        long all = 0;
        for (TrackedValue one : operands) {
            all |= one.wrapped();
        }
        if (all == 0) {
            return 0;
        }
        return switch (operator.bitRule()) {
            case AND, OR, XOR, ADD, SUBTRACT, NEGATE -> all & word.unsigned();
            case COPY -> operator == Operator.RETURN ? 0 : all & word.unsigned();
            case SHIFT -> ShiftMarks.moved(operator, operands, word) & word.unsigned();
            case COMPLEMENT, MULTIPLY, LOOKUP, WHOLE -> 0;
        };
    }

    /**
     * The marks of one step.
     *
     * @param carried bits of the result that were wrapped before
     */
    static Marks of(OperatorInfo info, TrackedValue[] operands, Value value, long carried) {
        ViewKind view = info.site().resultView();
        long cells = value instanceof Word ? view.cells(info.type()) : 0;
        if (cells == 0) {
            return Marks.NONE;
        }
        Word result = (Word) value;
        return switch (info.operator().bitRule()) {
            case AND -> and(operands, result, cells, carried);
            case OR, XOR -> merge(info.operator(), operands, result, cells, carried);
            case ADD -> add(operands[0].bits(), operands[1].bits(), result.bits(), cells, carried);
            case SUBTRACT ->
                    subtract(operands[0].bits(), operands[1].bits(), result.bits(), cells, carried);
            case NEGATE -> subtract(0, operands[0].bits(), result.bits(), cells, carried);
            case SHIFT -> ShiftMarks.marks(info, operands, result, carried & cells);
            case COMPLEMENT, MULTIPLY, COPY, LOOKUP, WHOLE -> keep(carried & cells);
        };
    }

    private static Marks and(TrackedValue[] operands, Word result, long cells, long carried) {
        boolean second = !operands[0].traced() && operands[1].traced();
        long flowing = operands[second ? 1 : 0].bits();
        return new Marks(0, flowing & ~result.bits() & cells, carried & cells, 0, 0);
    }

    private static Marks merge(
            Operator operator, TrackedValue[] operands, Word result, long cells, long carried) {
        long a = operands[0].bits();
        long b = operands[1].bits();
        long lost = operator == Operator.XOR ? a & b : 0;
        return new Marks(result.bits() & ~a & cells, lost & cells, carried & cells, 0, 0);
    }

    private static Marks add(long a, long b, long sum, long cells, long carried) {
        long either = a | b;
        return new Marks(
                sum & ~either & cells,
                either & ~sum & cells,
                carried & cells,
                0,
                (a ^ b ^ sum) & cells);
    }

    private static Marks subtract(long a, long b, long difference, long cells, long carried) {
        return new Marks(
                difference & ~a & cells,
                a & ~difference & cells,
                carried & cells,
                0,
                (a ^ b ^ difference) & cells);
    }
}
