package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import flipscope.trace.Operator;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks expressions: resolves names, finds types as the compiler does, refuses what does not fit.
 */
final class ExpressionChecker {
    private final CheckContext context;
    private final SourceText text;
    private final NameResolver references;
    private final OperatorTyping operands;

    ExpressionChecker(CheckContext context) {
        this.context = context;
        this.text = context.text();
        this.operands = new OperatorTyping(text);
        this.references = new NameResolver(context, this);
    }

    /**
     * Checks an expression, which may be a call without a result.
     *
     * @throws SourceException if it is not traceable Java
     */
    Expr check(Expression e) {
        if (e instanceof EnclosedExpr n) {
            return check(n.getInner());
        }
        if (e instanceof LiteralExpr n) {
            return literal(n);
        }
        if (e instanceof NameExpr n) {
            return references.name(n);
        }
        if (e instanceof FieldAccessExpr n) {
            return references.member(n);
        }
        if (e instanceof MethodCallExpr n) {
            return references.call(n);
        }
        if (e instanceof UnaryExpr n) {
            return unary(n);
        }
        if (e instanceof BinaryExpr n) {
            return binary(n);
        }
        if (e instanceof ConditionalExpr n) {
            return conditional(n);
        }
        if (e instanceof CastExpr n) {
            return cast(n);
        }
        if (e instanceof AssignExpr n) {
            return assign(n);
        }
        if (e instanceof ArrayAccessExpr n) {
            return index(n);
        }
        if (e instanceof ArrayCreationExpr n) {
            return creation(n);
        }
        if (e instanceof ArrayInitializerExpr) {
            throw text.fault(e, "a list without a type; write new and its type before it");
        }
        throw text.fault(e, UnsupportedSyntax.refusal(e));
    }

    /** Checks an expression that must have a value. */
    Expr value(Expression e) {
        Expr checked = check(e);
        if (checked.type().equals(Type.VOID)) {
            throw text.fault(e, "the method called here has no result, but a value is needed");
        }
        return checked;
    }

    /** Checks an expression that is assigned to this type without a cast. */
    Expr value(Expression e, Type type) {
        if (e instanceof ArrayInitializerExpr list) {
            return elements(list, span(list), type);
        }
        Expr checked = value(e);
        if (!TypeRules.assignable(checked.type(), type)) {
            throw text.fault(e, TypeRules.mismatch(checked.type(), type));
        }
        return checked;
    }

    Expr condition(Expression e) {
        return value(e, Type.BOOLEAN);
    }

    private Expr literal(LiteralExpr n) {
        return new Expr.Literal(span(n), new LiteralReader(text).word(n, false));
    }

    private Expr unary(UnaryExpr n) {
        return switch (n.getOperator()) {
            case MINUS -> minus(n);
            // Has no effect and makes no step.
            case PLUS -> operands.number(value(n.getExpression()), "+");
            case BITWISE_COMPLEMENT ->
                    unary(n, Operator.COMPLEMENT, operands.number(value(n.getExpression()), "~"));
            case LOGICAL_COMPLEMENT -> unary(n, Operator.NOT, condition(n.getExpression()));
            case PREFIX_INCREMENT, POSTFIX_INCREMENT -> step(n, Operator.ADD);
            case PREFIX_DECREMENT, POSTFIX_DECREMENT -> step(n, Operator.SUBTRACT);
        };
    }

    private Expr minus(UnaryExpr n) {
        if (n.getExpression() instanceof LiteralExpr literal && LiteralReader.isNumber(literal)) {
            return new Expr.Literal(span(n), new LiteralReader(text).word(literal, true));
        }
        return unary(n, Operator.NEGATE, operands.number(value(n.getExpression()), "-"));
    }

    private Expr unary(UnaryExpr n, Operator operator, Expr operand) {
        return new Expr.Unary(operand.type(), span(n), context.nextOperator(), operator, operand);
    }

