package flipscope.story;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a step did to the bits, worked out from its operands and its result and from nothing else.
 */
record Fact(Step step) {
    private static final Set<Operator> WIDENED =
            EnumSet.of(Operator.AND, Operator.OR, Operator.XOR, Operator.ADD, Operator.SUBTRACT);

    long a() {
        return bits(0);
    }

    long b() {
        return bits(1);
    }

    /**
     * An operand as the operator takes it: an int beside a long is widened; a table has no bits.
     */
    private long bits(int operand) {
        if (step.operands().size() <= operand
                || !(step.operands().get(operand).value() instanceof Word word)) {
            return 0;
        }
        boolean widened = WIDENED.contains(step.operator()) && isLong(step.result());
        return widened ? word.bits() : word.unsigned();
    }

    private static boolean isLong(Value value) {
        return value != null && value.type().equals(Type.LONG);
    }

    Operand operand(int index) {
        return step.operands().get(index);
    }

    long result() {
        return step.result() instanceof Word word ? word.unsigned() : 0;
    }

    /** The result with its sign, as a number reads. */
    long number() {
        return ((Word) step.result()).bits();
    }

    boolean holds() {
        return result() != 0;
    }

    DisplayFormat view() {
        return step.site().resultView();
    }

    DisplayFormat from() {
        return operand(0).view();
    }

    /** Whether the picture of the result has no bit. */
    boolean isEmpty() {
        return step.result() instanceof Word
                && BitNames.areBits(view())
                && (result() & Names.cells(view())) == 0;
    }

    boolean isTable() {
        return step.result() instanceof Table;
    }

    boolean says(String list) {
        return says(list, result(), view());
    }

    boolean says(String list, long bits, DisplayFormat view) {
        return view.shape() == DisplayFormat.Shape.NUMBER
                        || view.shape() == DisplayFormat.Shape.FLAG
                ? list.equals(plain(bits, view))
                : Names.say(list, bits, view);
    }

    private String plain(long bits, DisplayFormat view) {
        if (view.shape() == DisplayFormat.Shape.FLAG) {
            return String.valueOf(bits != 0);
        }
        return String.valueOf(step.result().type().equals(Type.LONG) ? bits : (int) bits);
    }

    /** What became set that was not. */
    long added() {
        return result() & ~(step.operator() == Operator.ADD ? a() | b() : a());
    }

    /** What was set and is no more. */
    long cleared() {
        return before() & ~result();
    }

    private long before() {
        if (step.operator() == Operator.ADD) {
            return a() | b();
        }
        boolean masked = step.operator() == Operator.AND && !operand(0).traced();
        return masked && operand(1).traced() ? b() : a();
    }

    /** How many places a shift moves, as the machine takes it. */
    int amount() {
        return (int) b() & (operand(0).value().type().width() - 1);
    }

    boolean isLeft() {
        return step.operator() == Operator.LEFT;
    }

    /** What a shift brings into no cell of its result. */
    long fell() {
        long fell = 0;
        for (long rest = a() & Names.cells(from()); rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            fell |= (moved(bit) & Names.cells(view())) == 0 ? bit : 0;
        }
        return fell;
    }

    private long moved(long bits) {
        long register = operand(0).value().type().width() == 64 ? -1L : 0xFFFF_FFFFL;
        return (isLeft() ? bits << amount() : bits >>> amount()) & register;
    }

    /** Where bits land that leave their row sideways, and had not done so before. */
    long wrapped() {
        int width =
                switch (from().shape()) {
                    case BOARD, UPPER, LOWER -> 8;
                    case MINI -> 4;
                    default -> 0;
                };
        if (width == 0 || !BitNames.areSquares(view())) {
            return 0;
        }
        long came = operand(0).wrapped();
        long wrapped = 0;
        for (long rest = a() & Names.cells(from()) & ~fell() & ~came; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            int from = Long.numberOfTrailingZeros(bit) % width;
            int column = from + (isLeft() ? sideways(width) : -sideways(width));
            wrapped |= column < 0 || column >= width ? moved(bit) : 0;
        }
        return wrapped;
    }

    /** How far to the left a shift to the left goes, in the way that is the shortest on a board. */
    private int sideways(int width) {
        for (int squares = 1; squares < width; squares++) {
            for (int column = -1; column <= 1; column++) {
                for (int row = 0; row <= 1; row++) {
                    if (squares * (row * width + column) == amount()) {
                        return squares * column;
                    }
                }
            }
        }
        return 0;
    }

    /** The places that a carry, or a borrow, came into. */
    long carry() {
        return (a() ^ b() ^ result()) & Names.cells(view());
    }
}
