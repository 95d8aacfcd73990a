package flipscope.trace;

/** Works out what an operator did to the bits. */
final class Marking {
    private Marking() {}

    /** Nothing happened but that the value was handed on with its wrapped bits. */
    static Marks keep(long wrapped) {
        return wrapped == 0 ? Marks.NONE : new Marks(0, 0, wrapped, 0, 0);
    }

    /** The bits of the result that an operand brought along and that had come round an edge. */
    static long carried(Operator operator, Fact[] operands, Value value) {
        if (!(value instanceof Word word)) return 0;
        long all = 0;
        for (Fact one : operands) all |= one.wrapped();
        if (all == 0) return 0;
        return switch (operator) {
            case AND, OR, XOR, ADD, SUBTRACT, NEGATE, CAST, ASSIGN -> all & word.unsigned();
            case LEFT, RIGHT, RIGHT_ZERO ->
                    Shifts.moved(operator, operands, word) & word.unsigned();
            default -> 0;
        };
    }

    /**
     * The marks of one step.
     *
     * @param carried the wrapped bits that the operands brought along
     */
    static Marks of(Point point, Fact[] operands, Value value, long carried) {
        View view = point.site().resultView();
        long cells = value instanceof Word ? view.cells(point.type()) : 0;
        if (cells == 0) return Marks.NONE;
        Word result = (Word) value;
        return switch (point.operator()) {
            case AND -> and(operands, result, cells, carried);
            case OR, XOR -> merge(point.operator(), operands, result, cells, carried);
            case ADD -> add(operands[0].bits(), operands[1].bits(), result.bits(), cells, carried);
            case SUBTRACT ->
                    subtract(operands[0].bits(), operands[1].bits(), result.bits(), cells, carried);
            case NEGATE -> subtract(0, operands[0].bits(), result.bits(), cells, carried);
            case LEFT, RIGHT, RIGHT_ZERO -> Shifts.marks(point, operands, result, carried & cells);
            default -> keep(carried & cells);
        };
    }

    private static Marks and(Fact[] operands, Word result, long cells, long carried) {
        boolean second = !operands[0].traced() && operands[1].traced();
        long flowing = operands[second ? 1 : 0].bits();
        return new Marks(0, flowing & ~result.bits() & cells, carried & cells, 0, 0);
    }

    private static Marks merge(
            Operator operator, Fact[] operands, Word result, long cells, long carried) {
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
