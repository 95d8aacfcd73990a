package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import flipscope.trace.Operator;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.Word;

/** Checks assignments, compound assignments, increments and decrements. */
final class AssignmentChecker {
    private final CheckContext context;
    private final SourceText text;
    private final ExpressionChecker expressions;
    private final OperatorTyping operands;

    AssignmentChecker(
            CheckContext context, ExpressionChecker expressions, OperatorTyping operands) {
        this.context = context;
        this.text = context.text();
        this.expressions = expressions;
        this.operands = operands;
    }

    Expr assign(AssignExpr n) {
        Expr target = target(n.getTarget());
        Span span = span(n);
        if (n.getOperator() == AssignExpr.Operator.ASSIGN) {
            Expr value = expressions.value(n.getValue(), target.type());
            if (target instanceof Expr.LocalRead local) {
                return assign(span, local.local(), value);
            }
            Expr.Index cell = (Expr.Index) target;
            return new Expr.Store(cell.type(), span, cell.table(), cell.index(), value);
        }
        Operator operator =
                OperatorTyping.operator(n.getOperator().toBinaryOperator().orElseThrow());
        return update(span, operator, target, expressions.value(n.getValue()), false);
    }

    /**
     * {@code x = value}. It is a step of its own only if the value is not a step, which could take
     * the name.
     */
    Expr.Assign assign(Span span, Local local, Expr value) {
        boolean bare = !carriesName(value);
        return new Expr.Assign(span, bare ? context.nextOperator() : -1, local, value);
    }

    private static boolean carriesName(Expr value) {
        boolean named = value instanceof Expr.Assign || value instanceof Expr.Update;
        return value.id() >= 0 && !named;
    }

    /** {@code x++} and the like: adds or subtracts the literal 1. */
    Expr step(UnaryExpr n, Operator operator, boolean postfix) {
        Expr target = target(n.getExpression());
        operands.number(target, operator.text().repeat(2));
        Expr one = new Expr.Literal(span(n), Word.of(1));
        return update(span(n), operator, target, one, postfix);
    }

    private Expr update(Span span, Operator operator, Expr target, Expr value, boolean postfix) {
        Type computed = operands.result(operator, target, value, span);
        if (target instanceof Expr.LocalRead local) {
            return new Expr.Update(
                    span,
                    context.nextOperator(),
                    operator,
                    computed,
                    local.local(),
                    value,
                    postfix);
        }
        Expr.Index cell = (Expr.Index) target;
        return new Expr.StoreUpdate(
                cell.type(), span, operator, cell.table(), cell.index(), value, postfix);
    }

    /**
     * The target of an assignment: a variable or a table element. {@link DefiniteAssignment} checks
     * final variables.
     */
    private Expr target(Expression e) {
        if (e instanceof EnclosedExpr enclosed) {
            return target(enclosed.getInner());
        }
        if (!(e.isNameExpr() || e.isFieldAccessExpr() || e instanceof ArrayAccessExpr)) {
            throw text.fault(e, "only a variable or an element of a table can be assigned to");
        }
        Expr target = expressions.check(e);
        if (target instanceof Expr.FieldRead field) {
            throw text.fault(
                    e, "`%s` is final and cannot be assigned to".formatted(field.field().name()));
        }
        if (target instanceof Expr.Length) {
            throw text.fault(e, "the length of a table cannot be assigned to");
        }
        return target;
    }
}
