package flipscope.trace.parse;

import flipscope.trace.Arithmetic;
import flipscope.trace.Type;
import flipscope.trace.Word;

/** Evaluates constant expressions, as the Java language defines them for flow analysis. */
final class ConstantExpressions {
    private ConstantExpressions() {}

    /** The value of a constant expression, or null if it is not one. */
    static Word valueOf(Expr e) {
        if (e instanceof Expr.Literal n) {
            return n.value();
        }
        if (e instanceof Expr.LocalRead n) {
            return n.constant();
        }
        if (e instanceof Expr.FieldRead n) {
            return n.type().isTable() ? null : n.field().constant();
        }
        if (e instanceof Expr.Unary n) {
            return unary(n);
        }
        if (e instanceof Expr.Binary n) {
            return binary(n);
        }
        if (e instanceof Expr.Conditional n) {
            return conditional(n);
        }
        return null;
    }

    /** Whether a condition is constant with this value; a loop that has none goes on as if true. */
    static boolean is(Expr condition, boolean truth) {
        Word value = condition == null ? Word.of(true) : valueOf(condition);
        return value != null && (value.bits() != 0) == truth;
    }

    /** The value of a constant expression, converted to a type; null if it is not one. */
    static Word valueOf(Expr e, Type type) {
        Word value = valueOf(e);
        return value == null ? null : value.as(type);
    }

    private static Word unary(Expr.Unary n) {
        Word operand = valueOf(n.operand());
        return operand == null ? null : Arithmetic.unary(n.operator(), n.type(), operand);
    }

    private static Word binary(Expr.Binary n) {
        Word left = valueOf(n.left());
        Word right = valueOf(n.right());
        if (left == null || right == null) {
            return null;
        }
        if (n.operator().divides() && right.bits() == 0) {
            return null;
        }
        return Arithmetic.binary(n.operator(), left, right);
    }

    private static Word conditional(Expr.Conditional n) {
        Word condition = valueOf(n.condition());
        Word yes = valueOf(n.yes());
        Word no = valueOf(n.no());
        if (condition == null || yes == null || no == null) {
            return null;
        }
        return (condition.bits() != 0 ? yes : no).as(n.type());
    }
}
