package flipscope.trace.run;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.Value;
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
            case SHIFT -> moved(operator, operands, word) & word.unsigned();
            case COMPLEMENT, MULTIPLY, LOOKUP, WHOLE -> 0;
        };
    }

    /**
     * The marks of one step.
     *
     * @param carried bits of the result that were wrapped before
     */
    static Marks of(OperatorInfo info, TrackedValue[] operands, Value value, long carried) {
        DisplayFormat view = info.site().resultView();
        long cells = value instanceof Word ? view.cells(info.type()) : 0;
        if (cells == 0) {
            return Marks.NONE;
        }
        Word result = (Word) value;
        return switch (info.operator().bitRule()) {
            case AND -> and(operands, result, cells, carried);
            case OR, XOR -> merge(info.operator(), operands, result, cells, carried);
            case ADD -> sum(operands[0].bits(), operands[1].bits(), true, result, cells, carried);
            case SUBTRACT ->
                    sum(operands[0].bits(), operands[1].bits(), false, result, cells, carried);
            case NEGATE -> sum(0, operands[0].bits(), false, result, cells, carried);
            case SHIFT -> shifted(info, operands, carried & cells);
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

    /** The marks of a sum or, where {@code joins} is false, of a difference. */
    private static Marks sum(long a, long b, boolean joins, Word result, long cells, long carried) {
        long before = joins ? a | b : a;
        long after = result.bits();
        return new Marks(
                after & ~before & cells,
                before & ~after & cells,
                carried & cells,
                0,
                (a ^ b ^ after) & cells);
    }

    /** The new positions of the operand's wrapped bits. */
    private static long moved(Operator operator, TrackedValue[] operands, Word result) {
        return shift(
                operator, operands[0].wrapped(), amount(operands, result.type()), result.type());
    }

    private static int amount(TrackedValue[] operands, Type type) {
        return (int) operands[1].bits() & (type.width() - 1);
    }

    private static long shift(Operator operator, long bits, int amount, Type type) {
        long moved = operator == Operator.LEFT ? bits << amount : bits >>> amount;
        return moved & Word.ones(type.width());
    }

    /**
     * The marks of a shift.
     *
     * @param carried bits of the result that were wrapped before
     */
    private static Marks shifted(OperatorInfo info, TrackedValue[] operands, long carried) {
        Operator operator = info.operator();
        Type type = info.type();
        DisplayFormat view = info.site().resultView();
        DisplayFormat from = info.site().operandViews().get(0);
        int amount = amount(operands, type);
        long cells = view.cells(type);
        long shown = ((Word) operands[0].value()).unsigned() & from.cells(type);
        long fell = shown & ~origins(operator, amount, type, cells);
        long landed = shift(operator, shown & ~fell, amount, type);
        long crossed = landed & crossings(view, operator, amount, type);
        return new Marks(0, 0, crossed | carried, fell, 0);
    }

    /** The positions from which a bit lands in a cell. */
    private static long origins(Operator operator, int amount, Type type, long cells) {
        long from = operator == Operator.LEFT ? cells >>> amount : cells << amount;
        return from & Word.ones(type.width());
    }

    /** The cells that a bit reaches only across a side edge or the border of its lane. */
    private static long crossings(DisplayFormat view, Operator operator, int amount, Type type) {
        int places = operator == Operator.LEFT ? amount : -amount;
        BitLayout layout = BitLayout.of(view, type.width());
        int width = view.lanes() > 0 ? view.lanes() : layout.columns();
        int onward = view.lanes() > 0 ? places % width : onward(layout, places);
        long crossings = 0;
        for (int place = 0; onward != 0 && place < type.width(); place++) {
            int from = place % width - onward;
            boolean inside = from >= 0 && from < width;
            if (!inside) {
                crossings |= 1L << place;
            }
        }
        return crossings;
    }

    /** How many columns in the way of higher bits. */
    private static int onward(BitLayout layout, int places) {
        return layout.way(places)
                .map(way -> way.squares() * layout.places(way.right(), 0))
                .orElse(0);
    }
}
