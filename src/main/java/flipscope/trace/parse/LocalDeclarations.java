package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Span;
import flipscope.trace.Type;
import java.util.List;

/** Checks the declarations of local variables. */
final class LocalDeclarations {
    private final CheckContext context;
    private final SourceText text;
    private final AnnotationReader annotations;
    private final ExpressionChecker expressions;
    private final StatementPlaces places;

    LocalDeclarations(CheckContext context, ExpressionChecker expressions, StatementPlaces places) {
        this.context = context;
        this.text = context.text();
        this.annotations = new AnnotationReader(text, context.routine().owner().numbering());
        this.expressions = expressions;
        this.places = places;
    }

    /**
     * Declares every variable of a list.
     *
     * @param counter whether they are loop counters, which are drawn as numbers
     */
    void declare(VariableDeclarationExpr list, Span span, boolean counter, List<Stmt> into) {
        for (VariableDeclarator variable : list.getVariables()) {
            Local local = local(list, variable, counter);
            Expr.Assign value =
                    variable.getInitializer().map(e -> initial(local, variable, e)).orElse(null);
            if (value != null && local.fixed() && !local.type().isTable()) {
                local.constant(
                        ConstantExpressions.convert(
                                ConstantExpressions.valueOf(value.value()), local.type()));
            }
            StatementPlace place =
                    places.of(list.getVariables().size() == 1 ? span : span(variable));
            into.add(new Stmt.Declare(span(variable), place, local, value));
        }
    }

    private Expr.Assign initial(Local local, VariableDeclarator variable, Expression e) {
        Expr value = expressions.value(e, local.type());
        return expressions.assign(span(variable), local, value);
    }

    /** Declares one variable without its initialiser. */
    Local local(VariableDeclarationExpr list, VariableDeclarator variable, boolean counter) {
        for (Modifier modifier : list.getModifiers()) {
            if (modifier.getKeyword() != Modifier.Keyword.FINAL) {
                throw text.fault(modifier, "a local variable can only be final");
            }
        }
        String name = variable.getNameAsString();
        Type type = TypeRules.of(text, variable.getType());
        if (context.local(name) != null) {
            throw text.fault(
                    variable.getName(),
                    "there is already a variable named `%s` here".formatted(name));
        }
        DisplayFormat declared = annotations.view(list, type);
        boolean counts = declared == null && counter && type.isNumber();
        DisplayFormat view = counts ? DisplayFormat.NUMBER : declared;
        Local local = context.routine().declare(name, type, view, list.isFinal());
        context.add(local);
        return local;
    }

    /** Whether a loop changes its variables only by fixed amounts. */
    boolean counts(ForStmt loop) {
        return !loop.getUpdate().isEmpty()
                && loop.getUpdate().stream().allMatch(LocalDeclarations::moves);
    }

    private static boolean moves(Expression e) {
        if (e instanceof UnaryExpr) {
            return true;
        }
        return e instanceof AssignExpr assign
                && assign.getValue().isLiteralExpr()
                && (assign.getOperator() == AssignExpr.Operator.PLUS
                        || assign.getOperator() == AssignExpr.Operator.MINUS);
    }
}
