package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;

/**
 * A step of a chain: it works on the value that the chain has come to.
 *
 * @param main which operand that value is
 * @param ends whether the chain goes no further back
 */
record ChainOperation(Step step, int main, boolean ends) {

    static ChainOperation of(Step step, ChainScope scope) {
        if (step.operands().size() < 2) {
            return new ChainOperation(step, 0, false);
        }
        if (step.operator() == Operator.LOOKUP) {
            return new ChainOperation(step, 0, true);
        }
        int main = main(step, scope);
        return isSwapped(step, main) && !commutes(step.operator())
                ? new ChainOperation(step, 0, true)
                : new ChainOperation(step, main, false);
    }

    /** Whether the other operand stands to the left in the source, and is drawn. */
    private static boolean isSwapped(Step step, int main) {
        return main == 1 && new ChainOperation(step, main, false).hasPicture();
    }

    private static int main(Step step, ChainScope scope) {
        Operand left = step.operand(0);
        Operand right = step.operand(1);
        boolean leftMade = scope.maker(left) != null;
        boolean rightMade = scope.maker(right) != null;
        if (step.operator() == Operator.CHOOSE) {
            return left.traced() ? 0 : 1;
        }
        if (adds(step)) {
            return rightMade ? 1 : 0;
        }
        if (masksOut(step, scope)) {
            return 0;
        }
        if (leftMade && rightMade) {
            return right.chain() > left.chain() ? 1 : 0;
        }
        if (leftMade != rightMade) {
            return rightMade ? 1 : 0;
        }
        return !left.traced() && right.traced() ? 1 : 0;
    }

    /**
     * {@code landed & ~start}: whether the right operand is a complement, laid over the left one.
     */
    private static boolean masksOut(Step step, ChainScope scope) {
        Step right = scope.maker(step.operand(1));
        return step.operator() == Operator.AND
                && step.operand(0).traced()
                && right != null
                && right.operator() == Operator.COMPLEMENT;
    }

    /** {@code legal |= …}: whether a step adds to the variable that it assigns. */
    static boolean adds(Step step) {
        Operator operator = step.operator();
        boolean joins =
                operator == Operator.OR || operator == Operator.XOR || operator == Operator.ADD;
        return joins && step.operand(0).text().equals(step.assigns());
    }

    /** Reads its operands in the order of the source: where it is the first of a chain. */
    ChainOperation first() {
        return hasPicture() ? new ChainOperation(step, 0, ends) : this;
    }

    Operand operand() {
        return step.operand(main);
    }

    /** The operand beside it. */
    Operand other() {
        return step.operand(1 - main);
    }

    /** {@code run | 0}: whether it joins something empty, which leaves the value as it is. */
    boolean joinsNothing() {
        return switch (step.operator()) {
            case OR, XOR, ADD -> EmptyValues.isEmpty(other());
            case SUBTRACT -> main == 0 && EmptyValues.isEmpty(other());
            default -> false;
        };
    }

    /** Whether the other operand is drawn, with the operator before it. */
    boolean hasPicture() {
        if (step.operands().size() < 2 || step.operator().shifts()) {
            return false;
        }
        if (step.operator() == Operator.CHOOSE || step.operator() == Operator.LIBRARY) {
            return false;
        }
        boolean compares = step.operator().compares();
        return other().traced()
                || step.operator() == Operator.LOOKUP
                || !compares && BitNames.areBits(other().view());
    }

    /**
     * Whether it may follow another operator without brackets: read from left to right the row is
     * right, and right by Java's precedence too.
     */
    boolean continues(ChainOperation before) {
        return isPlain(before.step.operator())
                && isPlain(step.operator())
                && before.step.operator().precedence() >= step.operator().precedence();
    }

    /** Whether an operator stands between values, rather than alone. */
    private static boolean isPlain(Operator operator) {
        return switch (operator) {
            case MULTIPLY, ADD, SUBTRACT, AND, XOR, OR -> true;
            default -> false;
        };
    }

    private static boolean commutes(Operator operator) {
        return switch (operator) {
            case AND, OR, XOR, ADD, MULTIPLY, EQUAL, NOT_EQUAL -> true;
            default -> false;
        };
    }

    /** What stands on an arrow: the source without the value it works on. */
    String name() {
        Operator operator = step.operator();
        if (step.operands().size() == 1) {
            return prefix();
        }
        String sign = operator == Operator.CHOOSE ? "?" : operator.text();
        if (operator == Operator.CHOOSE) {
            return "? "
                    + step.site().operandTexts().get(1)
                    + " : "
                    + step.site().operandTexts().get(2);
        }
        if (operator == Operator.LIBRARY) {
            return step.called();
        }
        return main == 0 || hasPicture()
                ? sign + " " + other().text()
                : other().text() + " " + sign;
    }

    private String prefix() {
        return switch (step.operator()) {
            case CAST -> "(" + step.result().type() + ")";
            case LIBRARY, CALL -> step.called();
            case RETURN, ASSIGN -> "(" + step.assigned().type() + ")";
            case BOTH, EITHER -> step.operator().text() + " " + step.site().operandTexts().get(1);
            default -> step.operator().symbol();
        };
    }
}
