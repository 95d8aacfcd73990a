package flipscope.trace.run;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operator;
import flipscope.trace.Ripple;
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
        return switch (operator.bitRule().places()) {
            case KEPT -> operator == Operator.RETURN ? 0 : all & word.unsigned();
            case MOVED -> {
                int places = places(operator, operands, word.type());
                yield shift(operands[0].wrapped(), places, word.type()) & word.unsigned();
            }
            case LOST -> 0;
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
        long after = ((Word) value).bits();
        long wrapped = carried & cells;
        long first = bits(operands, 0);
        long second = bits(operands, 1);
        // The positions that carries or borrows ran into.
        long ran = Ripple.reached(first, second, after);
        return switch (info.operator().bitRule()) {
            case AND -> changed(flowing(operands), after, 0, wrapped, cells);
            case OR, XOR -> changed(first, after, 0, wrapped, cells);
            case ADD -> changed(first | second, after, ran, wrapped, cells);
            case SUBTRACT -> changed(first, after, ran, wrapped, cells);
            case NEGATE -> changed(0, after, ran, wrapped, cells);
            case SHIFT -> shifted(info, operands, wrapped);
            case COMPLEMENT, MULTIPLY, COPY, LOOKUP, WHOLE -> keep(wrapped);
        };
    }

    /** The bits of an operand; 0 if it is a table, or if there is none. */
    private static long bits(TrackedValue[] operands, int index) {
        return index < operands.length && operands[index].value() instanceof Word word
                ? word.bits()
                : 0;
    }

    private static Marks changed(long before, long after, long carry, long wrapped, long cells) {
        return new Marks(
                after & ~before & cells, before & ~after & cells, wrapped, 0, carry & cells);
    }

    /** The operand that a mask is laid over: the second where it alone follows from the inputs. */
    private static long flowing(TrackedValue[] operands) {
        boolean second = !operands[0].traced() && operands[1].traced();
        return operands[second ? 1 : 0].bits();
    }

    /** How many places to higher bits; negative is to lower ones. */
    private static int places(Operator operator, TrackedValue[] operands, Type type) {
        int amount = (int) operands[1].bits() & (type.width() - 1);
        return operator == Operator.LEFT ? amount : -amount;
    }

    private static long shift(long bits, int places, Type type) {
        long moved = places < 0 ? bits >>> -places : bits << places;
        return moved & Word.ones(type.width());
    }

    /**
     * The marks of a shift.
     *
     * @param wrapped bits of the result that were wrapped before
     */
    private static Marks shifted(OperatorInfo info, TrackedValue[] operands, long wrapped) {
        Type type = info.type();
        DisplayFormat view = info.site().resultView();
        DisplayFormat from = info.site().operandViews().get(0);
        int places = places(info.operator(), operands, type);
        long shown = ((Word) operands[0].value()).unsigned() & from.cells(type);
        long fell = shown & ~shift(view.cells(type), -places, type);
        long crossed = shift(shown & ~fell, places, type) & crossings(view, places, type);
        return new Marks(0, 0, crossed | wrapped, fell, 0);
    }

    /** The cells that a bit reaches only across a side edge or the border of its lane. */
    private static long crossings(DisplayFormat view, int places, Type type) {
        BitLayout layout = BitLayout.of(view, type.width());
        int width = view.lanes() > 0 ? view.lanes() : layout.columns();
        int onward = view.lanes() > 0 ? places % width : onward(layout, places);
        long crossings = 0;
        for (int place = 0; onward != 0 && place < type.width(); place++) {
            int from = place % width - onward;
            if (from < 0 || from >= width) {
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
