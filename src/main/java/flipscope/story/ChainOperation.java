package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.trace.BitRule;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.List;
import java.util.Optional;

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
        ChainOperation operation = new ChainOperation(step, main(step, scope), false);
        return operation.isSwapped() && !step.operator().commutes()
                ? new ChainOperation(step, 0, true)
                : operation;
    }

    /** Whether the other operand stands to the left in the source, and is drawn. */
    private boolean isSwapped() {
        return main == 1 && hasPicture();
    }

    private static int main(Step step, ChainScope scope) {
        Operand left = step.operand(0);
        Operand right = step.operand(1);
        boolean leftMade = scope.maker(left) != null;
        boolean rightMade = scope.maker(right) != null;
        if (step.operator() == Operator.CHOOSE) {
            return left.traced() ? 0 : 1;
        }
        if (masksOut(step, scope)) {
            return 0;
        }
        if (leftMade && rightMade && !adds(step)) {
            return right.chain() > left.chain() ? 1 : 0;
        }
        if (leftMade || rightMade || adds(step)) {
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

    /** The operand that is the variable which a step assigns. */
    static Optional<Operand> itself(Step step) {
        return step.operands().stream()
                .filter(each -> each.text().equals(step.assigns()))
                .findFirst();
    }

    Link link(Sign sign, Shown value) {
        return new Link(sign, List.of(step), main, name(), value);
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
        Operator operator = step.operator();
        return operator.bitRule().zero() == BitRule.Zero.FROM_ALL
                && operator.form() == Operator.Form.BINARY
                && (main == 0 || operator.commutes())
                && EmptyValues.isEmpty(other());
    }

    /** Whether the other operand is drawn, with the operator before it. */
    boolean hasPicture() {
        Operator operator = step.operator();
        if (operator.shifts() || operator == Operator.CHOOSE || operator == Operator.LIBRARY) {
            return false;
        }
        return operator == Operator.LOOKUP
                || step.operands().size() > 1
                        && (other().traced() || !operator.compares() && areBits(other().view()));
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
        return operator.form() == Operator.Form.BINARY
                && !operator.shifts()
                && operator.bitRule() != BitRule.WHOLE;
    }

    /** What stands on an arrow: the source without the value it works on. */
    String name() {
        List<String> texts = step.site().operandTexts();
        String sign = step.operator().text();
        return switch (step.operator()) {
            case LIBRARY, CALL, CAST, NEGATE, COMPLEMENT, NOT -> step.sign();
            case RETURN, ASSIGN -> "(" + step.assigned().type() + ")";
            case CHOOSE ->
                    step.operands().size() == 1 ? sign : "? " + texts.get(1) + " : " + texts.get(2);
            case BOTH, EITHER -> sign + " " + texts.get(1);
            default ->
                    main == 0 || hasPicture()
                            ? sign + " " + other().text()
                            : other().text() + " " + sign;
        };
    }
}
