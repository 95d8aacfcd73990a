package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.join;
import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Span;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;

/** Checks the statements of a method and the local variables that they declare. */
final class StatementChecker {
    private final CheckContext context;
    private final SourceText text;
    private final Routine routine;
    private final ExpressionChecker expressions;
    private final AnnotationReader annotations;
    private final StatementPlaces places;
    private int loops;

    StatementChecker(CheckContext context, StatementPlaces places) {
        this.context = context;
        this.text = context.text();
        this.routine = context.routine();
        this.expressions = new ExpressionChecker(context);
        this.annotations = new AnnotationReader(text, routine.owner().numbering());
        this.places = places;
    }

    Stmt.Block block(BlockStmt n) {
        context.open();
        List<Stmt> statements = new ArrayList<>();
        for (Statement one : n.getStatements()) {
            statement(one, statements);
        }
        context.close();
        return new Stmt.Block(span(n), statements);
    }

    /** A declaration of several variables becomes several statements. */
    private void statement(Statement s, List<Stmt> into) {
        if (s instanceof ExpressionStmt n
                && n.getExpression() instanceof VariableDeclarationExpr list) {
            declare(list, span(n), false, into);
        } else {
            into.add(single(s));
        }
    }

    private Stmt single(Statement s) {
        if (s instanceof ExpressionStmt n) {
            return evaluate(n.getExpression(), span(n));
        }
        if (s instanceof BlockStmt n) {
            return block(n);
        }
        if (s instanceof IfStmt n) {
            return branch(n);
        }
        if (s instanceof ForStmt n) {
            return loop(n);
        }
        if (s instanceof ForEachStmt n) {
            return forEach(n);
        }
        if (s instanceof WhileStmt n) {
            return loop(n);
        }
        if (s instanceof DoStmt n) {
            return loop(n);
        }
        if (s instanceof ReturnStmt n) {
            return result(n);
        }
        if (s instanceof BreakStmt n) {
            return leave(n, n.getLabel().isPresent());
        }
        if (s instanceof ContinueStmt n) {
            return leave(n, n.getLabel().isPresent());
        }
        if (s instanceof EmptyStmt n) {
            return new Stmt.Empty(span(n));
        }
        throw text.fault(s, UnsupportedSyntax.refusal(s));
    }

    private Stmt evaluate(Expression e, Span span) {
        boolean effect =
                e instanceof AssignExpr
                        || e instanceof MethodCallExpr
                        || e instanceof UnaryExpr step
                                && step.getOperator().name().contains("CREMENT");
        if (!effect) {
            expressions.check(e);
            throw text.fault(e, "this value is never used; assign it to a variable");
        }
        return new Stmt.Evaluate(span, places.of(span), expressions.check(e));
    }

    private Stmt branch(IfStmt n) {
        Expr condition = expressions.condition(n.getCondition());
        Stmt then = inner(n.getThenStmt());
        Stmt otherwise = n.getElseStmt().map(this::inner).orElse(null);
        return new Stmt.If(span(n), placeOf(n.getCondition()), condition, then, otherwise);
    }

    private StatementPlace placeOf(Expression e) {
        return places.of(span(e));
    }

    /** A statement outside a block, which must not be a declaration. */
    private Stmt inner(Statement s) {
        if (s instanceof ExpressionStmt n && n.getExpression() instanceof VariableDeclarationExpr) {
            throw text.fault(s, "a variable cannot be declared here; put braces round it");
        }
        return single(s);
    }

    private Stmt loopBody(Statement s) {
        loops++;
        Stmt body = inner(s);
        loops--;
        return body;
    }

    private Stmt loop(WhileStmt n) {
        Expr condition = expressions.condition(n.getCondition());
        Stmt body = loopBody(n.getBody());
        StatementPlace place = placeOf(n.getCondition());
        return new Stmt.For(span(n), List.of(), place, condition, List.of(), body);
    }

    private Stmt loop(DoStmt n) {
        Stmt body = loopBody(n.getBody());
        Expr condition = expressions.condition(n.getCondition());
        return new Stmt.Do(span(n), placeOf(n.getCondition()), condition, body);
    }

