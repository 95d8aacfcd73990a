package flipscope.trace.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Walks trees of checked code. */
public final class CodeWalker {
    private CodeWalker() {}

    /** The parts of an expression, in the order of evaluation. */
    public static List<Expr> parts(Expr e) {
        if (e instanceof Expr.Unary n) {
            return List.of(n.operand());
        }
        if (e instanceof Expr.Binary n) {
            return List.of(n.left(), n.right());
        }
        if (e instanceof Expr.Conditional n) {
            return List.of(n.condition(), n.yes(), n.no());
        }
        if (e instanceof Expr.Assign n) {
            return List.of(n.value());
        }
        if (e instanceof Expr.Update n) {
            return List.of(n.value());
        }
        if (e instanceof Expr.Call n) {
            return n.arguments();
        }
        if (e instanceof Expr.Library n) {
            return n.arguments();
        }
        return tableParts(e);
    }

    private static List<Expr> tableParts(Expr e) {
        if (e instanceof Expr.Index n) {
            return List.of(n.table(), n.index());
        }
        if (e instanceof Expr.Length n) {
            return List.of(n.table());
        }
        if (e instanceof Expr.NewTable n) {
            return n.lengths();
        }
        if (e instanceof Expr.Elements n) {
            return n.elements();
        }
        if (e instanceof Expr.Store n) {
            return List.of(n.table(), n.index(), n.value());
        }
        if (e instanceof Expr.StoreUpdate n) {
            return List.of(n.table(), n.index(), n.value());
        }
        return List.of();
    }

    /** The expressions directly in a statement, in textual order. */
    public static List<Expr> expressions(Stmt s) {
        if (s instanceof Stmt.Declare n) {
            return n.value() == null ? List.of() : List.of(n.value());
        }
        if (s instanceof Stmt.Evaluate n) {
            return List.of(n.expression());
        }
        if (s instanceof Stmt.If n) {
            return List.of(n.condition());
        }
        if (s instanceof Stmt.Do n) {
            return List.of(n.condition());
        }
        if (s instanceof Stmt.For n) {
            return n.condition() == null ? List.of() : List.of(n.condition());
        }
        if (s instanceof Stmt.ForEach n) {
            return List.of(n.table());
        }
        if (s instanceof Stmt.Return n) {
            return n.value() == null ? List.of() : List.of(n.value());
        }
        return List.of();
    }

    /** The statements directly in a statement. */
    static List<Stmt> statements(Stmt s) {
        if (s instanceof Stmt.Block n) {
            return n.statements();
        }
        if (s instanceof Stmt.Do n) {
            return List.of(n.body());
        }
        if (s instanceof Stmt.ForEach n) {
            return List.of(n.body());
        }
        if (s instanceof Stmt.If n) {
            return n.otherwise() == null ? List.of(n.then()) : List.of(n.then(), n.otherwise());
        }
        if (!(s instanceof Stmt.For n)) {
            return List.of();
        }
        List<Stmt> all = new ArrayList<>(n.starts());
        all.addAll(n.updates());
        all.add(n.body());
        return all;
    }

    /** Visits a statement, then every statement in it. */
    public static void eachStatement(Stmt s, Consumer<Stmt> visitor) {
        visitor.accept(s);
        for (Stmt inner : statements(s)) {
            eachStatement(inner, visitor);
        }
    }

    /** Visits an expression, then every expression in it. */
    public static void eachExpression(Expr e, Consumer<Expr> visitor) {
        visitor.accept(e);
        for (Expr part : parts(e)) {
            eachExpression(part, visitor);
        }
    }

    /** Visits every expression of a method, outer ones first. */
    public static void eachExpression(Routine routine, Consumer<Expr> visitor) {
        eachStatement(routine.body(), s -> expressions(s).forEach(e -> eachExpression(e, visitor)));
    }

    /** Visits every call in a method. */
    static void eachCall(Routine routine, Consumer<Expr.Call> visitor) {
        eachExpression(routine, calls(visitor));
    }

    /** Visits every call in an expression. */
    static void eachCall(Expr e, Consumer<Expr.Call> visitor) {
        eachExpression(e, calls(visitor));
    }

    private static Consumer<Expr> calls(Consumer<Expr.Call> visitor) {
        return e -> {
            if (e instanceof Expr.Call call) {
                visitor.accept(call);
            }
        };
    }

    /** Methods and all that they may call, directly or through others. */
    public static Set<Routine> reached(Collection<Routine> from) {
        Set<Routine> reached = new LinkedHashSet<>(from);
        Deque<Routine> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            eachCall(
                    open.remove(),
                    call -> {
                        if (reached.add(call.target())) {
                            open.add(call.target());
                        }
                    });
        }
        return reached;
    }

    /** The depth of a syntax tree. */
    static int depth(Stmt s) {
        int deepest = 0;
        for (Expr e : expressions(s)) {
            deepest = Math.max(deepest, depth(e));
        }
        for (Stmt inner : statements(s)) {
            deepest = Math.max(deepest, depth(inner));
        }
        return deepest + 1;
    }

    static int depth(Expr e) {
        int deepest = 0;
        for (Expr part : parts(e)) {
            deepest = Math.max(deepest, depth(part));
        }
        return deepest + 1;
    }
}
