package flipscope.trace.parse;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Walks trees of checked code. */
public final class CodeWalker {
    private CodeWalker() {}

    /** Visits a statement, then every statement in it. */
    public static void eachStatement(Stmt s, Consumer<Stmt> visitor) {
        visitor.accept(s);
        s.statements().forEach(inner -> eachStatement(inner, visitor));
    }

    /** Visits an expression, then every expression in it. */
    public static void eachExpression(Expr e, Consumer<Expr> visitor) {
        visitor.accept(e);
        e.parts().forEach(part -> eachExpression(part, visitor));
    }

    /** Visits every expression of a method, outer ones first. */
    public static void eachExpression(Routine routine, Consumer<Expr> visitor) {
        eachStatement(
                routine.body(), s -> s.expressions().forEach(e -> eachExpression(e, visitor)));
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
        for (Expr e : s.expressions()) {
            deepest = Math.max(deepest, depth(e));
        }
        for (Stmt inner : s.statements()) {
            deepest = Math.max(deepest, depth(inner));
        }
        return deepest + 1;
    }

    static int depth(Expr e) {
        int deepest = 0;
        for (Expr part : e.parts()) {
            deepest = Math.max(deepest, depth(part));
        }
        return deepest + 1;
    }
}