    private Stmt loop(ForStmt n) {
        context.open();
        List<Stmt> starts = new ArrayList<>();
        for (Expression e : n.getInitialization()) {
            if (e instanceof VariableDeclarationExpr list) {
                declare(list, span(e), counts(n), starts);
            } else {
                starts.add(evaluate(e, span(e)));
            }
        }
        Expression test = n.getCompare().orElse(null);
        Expr condition = test == null ? null : expressions.condition(test);
        List<Stmt> updates = n.getUpdate().stream().map(e -> evaluate(e, span(e))).toList();
        Stmt body = loopBody(n.getBody());
        context.close();
        StatementPlace place = test == null ? null : placeOf(test);
        return new Stmt.For(span(n), starts, place, condition, updates, body);
    }

    private Stmt forEach(ForEachStmt n) {
        Expr table = expressions.value(n.getIterable());
        if (!table.type().isTable()) {
            throw text.fault(
                    n.getIterable(), "a for-each loop needs a table, but this is " + table.type());
        }
        context.open();
        VariableDeclarator variable = n.getVariable().getVariable(0);
        Local local = local(n.getVariable(), variable, false);
        if (!TypeRules.assignable(table.type().element(), local.type())) {
            throw text.fault(
                    n.getIterable(), TypeRules.mismatch(table.type().element(), local.type()));
        }
        int id = context.nextOperator();
        Span span = join(span(n.getVariable()), span(n.getIterable()));
        Stmt body = loopBody(n.getBody());
        context.close();
        return new Stmt.ForEach(span(n), places.of(span), id, local, table, body);
    }

    private Stmt leave(Statement s, boolean labelled) {
        if (labelled) {
            throw text.refusal(s, "a label", "put the inner loop into a method of its own");
        }
        if (loops == 0) {
            throw text.fault(s, "there is no loop here to break or continue");
        }
        Span span = span(s);
        return s instanceof BreakStmt ? new Stmt.Break(span) : new Stmt.Continue(span);
    }

    private Stmt result(ReturnStmt n) {
        Span span = span(n);
        Expression e = n.getExpression().orElse(null);
        boolean empty = routine.result().equals(Type.VOID);
        if (e == null && !empty) {
            throw text.fault(
                    n,
                    "a value is missing: `%s` returns %s"
                            .formatted(routine.name(), routine.result()));
        }
        if (e != null && empty) {
            throw text.fault(e, "`%s` is void and returns no value".formatted(routine.name()));
        }
        Expr value = e == null ? null : expressions.value(e, routine.result());
        return new Stmt.Return(span, places.of(span), context.nextOperator(), value);
    }

    // Local variables

    /**
     * Declares every variable of a list.
     *
     * @param counter whether they are loop counters, which are drawn as numbers
     */
    private void declare(
            VariableDeclarationExpr list, Span span, boolean counter, List<Stmt> into) {
        for (VariableDeclarator variable : list.getVariables()) {
            Local local = local(list, variable, counter);
            Expr.Assign value =
                    variable.getInitializer()
                            .map(e -> expressions.value(e, local.type()))
                            .map(checked -> expressions.assign(span(variable), local, checked))
                            .orElse(null);
            if (value != null && local.fixed() && !local.type().isTable()) {
                context.constant(local, ConstantExpressions.valueOf(value.value(), local.type()));
            }
            StatementPlace place =
                    places.of(list.getVariables().size() == 1 ? span : span(variable));
            into.add(new Stmt.Declare(span(variable), place, local, value));
        }
    }

    /** Declares one variable without its initialiser. */
    private Local local(
            VariableDeclarationExpr list, VariableDeclarator variable, boolean counter) {
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
        Local local = routine.declare(name, type, view, list.isFinal());
        context.add(local);
        return local;
    }

    /** Whether a loop changes its variables only by fixed amounts. */
    private static boolean counts(ForStmt loop) {
        return !loop.getUpdate().isEmpty()
                && loop.getUpdate().stream().allMatch(StatementChecker::moves);
    }

    private static boolean moves(Expression e) {
        return e instanceof UnaryExpr
                || e instanceof AssignExpr assign
                        && assign.getValue().isLiteralExpr()
                        && (assign.getOperator() == AssignExpr.Operator.PLUS
                                || assign.getOperator() == AssignExpr.Operator.MINUS);
    }
}
