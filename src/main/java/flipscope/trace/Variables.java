package flipscope.trace;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.List;

/** Checks the declarations of local variables. */
final class Variables {
    private final Context context;
    private final SourceText text;
    private final Annotations annotations;
    private final Assignments assignments;
    private final Expressions expressions;
    private final Places places;

    Variables(Context context, Expressions expressions, Places places) {
        this.context = context;
        this.text = context.text();
        this.annotations = new Annotations(text);
        this.assignments = new Assignments(context, expressions, new Operands(text));
        this.expressions = expressions;
        this.places = places;
    }

    /**
     * Declares every variable of a list.
     *
     * @param counter whether they count the rounds of a loop, and so are numbers
     */
    void declare(VariableDeclarationExpr list, Span span, boolean counter, List<Stmt> into) {
        for (VariableDeclarator variable : list.getVariables()) {
            Local local = local(list, variable, counter);
            Expr.Assign value =
                    variable.getInitializer().map(e -> initial(local, variable, e)).orElse(null);
            if (value != null && local.fixed() && !local.type().isTable())
                local.constant(Constants.convert(Constants.valueOf(value.value()), local.type()));
            Place place =
                    places.of(list.getVariables().size() == 1 ? span : SourceText.span(variable));
            into.add(new Stmt.Declare(SourceText.span(variable), place, local, value));
        }
    }

    private Expr.Assign initial(Local local, VariableDeclarator variable, Expression e) {
        Expr value = expressions.value(e, local.type());
        return assignments.assign(SourceText.span(variable), local, value);
    }

    /** Declares one variable without its initialiser. */
    Local local(VariableDeclarationExpr list, VariableDeclarator variable, boolean counter) {
        for (Modifier modifier : list.getModifiers())
            if (modifier.getKeyword() != Modifier.Keyword.FINAL)
                throw text.fault(modifier, "a local variable can only be final");
        String name = variable.getNameAsString();
        Type type = Types.of(text, variable.getType());
        if (context.scope().find(name) != null)
            throw text.fault(
                    variable.getName(), "there is already a variable named `" + name + "` here");
        View declared = annotations.view(list, type);
        View usual = counter && type.isNumber() ? View.NUMBER : View.of(type);
        Local local =
                context.routine()
                        .declare(
                                name,
                                type,
                                declared != null ? declared : usual,
                                list.isFinal(),
                                SourceText.span(variable.getName()));
        context.scope().add(local);
        return local;
    }

    /** Whether a loop counts: it moves by one, or by a fixed amount. */
    boolean counts(ForStmt loop) {
        return !loop.getUpdate().isEmpty() && loop.getUpdate().stream().allMatch(Variables::moves);
    }

    private static boolean moves(Expression e) {
        if (e instanceof UnaryExpr) return true;
        return e instanceof AssignExpr assign
                && assign.getValue().isLiteralExpr()
                && (assign.getOperator() == AssignExpr.Operator.PLUS
                        || assign.getOperator() == AssignExpr.Operator.MINUS);
    }
}