    private Expr binary(BinaryExpr n) {
        Operator operator = Operator.of(n.getOperator().asString());
        Expr left = value(n.getLeft());
        Expr right = value(n.getRight());
        Type type = operands.result(operator, left, right, span(n));
        return new Expr.Binary(type, span(n), context.nextOperator(), operator, left, right);
    }

    private Expr conditional(ConditionalExpr n) {
        Expr condition = condition(n.getCondition());
        Expr yes = value(n.getThenExpr());
        Expr no = value(n.getElseExpr());
        Type type = common(n, yes.type(), no.type());
        return new Expr.Conditional(type, span(n), context.nextOperator(), condition, yes, no);
    }

    private Type common(ConditionalExpr n, Type yes, Type no) {
        if (yes.equals(no) || yes.isNumber() && no.isNumber()) {
            return yes.promoted(no);
        }
        throw text.fault(
                n.getElseExpr(),
                "one branch is %s, the other %s; both must be of one type".formatted(yes, no));
    }

    private Expr cast(CastExpr n) {
        Type type = TypeRules.of(text, n.getType());
        Expr operand = value(n.getExpression());
        if (!type.isNumber() || !operand.type().isNumber()) {
            throw text.fault(
                    n,
                    "a cast from %s to %s is not possible; only int and long can be cast"
                            .formatted(operand.type(), type));
        }
        return new Expr.Unary(type, span(n), context.nextOperator(), Operator.CAST, operand);
    }

    private Expr index(ArrayAccessExpr n) {
        Expr table = value(n.getName());
        if (!table.type().isTable()) {
            throw text.fault(
                    n.getName(),
                    "this is %s, not a table; it has no elements".formatted(table.type()));
        }
        Expr index = value(n.getIndex(), Type.INT);
        return new Expr.Index(
                table.type().element(), span(n), context.nextOperator(), table, index);
    }

    private Expr creation(ArrayCreationExpr n) {
        Type element = TypeRules.of(text, n.getElementType());
        Type type = new Type(element.kind(), n.getLevels().size());
        if (n.getInitializer().isPresent()) {
            return elements(n.getInitializer().get(), span(n), type);
        }
        List<Expr> lengths = new ArrayList<>();
        for (ArrayCreationLevel level : n.getLevels()) {
            level.getDimension().ifPresent(length -> lengths.add(value(length, Type.INT)));
        }
        return new Expr.NewTable(type, span(n), lengths);
    }

    /** {@code {a, b}} as a table of that type. */
    private Expr elements(ArrayInitializerExpr n, Span span, Type type) {
        if (!type.isTable()) {
            throw text.fault(n, "a list makes a table, but %s is needed".formatted(type));
        }
        List<Expr> elements =
                n.getValues().stream().map(each -> value(each, type.element())).toList();
        return new Expr.Elements(type, span, elements);
    }

    // Assignments

    private Expr assign(AssignExpr n) {
        Expr target = target(n.getTarget());
        Span span = span(n);
        if (n.getOperator() == AssignExpr.Operator.ASSIGN) {
            Expr value = value(n.getValue(), target.type());
            if (target instanceof Expr.LocalRead local) {
                return assign(span, local.local(), value);
            }
            return store(span, Operator.ASSIGN, target, value, false);
        }
        Operator operator =
                Operator.of(n.getOperator().toBinaryOperator().orElseThrow().asString());
        return update(span, operator, target, value(n.getValue()), false);
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
    private Expr step(UnaryExpr n, Operator operator) {
        Expr target = target(n.getExpression());
        operands.number(target, operator.text().repeat(2));
        Expr one = new Expr.Literal(span(n), Word.of(1));
        return update(span(n), operator, target, one, n.isPostfix());
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
        return store(span, operator, target, value, postfix);
    }

    private static Expr store(
            Span span, Operator operator, Expr target, Expr value, boolean postfix) {
        Expr.Index cell = (Expr.Index) target;
        return new Expr.Store(
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
        Expr target = check(e);
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
