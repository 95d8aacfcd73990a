package flipscope.trace;

/** What a shift does to bits that stand in a picture: which fell off, which came round an edge. */
final class Shifts {
    private Shifts() {}

    /** Where the operand's wrapped bits went. */
    static long moved(Operator operator, Fact[] operands, Word result) {
        return shift(
                operator, operands[0].wrapped(), amount(operands, result.type()), result.type());
    }

    private static int amount(Fact[] operands, Type type) {
        return (int) operands[1].bits() & type.width() - 1;
    }

    private static long shift(Operator operator, long bits, int amount, Type type) {
        long register = type.width() == 64 ? -1L : 0xFFFF_FFFFL;
        long moved = operator == Operator.LEFT ? bits << amount : bits >>> amount;
        return moved & register;
    }

    /**
     * The marks of a shift.
     *
     * @param carried wrapped bits of the result that were wrapped before
     */
    static Marks marks(Point point, Fact[] operands, Word result, long carried) {
        Operator operator = point.operator();
        Type type = point.type();
        View view = point.site().resultView();
        View from = point.site().operandViews().get(0);
        int amount = amount(operands, type);
        long cells = view.cells(type);
        long shown = ((Word) operands[0].value()).unsigned() & from.cells(type);
        long fell = shown & ~origins(operator, amount, type, cells);
        long landed = shift(operator, shown & ~fell, amount, type);
        long crossed = landed & crossings(view, operator, amount, type);
        return new Marks(0, 0, crossed | carried, fell, 0);
    }

    /** The places from which a bit lands in a cell. */
    private static long origins(Operator operator, int amount, Type type, long cells) {
        long register = type.width() == 64 ? -1L : 0xFFFF_FFFFL;
        return (operator == Operator.LEFT ? cells >>> amount : cells << amount) & register;
    }

    /** The cells that a bit reaches only by crossing a side edge, or the border of its lane. */
    private static long crossings(View view, Operator operator, int amount, Type type) {
        int width = rowWidth(view);
        if (width == 0) return 0;
        int left = sideways(view, amount, width);
        if (operator != Operator.LEFT) left = -left;
        long crossings = 0;
        for (int place = 0; place < type.width(); place++) {
            int column = place % width;
            boolean inside = column - left >= 0 && column - left < width;
            if (!inside) crossings |= 1L << place;
        }
        return crossings;
    }

    private static int rowWidth(View view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER -> 8;
            case MINI -> 4;
            case LANES -> view.lanes();
            case RANK, LINE3, CUBE, WORD, NUMBER, FLAG -> 0;
        };
    }

    /** How many columns a shift to the left moves to the left; negative: to the right. */
    private static int sideways(View view, int amount, int width) {
        return switch (view.shape()) {
            case MINI -> amount == 1 || amount == 5 ? 1 : amount == 3 ? -1 : 0;
            case LANES -> amount % width;
            case BOARD, UPPER, LOWER -> onBoard(amount);
            case RANK, LINE3, CUBE, WORD, NUMBER, FLAG -> 0;
        };
    }

    /**
     * By k, 8k, 9k or 7k, for k from 1 to 7; 7 itself is the diagonal. Anything else has no
     * direction.
     */
    private static int onBoard(int amount) {
        if (amount < 7) return amount;
        if (amount % 9 == 0) return amount / 9;
        if (amount % 7 == 0 && amount <= 49) return -(amount / 7);
        return 0;
    }
}
